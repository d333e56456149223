"""Numbers and dates as another language writes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale


@pytest.fixture
def german():
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    yield
    QLocale.setDefault(before)
