"""Tests of the bootstrap."""
