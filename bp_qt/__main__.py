"""`python -m bp_qt`: the same as the command `bp-qt`."""

import signal
import sys

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback of what is still being imported

from bp_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
