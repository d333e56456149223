"""Names that people could not read, find or tell from others are given to no new dataset; old ones keep theirs."""

from __future__ import annotations

from fractions import Fraction

import pytest

import core.library as rt
from core.errors import DatasetNameError
from core.privacy import ledger_reader
from core.privacy.charge_order import ChargeOrder
from core.privacy.dataset_account import DatasetBudget
from core.privacy.dataset_names import LONGEST, check_name
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.session.planned_release import plan_release
from core.session.quoting import quote
from tests.core.visits import plan

TOTAL = DatasetBudget(Fraction(3))
COST = ReleaseCost.pure(Fraction(1))
REFUSED = {
    " ": "nothing of it can be seen",
    "\u200b": "nothing of it can be seen",
    "\n": "it has a line end",
    "a\0b": "it has a line end",
    "a\ud800": "it has half of a letter",
    "x" * (LONGEST + 1): "it has more than 200 characters",
}


@pytest.mark.parametrize(("name", "why"), REFUSED.items(), ids=map(ascii, range(len(REFUSED))))
def test_such_a_name_is_refused_wherever_a_dataset_is_new(ledger, name, why):
    asked = (
        lambda: check_name(name),
        lambda: ledger.set_budget(name, TOTAL),
        lambda: ledger.carry_out(ChargeOrder(name, COST, "", total=TOTAL)),
        lambda: quote(plan_release(plan()), ledger, name, TOTAL),
        lambda: rt.plan(["sex"], {"sex": ["f", "m"]}, dataset=name),
    )
    for ask in asked:
        with pytest.raises(DatasetNameError, match=f"No dataset can have this name: {why}.* Nothing was spent"):
            ask()
    assert ledger.entries == ()


@pytest.mark.parametrize("name", ["x", "é", "عمر", "visits 2025", "x" * LONGEST, "👩\u200d👩\u200d👧"])
def test_any_other_name_is_taken(name):
    check_name(name)


def test_a_ledger_that_has_such_a_name_opens_and_is_charged(tmp_path, monkeypatch):
    old = Ledger(tmp_path / "ledger.sqlite")
    with monkeypatch.context() as patch:
        patch.setattr(ledger_reader, "check_name", lambda _: None)
        old.set_budget("a\nb", TOTAL)
    ledger = Ledger(old.path)
    assert [account.name for account in ledger.datasets()] == ["a\nb"]
    assert quote(plan_release(plan()), ledger, "a\nb").enough
    ledger.carry_out(ChargeOrder("a\nb", COST, ""))
    assert ledger.account("a\nb").spent == 1
