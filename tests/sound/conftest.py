import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _garbage_of_this_thread_alone() -> Iterator[None]:
    """As in the program: the loudspeaker's thread must not collect a widget that a test before has left."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()
