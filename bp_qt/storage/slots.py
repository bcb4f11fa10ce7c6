"""The slots: every ruleset and mode keeps its own game and statistics."""

from __future__ import annotations

from bp_qt.engine.rulesets import RULESETS
from bp_qt.storage.errors import StorageError

__all__ = ["SLOTS", "slot_of"]

SLOTS: dict[str, tuple[str, str]] = {
    f"{ruleset.id}-{mode.id}": (ruleset.id, mode.id) for ruleset in RULESETS for mode in ruleset.modes
}
"""The name of each slot in the file, and the ids of its ruleset and mode."""


def slot_of(rules: str, mode: str) -> str:
    """The name of a slot.

    Raises `StorageError` when there is no such ruleset or mode.

    >>> slot_of("combo", "daily")
    'combo-daily'
    """
    slot = f"{rules}-{mode}"
    if SLOTS.get(slot) != (rules, mode):
        raise StorageError(f"no slot for {rules!a} {mode!a}")
    return slot
