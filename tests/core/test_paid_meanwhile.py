"""Two who ask at once pay once for an equal plan, and only from the ledger that was shown to them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from fractions import Fraction

import pytest

from core.errors import OtherLedgerError, PaidAlreadyError, ReleasedAlreadyError
from core.privacy.ledger import Ledger
from core.progress import Progress
from core.session import ReleaseRequest, plan_release, quote, release
from tests.core.privacy.insides import meet_in_adding
from tests.core.test_pending import stopped
from tests.core.visits import TOTAL, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")

NUMBER = 2
"""Of the rival's charge: the first line is the budget."""


@pytest.fixture
def offered(folder, ledger):
    """Return what a person is asked about who was shown a quote."""

    def ask(doc=None, name="visits"):
        offer = quote(plan_release(doc or plan()), ledger, name, TOTAL)
        return ReleaseRequest(offer.planned, folder, offer.dataset, offer.total, ledger_mark=offer.ledger_mark)

    return ask


def charges(ledger):
    return [entry.number for entry in ledger.entries if entry.kind == "charge"]


def test_what_another_window_released_meanwhile_is_not_paid_for_twice(folder, ledger, offered):
    first, second = offered(), offered()
    release(first, Ledger(ledger.path))
    with pytest.raises(ReleasedAlreadyError, match=f"was released as no. {NUMBER}.* Nothing was spent"):
        release(second, ledger)
    assert charges(ledger) == [NUMBER]
    release(replace(second, again=True), ledger)
    assert len(charges(ledger)) == 2


def test_the_charge_itself_sees_what_was_released_while_the_rows_were_read(folder, ledger, offered, monkeypatch):
    first, second = offered(), offered()
    rivals = [Ledger(ledger.path)]
    meet_in_adding(monkeypatch, ledger, lambda: rivals and release(first, rivals.pop()))
    with pytest.raises(ReleasedAlreadyError):
        release(second, ledger)
    assert not rivals
    assert charges(ledger) == [NUMBER]


def test_the_charge_sees_a_rival_that_is_still_at_work(ledger, offered):
    """Its tables are not kept yet: whoever confirmed the second release knew of none."""
    first, second = offered(), offered()

    def meet(number):
        with pytest.raises(PaidAlreadyError, match=f"as release no. {number}, which is pending"):
            release(second, Ledger(ledger.path))

    release(first, ledger, Progress(), meet)
    assert charges(ledger) == [NUMBER]


def test_a_charge_that_was_cut_short_meanwhile_is_completed_and_not_paid_again(folder, ledger, offered, monkeypatch):
    asked = offered()
    stopped(monkeypatch, folder, ledger, "measure")
    with pytest.raises(PaidAlreadyError, match=f"as release no. {NUMBER}, which is pending"):
        release(asked, ledger)
    assert charges(ledger) == [NUMBER]


def test_a_new_dataset_is_known_by_the_name_that_a_rival_gave_it(folder, ledger, offered):
    asked = offered(name="VISITS")
    release(request(plan(), folder), ledger)
    with pytest.raises(ReleasedAlreadyError, match="“visits”"):
        release(asked, ledger)


def test_what_is_unlike_or_was_shown_in_the_quote_stops_nothing(folder, ledger, offered):
    release(request(plan(), folder), ledger)
    again, other = offered(), offered(plan(Fraction(1, 2)))
    release(other, ledger)
    release(again, ledger)
    release(request(plan(), folder, None), ledger)
    assert len(charges(ledger)) == 4


def test_a_quote_from_one_ledger_charges_no_other(tmp_path, ledger, offered):
    asked, other = offered(), Ledger(tmp_path / "other.sqlite")
    with pytest.raises(OtherLedgerError, match=r"other\.sqlite is not the ledger"):
        release(asked, other)
    assert other.entries == ()
    (tmp_path / "link.sqlite").symlink_to(ledger.path)
    assert release(asked, Ledger(tmp_path / "link.sqlite")).tables


def test_a_backup_put_back_since_the_quote_is_not_charged(tmp_path, folder, ledger, offered):
    empty = shutil.copy(ledger.path, tmp_path / "backup")
    release(request(plan(), folder), ledger)
    asked = offered()
    shutil.copy(empty, ledger.path)
    with pytest.raises(OtherLedgerError):
        release(replace(asked, again=True), ledger)
    assert ledger.entries == ()
