"""What a bundle starts."""

import os
import sys


def give_back_environment() -> None:
    """Undoes for our children what PyInstaller's loader has set for us: a file manager must not load our Qt.

    The dynamic loader has read LD_LIBRARY_PATH by now, and Qt finds its plugins beside itself.
    """
    for name in ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        os.environ.pop(name, None)
        if before is not None:
            os.environ[name] = before


def main() -> int:
    """The program; with `--smoke-test` alone, a walk through all its dialogs."""
    if sys.platform.startswith("linux"):
        give_back_environment()
    if sys.argv[1:] == ["--smoke-test"]:
        from smoke import walk

        return walk()
    from bp_qt.cli import main as play

    return play()


if __name__ == "__main__":
    sys.exit(main())
