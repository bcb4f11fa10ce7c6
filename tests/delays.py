"""Time, as the tests see it: what the product waits for is given to it, and nobody here waits for a time to pass.

`BP_DELAYS=0` gives the product no delays at all, `BP_DELAYS=10` tenfold ones: both pass.
"""

import os
from dataclasses import replace

from bp_qt.play.delays import Delays

DELAYS = Delays().times(float(os.environ.get("BP_DELAYS", "1")))

WITHOUT_CARD = replace(DELAYS, result_ms=24 * 3_600_000, second_press_ms=0)
"""For whoever plays to the end and goes on: the result card comes when it is opened, not in the middle of something."""

SEEN_ON_ITS_WAY = replace(DELAYS, motion_percent=max(100, DELAYS.motion_percent))
"""For whoever looks at something that moves: without a delay it would be there already."""

PATIENCE_S = float(os.environ.get("BP_PATIENCE_S", "120"))
"""How long a test looks for what must come, so that a fault ends. A busy machine is none: it only takes longer.

For `bootstrap.py mutate`, where most is a fault, less is enough.
"""
