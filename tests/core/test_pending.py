"""A release that was charged and did not come to its end is finished for nothing, and only once."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest

from core.domain.reading_layout import ProtectedUnit
from core.errors import (
    Cancelled,
    ForeignRequestError,
    LedgerFileError,
    MissingFileError,
    NotPendingError,
    ReleaseNotKeptError,
    RivalReleaseError,
)
from core.privacy.entry_facts import NO_FACTS
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.request import ChargedRequest
from core.release.quote_lines import PENDING
from core.session import completing, keeping, planned_release, recognised_rows, releasing
from core.session.charging import at_work
from core.session.completing import complete
from core.session.keeping import kept_release
from core.session.planned_release import plan_release
from core.session.quoting import quote
from core.session.releasing import release
from tests.core.visits import TOTAL, UNBIASED, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")

NUMBER = 2


class Stop(Exception):  # noqa: N818  stands for the end of the process
    """Ends a release at a chosen step."""


def stopped(monkeypatch, folder, ledger, step, doc=None):
    """Release, and stop just before `step`: "measure", "keep_drawn", "recover", "publish" or "keep_tables"."""

    def stop(*given, **more):
        raise Stop

    def charge_and_stop(plan_file, table, charge, *rest):
        charge()
        raise Stop

    with monkeypatch.context() as patch:
        if step == "measure":
            patch.setattr(releasing, "measure", charge_and_stop)
        elif step in {"keep_drawn", "keep_tables"}:
            patch.setattr(Ledger, step, stop)
        else:
            patch.setattr(keeping, step, stop)
        with pytest.raises(Stop):
            release(request(doc or plan(), folder), ledger)


STEPS = ["measure", "keep_drawn", "recover", "publish", "keep_tables"]


@pytest.mark.parametrize("step", STEPS)
def test_stopped_anywhere_it_is_completed_at_no_further_cost(folder, ledger, monkeypatch, step):
    stopped(monkeypatch, folder, ledger, step)
    assert [entry.number for entry in ledger.pending()] == [NUMBER]
    made = complete(ledger, NUMBER)
    charge = ledger.history()[NUMBER - 1]
    assert (made.statement.reference, made.statement.seal) == (str(NUMBER), charge.hash)
    assert (made.statement.date, made.statement.dataset) == (charge.when, "visits")
    assert not made.statement.rehearsal
    assert ledger.account("visits").spent == 1
    assert ledger.account("visits").n_releases == 1
    assert ledger.pending() == ()
    assert kept_release(ledger, NUMBER).statement == made.statement
    assert [entry.kind for entry in ledger.verify()] == ["budget", "charge", "drawn", "kept"]


@pytest.mark.parametrize("step", ["recover", "publish", "keep_tables"])
def test_what_was_drawn_is_used_and_nothing_is_drawn_or_read_again(folder, ledger, monkeypatch, step):
    """Here a fault may depend on the numbers: a second draw would be biased by the first."""
    stopped(monkeypatch, folder, ledger, step, plan(output=UNBIASED))
    (folder / "visits.csv").unlink()
    monkeypatch.setattr(completing, "measure", None)
    drawn = ledger.drawn(NUMBER)
    made = complete(ledger, NUMBER)
    assert ledger.drawn(NUMBER) == drawn
    assert made.tables[0].published.values.sum() != 0


def test_the_tables_are_those_of_the_kept_draw(folder, ledger, monkeypatch):
    """Completed twice from one draw, were that possible, the numbers would be the same."""
    stopped(monkeypatch, folder, ledger, "recover", plan(output=UNBIASED))
    made = []
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_tables", lambda *_: None)
        made += [complete(ledger, NUMBER) for _ in range(2)]
    one, two = (each.tables[0].published.values for each in made)
    assert np.array_equal(one, two)


@pytest.mark.parametrize("step", ["measure", "keep_drawn"])
def test_where_nothing_was_kept_the_rows_are_needed(folder, ledger, monkeypatch, step):
    stopped(monkeypatch, folder, ledger, step)
    (folder / "visits.csv").rename(folder / "moved.csv")
    with pytest.raises(MissingFileError):
        complete(ledger, NUMBER)
    assert complete(ledger, NUMBER, folder / "moved.csv").statement.reference == str(NUMBER)


def test_it_is_what_was_charged_whatever_the_plan_says_now(folder, ledger, monkeypatch):
    """Strategy, split and recovery are settled with the charge."""
    stopped(monkeypatch, folder, ledger, "measure")
    asked = ChargedRequest.unpack(ledger.request(ledger.pending_charge(NUMBER)))
    assert asked.plan.strategy.name != "recommended"
    made = complete(ledger, NUMBER).statement
    choice = asked.plan.strategy
    assert (made.strategy, made.budget, made.recovery) == (choice.name, choice.split, choice.recovery)


def test_a_dataset_may_be_spelled_in_more_than_one_way(folder, ledger, monkeypatch):
    named = replace(request(plan(), folder), dataset=" Cafe\u0301 ")
    with monkeypatch.context() as patch:
        patch.setattr(keeping, "recover", None)
        with pytest.raises(TypeError):
            release(named, ledger)
    assert complete(ledger, NUMBER).statement.dataset == "Café"


def test_a_quote_names_a_pending_release_of_the_same_plan_only(folder, ledger, monkeypatch):
    stopped(monkeypatch, folder, ledger, "measure")

    def pending_lines(doc, dataset="visits"):
        return [line for line in quote(plan_release(doc), ledger, dataset, TOTAL).lines if "pending" in line]

    assert pending_lines(plan()) == [PENDING.format(number=NUMBER)]
    assert pending_lines(plan(Fraction(1, 2))) == []
    assert pending_lines(plan(unit=ProtectedUnit("patient", 3))) == []
    assert pending_lines(plan(), "others") == []
    complete(ledger, NUMBER)
    assert pending_lines(plan()) == []


def test_a_quote_offers_to_complete_what_no_program_is_at_work_on(folder, ledger, monkeypatch):
    stopped(monkeypatch, folder, ledger, "recover")
    (charge,) = ledger.pending()
    with at_work(ledger.path, ledger.request(charge)):
        assert quote(plan_release(plan()), ledger, "visits", TOTAL).pending_as is None
    assert quote(plan_release(plan()), ledger, "visits", TOTAL).pending_as == NUMBER
    complete(ledger, NUMBER)
    assert quote(plan_release(plan()), ledger, "visits", TOTAL).pending_as is None


def test_a_mark_of_a_process_that_died_goes_with_the_completed_release(folder, ledger, monkeypatch):
    stopped(monkeypatch, folder, ledger, "recover")
    (charge,) = ledger.pending()
    with at_work(ledger.path, ledger.request(charge)):
        (mark,) = {*folder.iterdir()} - {folder / "visits.csv", ledger.path}
    mark.touch()  # as a process leaves it that is killed
    complete(ledger, NUMBER)
    assert {*folder.iterdir()} == {folder / "visits.csv", ledger.path}


def test_cancelled_while_completing_it_stays_pending(folder, ledger, monkeypatch):
    class No(Progress):
        def cancelled(self):
            return True

    stopped(monkeypatch, folder, ledger, "measure")
    with pytest.raises(Cancelled):
        complete(ledger, NUMBER, progress=No())
    assert complete(ledger, NUMBER)


@pytest.mark.parametrize("step", ["keep_drawn", "keep_tables"])
def test_a_full_disk_while_completing_it_stays_pending(folder, ledger, monkeypatch, step):
    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

    stopped(monkeypatch, folder, ledger, "measure")
    with monkeypatch.context() as patch:
        patch.setattr(Ledger, step, full)
        with pytest.raises(ReleaseNotKeptError, match="the disk is full"):
            complete(ledger, NUMBER)
    assert complete(ledger, NUMBER)


def test_a_release_that_is_complete_is_not_completed_again(folder, ledger):
    release(request(plan(), folder), ledger)
    with pytest.raises(NotPendingError, match=r"no pending release no\. 2"):
        complete(ledger, NUMBER)


def test_a_charge_of_an_older_ledger_has_no_request(ledger):
    ledger.set_budget("visits", TOTAL)
    number = ledger.charge("visits", ReleaseCost.pure(1), "3 tables by marginals").number
    assert ledger.pending() == ()
    with pytest.raises(NotPendingError):
        complete(ledger, number)


@pytest.mark.parametrize("number", [1, 99])
def test_what_is_no_charge_is_not_completed(folder, ledger, monkeypatch, number):
    stopped(monkeypatch, folder, ledger, "measure")
    with pytest.raises(NotPendingError):
        complete(ledger, number)


def rival(monkeypatch, ledger, step):
    """Let another program complete the release just before this one comes to `step`."""
    real = getattr(Ledger, step)

    def beaten(*given):
        monkeypatch.setattr(Ledger, step, real)
        complete(Ledger(ledger.path), NUMBER)
        return real(*given)

    monkeypatch.setattr(Ledger, step, beaten)


@pytest.mark.parametrize("step", ["keep_drawn", "keep_tables"])
@pytest.mark.parametrize("act", ["complete", "release"])
def test_of_two_that_race_one_is_kept_and_the_other_shows_nothing(folder, ledger, monkeypatch, step, act):
    if act == "complete":
        stopped(monkeypatch, folder, ledger, "measure")
    rival(monkeypatch, ledger, step)
    with pytest.raises(RivalReleaseError) as caught:
        complete(ledger, NUMBER) if act == "complete" else release(request(plan(), folder), ledger)
    assert vars(caught.value) == {"number": NUMBER}
    assert [entry.kind for entry in ledger.verify()] == ["budget", "charge", "drawn", "kept"]


def test_the_ledger_refuses_a_second_draw_and_a_second_release(folder, ledger):
    release(request(plan(), folder), ledger)
    before = ledger.verify()
    with pytest.raises(RivalReleaseError):
        ledger.keep_drawn(NUMBER, b"other")
    with pytest.raises(RivalReleaseError):
        ledger.keep_tables(NUMBER, b"other")
    assert ledger.verify() == before


def forged(ledger, asked):
    """Charge for another plan than the request says, as no program of ours would."""
    ledger.set_budget("visits", TOTAL)
    return ledger.charge("visits", ReleaseCost.pure(Fraction(1, 2)), "", request=asked.pack()).number


@pytest.mark.parametrize("budget", [ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2))])
def test_a_plan_of_another_price_than_was_charged_is_refused(folder, ledger, budget):
    number = forged(ledger, ChargedRequest(plan(budget=budget), folder / "visits.csv", "1"))
    with pytest.raises(ForeignRequestError, match="another cost than was charged"):
        complete(ledger, number)
    assert ledger.drawn(number) is None


def test_a_plan_of_another_unit_than_was_charged_is_refused(folder, ledger):
    ledger.set_budget("visits", TOTAL)
    asked = ChargedRequest(plan(unit=ProtectedUnit("patient", 3)), folder / "visits.csv", "1").pack()
    facts = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE).facts
    number = ledger.charge("visits", ReleaseCost.pure(1), "", facts, asked).number
    with pytest.raises(ForeignRequestError, match="another unit"):
        complete(ledger, number)


def test_a_request_of_another_version_is_refused(ledger):
    ledger.set_budget("visits", TOTAL)
    number = ledger.charge("visits", ReleaseCost.pure(1), "", request=b'{"format": 99}').number
    with pytest.raises(ForeignRequestError, match="another version of this program"):
        complete(ledger, number)


def test_a_draw_of_another_noise_plan_is_refused(folder, ledger, monkeypatch):
    stopped(monkeypatch, folder, ledger, "recover")
    real = planned_release.make_noise_plan
    more = "core.session.planned_release.make_noise_plan"
    monkeypatch.setattr(more, lambda *given: replace(real(*given), scales=(Fraction(99),) * len(real(*given).scales)))
    with pytest.raises(ForeignRequestError, match="Complete it with the version"):
        complete(ledger, NUMBER)


CHARGED = Fingerprint("f", frozenset("abcd"))


def own_rows(charged, found, others=()):
    """Check rows of that fingerprint for a charge of the other, where they also look like those of some datasets."""
    ledger = SimpleNamespace(fingerprint_key=lambda: b"key", resembling=lambda *_: others)
    line = SimpleNamespace(number=NUMBER, dataset="visits", facts=charged.facts(b"key", ()) if charged else NO_FACTS)
    return recognised_rows.check_own_rows(ledger, line, lambda _: found)


def test_of_rows_that_were_corrected_the_ledger_keeps_what_they_look_like():
    corrected = replace(CHARGED, file="g", columns=frozenset("abce"))
    assert own_rows(CHARGED, CHARGED) == NO_FACTS
    assert own_rows(CHARGED, corrected) == corrected.facts(None, ())
    assert own_rows(None, CHARGED) == NO_FACTS


@pytest.mark.parametrize("sketch", ["", "of the cells"])
def test_rows_that_look_like_those_of_others_complete_nothing(sketch):
    """Nor where the charge is of an older version, which tells too little to say that they are not its own."""
    strange = Fingerprint("g", frozenset("xyz"), sketch)
    with pytest.raises(ForeignRequestError, match="look like those of “Other”"):
        own_rows(replace(CHARGED, sketch=sketch), strange, ("Other",))
    assert own_rows(CHARGED, strange) == strange.facts(None, ())
    with pytest.raises(ForeignRequestError, match="look unlike those"):
        own_rows(replace(CHARGED, sketch="of the cells"), strange)
