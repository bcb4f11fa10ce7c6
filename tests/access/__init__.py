"""Tests of the tap path."""
