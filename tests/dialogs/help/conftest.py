"""The help, open over a window."""

import pytest
from PySide6.QtWidgets import QWidget

from bp_qt.dialogs.help.help_dialog import HelpDialog
from tests.dialogs.help.opened_help import opened


@pytest.fixture
def dialog(window: QWidget) -> HelpDialog:
    return opened(window)
