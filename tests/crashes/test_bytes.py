"""Every byte of a ledger, changed: it is noticed and named, or nothing that is read depends on it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import LedgerFileError
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost


@pytest.fixture(scope="module")
def ledger(tmp_path_factory):
    made = Ledger(tmp_path_factory.mktemp("ledger") / "ledger.db")
    made.set_budget("Adult", DatasetBudget(Fraction(9), Fraction(1, 10**9)))
    made.keep_tables(made.charge("Adult", ReleaseCost.pure(1), "3 tables").number, bytes(range(256)) * 3)
    made.charge("Adult", ReleaseCost.concentrated(Fraction(1, 10)), "3 tables")
    return made


def fate(raw, path, lines):
    """Return "named" if the change is told, "harmless" if all is read and spent as before; else fail."""
    path.write_bytes(raw)
    try:
        found = Ledger(path, make=False)
        assert found.verify() == lines, "a change went unnoticed"
        assert found.kept_tables(2) == bytes(range(256)) * 3
        assert found.charge("Adult", ReleaseCost.pure(Fraction(1, 2)), "after").number == len(lines) + 1
        assert found.verify()[:-1] == lines
    except LedgerFileError:
        return "named"
    return "harmless"


def changes(raw, chance, *, every):
    """Yield (place, other value): every byte once, or a sample of all and of those that say something."""
    places = range(len(raw))
    if not every:
        telling = [place for place in places if raw[place]]
        places = sorted({*chance.sample(telling, 150), *chance.sample(places, 50), *range(100)})
    for place in places:
        yield place, raw[place] ^ (1 << chance.randrange(8))


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=[pytest.mark.slow, pytest.mark.timeout(7200)])])
def test_every_changed_byte_is_named_or_harmless(ledger, chance, tmp_path, every):
    """Harmless are unused parts of pages, and counters in the header that SQLite keeps for itself."""
    raw, lines = ledger.path.read_bytes(), ledger.history()
    fates = {"named": 0, "harmless": 0}
    for place, value in changes(raw, chance, every=every):
        changed = raw[:place] + bytes([value]) + raw[place + 1 :]
        fates[fate(changed, tmp_path / "ledger.db", lines)] += 1
        (tmp_path / "ledger.db-journal").unlink(missing_ok=True)
    assert fates["named"] > 50


@pytest.mark.parametrize("cut", [1, 100, 4096, 8192, 12_000])
def test_a_shortened_file_is_told(ledger, tmp_path, cut):
    raw = ledger.path.read_bytes()
    assert fate(raw[:-cut], tmp_path / "ledger.db", ledger.history()) == "named"


def test_the_same_bytes_are_harmless(ledger, tmp_path):
    assert fate(ledger.path.read_bytes(), tmp_path / "ledger.db", ledger.history()) == "harmless"
