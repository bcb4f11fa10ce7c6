"""Figures, not verdicts: how long things take on this machine. Run without coverage: `pytest -m benchmark`."""
