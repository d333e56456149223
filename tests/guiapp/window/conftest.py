"""The window, not shown."""

from __future__ import annotations

import pytest

from core.front_door import Plan
from guiapp.window import MainWindow


@pytest.fixture
def window(context):
    window = MainWindow(context)  # not given to qtbot, which would close it, changes and all, before this fixture ends
    yield window
    context.workspace.start(Plan(), None)
    window.close()
    window.deleteLater()
