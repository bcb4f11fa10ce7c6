"""`python -m bp_qt`: the same as the command `bp-qt`."""

import sys

from bp_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
