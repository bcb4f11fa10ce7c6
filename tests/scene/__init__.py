"""Tests of what is seen: layout, contrast, pictures that differ, effects."""
