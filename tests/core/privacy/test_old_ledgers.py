"""Ledgers of older versions open, say what they said, and go on."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from fractions import Fraction
from pathlib import Path

import pytest

from core.privacy.entry_facts import NO_FACTS, Facts
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from tests.old_ledgers import OLD


@pytest.fixture
def path(tmp_path):
    return Path(shutil.copy(OLD / "format_2.sqlite", tmp_path))


def seals(path):
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT number, hash FROM entries ORDER BY number").fetchall()


def test_an_old_ledger_keeps_its_seals(path):
    before = seals(path)
    entries = Ledger(path).verify()
    assert seals(path) == before == [(entry.number, entry.hash) for entry in entries]
    assert len(entries) == 34
    assert {entry.facts for entry in entries} == {NO_FACTS}


def test_an_old_ledger_says_what_it_said(path):
    """Never less; mixtures with Gaussian releases a little more than then (ε = 1.63059), at an order fixed for all."""
    spent = {account.name: account.spent_text for account in Ledger(path).datasets()}
    assert spent == {
        "Rows": "ε = 0.583334",
        "People": "ε = 0.75",
        "Exchanged": "ε = 1",
        "Mixed": "ε = 3",
        "Gaussian": "ε = 1.918, δ = 1e-9",
        "nameless": "ε = 1",
        "Promised only": "ε = 0",
        "Lost": "ε = 1",
    }


def test_an_old_ledger_goes_on(path):
    entry = Ledger(path).charge("Rows", ReleaseCost.pure(Fraction(1, 4)), "more", Facts(note="new"))
    assert Ledger(path).verify()[-1] == entry
    assert (entry.number, entry.facts["note"]) == (35, "new")


def test_an_older_program_refuses_what_it_cannot_read(path):
    """It compares the format that the file names with its own, 2."""
    Ledger(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (4,)
