"""Disks that fail: for this process, or for one that is started with a library of ours."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """No file may become larger than so many bytes: writing on fails as on a full disk."""
    import resource  # POSIX alone has it

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def made_library(folder: Path) -> Path:
    """To be loaded before all others (LD_PRELOAD): the disk is then what the file `BP_DISK` says, such as `full`."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("no C compiler, or not Linux: no disk that fails on demand")
    made = folder / "broken_disk.so"
    source = Path(__file__).with_name("broken_disk.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", made, source], check=True)
    return made
