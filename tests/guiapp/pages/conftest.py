"""An engine that spends, for every page."""

from __future__ import annotations

import pytest

from tests.guiapp.spending_engine import SpendingEngine


@pytest.fixture
def engine(tmp_path):
    return SpendingEngine(tmp_path / "ledger.sqlite")
