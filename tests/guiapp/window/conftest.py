"""The window, not shown."""

from __future__ import annotations

import pytest

from core import Document
from guiapp.window import MainWindow


@pytest.fixture
def window(desk):
    window = MainWindow(desk)  # not given to qtbot, which would close it, changes and all, before this fixture ends
    yield window
    desk.workspace.start(Document(), None)
    window.close()
    window.deleteLater()
