"""Tests with a real window on a real X server (Linux), and what they stand on."""
