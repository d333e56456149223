"""A folder with the file of visits, and a ledger of its own."""

from __future__ import annotations

import pytest

from core.privacy.ledger import Ledger
from tests.core.sources.reader_here import read_here
from tests.core.visits import visits


@pytest.fixture
def folder(tmp_path):
    """A folder with the visits as csv."""
    lines = ["patient,sex,age", *(f"p{patient:03},{sex},{age}" for patient, sex, age in visits())]
    (tmp_path / "visits.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def ledger(tmp_path):
    return Ledger(tmp_path / "ledger.sqlite")


@pytest.fixture
def read_in_this_process(monkeypatch):
    """For verbs that read a file on the way to something else."""
    read_here(monkeypatch)
