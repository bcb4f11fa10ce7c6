"""Tests of the engine, one file per module, and `naive`: the rules a second time, by sets of cells."""
