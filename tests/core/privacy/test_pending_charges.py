"""A charge is pending until its tables are kept; what is kept for it is kept once, and found unchanged."""

from __future__ import annotations

from fractions import Fraction

import pytest

from core.errors import NotPendingError, RivalReleaseError, UnknownReleaseError
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import DRAWN
from core.privacy.release_cost import ReleaseCost

HALF = ReleaseCost.pure(Fraction(1, 2))


@pytest.fixture
def ledger(tmp_path):
    made = Ledger(tmp_path / "ledger.db")
    made.set_budget("Adult", DatasetBudget(Fraction(1)))
    return made


def test_it_can_be_completed_until_its_tables_are_kept(ledger):
    charge = ledger.charge("Adult", HALF, "", request=b"the plan")
    assert ledger.pending() == (charge,)
    assert ledger.pending_charge(charge.number) == charge
    with pytest.raises(NotPendingError):
        ledger.pending_charge(charge.number + 1)
    assert ledger.request(charge) == b"the plan"
    ledger.keep_drawn(charge.number, b"noisy answers")
    assert ledger.pending() == (charge,)
    ledger.keep_tables(charge.number, b"tables")
    assert ledger.pending() == ()
    assert ledger.kept_charges() == {charge.number}
    with pytest.raises(NotPendingError):
        ledger.pending_charge(charge.number)


def test_there_is_one_draw_and_it_is_found_again(ledger):
    charge = ledger.charge("Adult", HALF, "", request=b"the plan")
    assert ledger.drawn(charge.number) is None
    line = ledger.keep_drawn(charge.number, b"noisy answers")
    assert (line.kind, line.purpose) == (DRAWN, f"noise of release no. {charge.number} drawn")
    assert ledger.drawn(charge.number) == b"noisy answers"
    with pytest.raises(RivalReleaseError):
        ledger.keep_drawn(charge.number, b"other answers")
    assert ledger.drawn(charge.number) == b"noisy answers"
    with pytest.raises(UnknownReleaseError):
        ledger.keep_drawn(charge.number + 5, b"noisy answers")
