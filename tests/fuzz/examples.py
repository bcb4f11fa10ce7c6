"""How many examples are tried: some in every run, as many as are asked for by hand."""

import os

from hypothesis import settings

fuzzed = settings(max_examples=int(os.environ.get("BP_FUZZ", "300")))
