"""How long things take and how much they need: each figure beside a baseline of the same run, never a verdict.

`python3 packaging/bootstrap.py bench [--json] [NAME…]`; without coverage, and best on a machine that does nothing else.
"""
