"""Tests of the whole program over one file."""
