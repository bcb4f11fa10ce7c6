"""Texts that nobody would write: nothing may break. `BP_FUZZ=100000` for a long run by hand."""
