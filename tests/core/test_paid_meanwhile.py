"""Two who ask at once pay once for an equal plan, and only from the ledger that was shown to them."""

from __future__ import annotations

import shutil
from dataclasses import replace
from fractions import Fraction

import pytest

from core.errors import (
    BeingReleasedError,
    OtherLedgerError,
    PaidAlreadyError,
    ReleasedAlreadyError,
    SameRowsReleasedError,
)
from core.privacy.entry_facts import KEY
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import Ledger
from core.progress import Progress
from core.session.completing import complete
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
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
        offer = quote(plan_release(doc or plan()), ledger, name, TOTAL, folder)
        asked = ReleaseRequest(offer.planned, folder, offer.dataset, offer.total, ledger_mark=offer.ledger_mark)
        return replace(asked, knows_earlier=offer.released_as is not None)

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


@pytest.mark.parametrize("has_key", [False, True])
@pytest.mark.parametrize("source", ["./visits.csv", "copy.csv"])
def test_the_charge_sees_the_same_rows_under_another_path(folder, ledger, offered, monkeypatch, has_key, source):
    if has_key:
        release(request(plan(Fraction(1, 2)), folder), ledger)
    before = len(charges(ledger))
    shutil.copy2(folder / "visits.csv", folder / "copy.csv")
    first, second = offered(), offered(plan(source=source))
    rivals = [Ledger(ledger.path)]
    meet_in_adding(monkeypatch, ledger, lambda: rivals and release(first, rivals.pop()))
    with pytest.raises(ReleasedAlreadyError):
        release(second, ledger)
    assert not rivals
    assert len(charges(ledger)) == before + 1


def test_two_first_releases_at_once_are_both_made_and_known_by_one_key(folder, ledger, offered, monkeypatch):
    """Each read its rows under a key of its own: the second one reads them again, under the key that is kept."""
    first, second = offered(), offered(plan(Fraction(1, 2)))
    rivals, told = [Ledger(ledger.path)], []
    meet_in_adding(monkeypatch, ledger, lambda: rivals and release(first, rivals.pop()))
    assert release(second, ledger, charged=told.append).statement.reference == str(told[0])
    assert charges(ledger) == [NUMBER, *told]
    assert [KEY in entry.facts for entry in ledger.entries if entry.kind == "charge"] == [True, False]
    one, other = (Fingerprint.of(entry.facts) for entry in ledger.entries if entry.kind == "charge")
    assert one.is_of_same_rows(other)


def test_the_owner_who_was_told_of_a_release_may_pay_again_and_is_told_of_the_next(folder, ledger, offered):
    release(offered(), ledger)
    told, stale = offered(), offered()
    assert told.knows_earlier
    release(told, ledger)
    with pytest.raises(ReleasedAlreadyError, match=r"as no\. 5"):
        release(stale, ledger)
    moved = offered(plan(source=str(shutil.copy2(folder / "visits.csv", folder / "copy.csv"))))
    assert not moved.knows_earlier
    with pytest.raises(SameRowsReleasedError, match=r"as no. 5.* Nothing was spent"):
        release(moved, ledger)
    release(replace(moved, again=True), ledger)
    assert len(charges(ledger)) == 3


def test_tables_of_a_completion_with_corrected_rows_are_of_those_rows(folder, ledger, offered, monkeypatch):
    stopped(monkeypatch, folder, ledger, "measure")
    text = (folder / "visits.csv").read_text()
    (folder / "corrected.csv").write_text(text.replace("p000,F,17", "p000,M,17"))
    complete(ledger, NUMBER, folder / "corrected.csv")
    shutil.copy2(folder / "corrected.csv", folder / "copy.csv")
    with pytest.raises(SameRowsReleasedError):
        release(offered(plan(source="copy.csv")), ledger)
    (folder / "other.csv").write_text(text)
    release(offered(plan(source="other.csv")), ledger)
    assert len(charges(ledger)) == 2


def test_the_charge_itself_sees_what_was_released_while_the_rows_were_read(folder, ledger, offered, monkeypatch):
    first, second = offered(), offered()
    rivals = [Ledger(ledger.path)]
    meet_in_adding(monkeypatch, ledger, lambda: rivals and release(first, rivals.pop()))
    told = []
    with pytest.raises(ReleasedAlreadyError):
        release(second, ledger, charged=told.append)
    assert not rivals
    assert told == [], "the charge is another program's"
    assert charges(ledger) == [NUMBER]


def test_the_charge_sees_a_rival_that_is_still_at_work(ledger, offered):
    """Its tables are not kept yet: whoever confirmed the second release knew of none."""
    first, second = offered(), offered()

    def meet(number):
        with pytest.raises(BeingReleasedError, match=f"by another program, as release no. {number}. Wait"):
            release(second, Ledger(ledger.path))

    release(first, ledger, Progress(), meet)
    assert charges(ledger) == [NUMBER]


def test_a_charge_that_was_cut_short_meanwhile_is_completed_and_not_paid_again(folder, ledger, offered, monkeypatch):
    asked = offered()
    stopped(monkeypatch, folder, ledger, "measure")
    with pytest.raises(PaidAlreadyError, match=f"as release no. {NUMBER}, which is pending") as caught:
        release(asked, ledger)
    assert type(caught.value) is PaidAlreadyError
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
