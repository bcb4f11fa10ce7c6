"""Tests of what the player is doing now."""
