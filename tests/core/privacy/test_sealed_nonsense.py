"""Lines whose seals hold, but which this program would never write."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from fractions import Fraction

import pytest

from core.errors import LedgerFileError
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import UNITS_READ, seal

NONSENSE = [
    ("pure", "much", ""),
    ("pure", "1/0", ""),
    ("pure", "1", "{}"),
    ("pure", "1", "[]"),
    ("pure", "1", '{"note":1}'),
    ("pure", "1", "[" * 100_000),
    ("pure", "1", "{"),
    ("pure", "1", '{"unit":"row"}'),
    ("pure", "1", '{"neighbours":"replace","unit":"person"}'),
    (UNITS_READ, "0", '{"one":""}'),
    (UNITS_READ, "0", '{"1":"row"}'),
]


@pytest.mark.parametrize(("definition", "amount", "facts"), NONSENSE)
def test_a_sealed_line_of_nonsense_is_named(tmp_path, definition, amount, facts):
    ledger = Ledger(tmp_path / "ledger.db")
    ledger.set_budget("Adult", DatasetBudget(Fraction(1)))
    with closing(sqlite3.connect(ledger.path)) as connection:
        row = [2, "charge", "Adult", definition, amount, "0", "0", "now", ""]
        mark = seal(ledger.history()[-1].hash, tuple(row), facts)
        connection.execute("INSERT INTO entries VALUES (?,?,?,?,?,?,?,?,?,?,?)", (*row, mark, facts))
        connection.commit()
    with pytest.raises(LedgerFileError, match="entry 2 makes no sense"):
        ledger.history()
