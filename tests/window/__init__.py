"""Tests of the window around the stage."""
