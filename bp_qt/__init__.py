"""Block Puzzle for the desktop: three games, one engine, one window."""

__version__ = "0.1.0"
