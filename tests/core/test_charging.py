"""What a release enters in the ledger, whom it asks before, and up to when stopping costs nothing."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import Cancelled, CrowdedPersonError, ForeignRequestError, SamePeopleError, UnansweredUnitError
from core.privacy.fingerprint import OTHER_PEOPLE, Fingerprint
from core.privacy.privacy_unit import PrivacyUnit
from core.progress import Progress
from core.project.plan import StrategyChoice, TableChoice
from core.project.request import ChargedRequest
from core.session.completing import complete
from core.session.releasing import release
from core.sources.asking.records import RowSource
from tests.core.test_pending import NUMBER, stopped
from tests.core.visits import TOTAL, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")


class Button(Progress):
    """A button to stop, pressed or not."""

    pressed = False

    def cancelled(self):
        return self.pressed


def charges(ledger, dataset):
    return [line for line in ledger.history(dataset) if line.kind == "charge"]


@pytest.mark.parametrize(
    ("tables", "what"),
    [((TableChoice(("sex",)),), "One table by "), ((TableChoice(("sex",)), TableChoice(("age",))), "2 tables by ")],
)
def test_a_charge_says_how_many_tables_it_is_for_and_by_which_strategy(folder, ledger, tables, what):
    made = release(request(plan(tables=tables), folder), ledger)
    (charge,) = charges(ledger, "visits")
    assert charge.what == what + made.statement.strategy
    assert PrivacyUnit.of(charge.facts) == PrivacyUnit(None, 1, plan().privacy.neighbours)


def test_the_number_of_a_charge_is_told_while_nothing_is_drawn(folder, ledger):
    told = []

    def charged(number):
        told.append((number, [line.kind for line in ledger.history()]))

    release(request(plan(), folder), ledger, charged=charged)
    assert told == [(NUMBER, ["budget", "charge"])]


def test_a_button_that_nobody_presses_stops_nothing(folder, ledger, monkeypatch):
    assert release(request(plan(), folder), ledger, Button()).tables
    stopped(monkeypatch, folder, ledger, "measure")
    assert complete(ledger, ledger.pending()[0].number, progress=Button()).tables


def test_who_stops_as_soon_as_the_rows_are_read_pays_nothing(folder, ledger, monkeypatch):
    button, real = Button(), RowSource.counted

    def press(*given):
        button.pressed = True
        return real(*given)

    monkeypatch.setattr(RowSource, "counted", press)
    with pytest.raises(Cancelled):
        release(request(plan(), folder), ledger, button)
    assert ledger.history() == ()


def test_nothing_is_released_for_persons_that_nobody_spoke_of(tmp_path, ledger):
    """The file is not even opened: there is none."""
    with pytest.raises(UnansweredUnitError):
        release(request(plan(unit=ProtectedUnit(rows=RowMeaning.UNANSWERED)), tmp_path), ledger)
    assert ledger.history() == ()


# ------------------------------------------------------------------ a release by rows, a budget for persons


def test_a_release_by_rows_counts_against_persons_where_nobody_has_too_many(folder, ledger):
    ledger.set_budget("visits", TOTAL, PrivacyUnit("patient", 5, plan().privacy.neighbours))
    assert release(request(plan(), folder, None), ledger).tables
    (charge,) = charges(ledger, "visits")
    assert (charge.facts["persons-by"], charge.facts["nobody-above"]) == ("patient", "5")


def test_a_release_that_somebody_has_too_many_rows_for_costs_nothing(folder, ledger):
    ledger.set_budget("visits", TOTAL, PrivacyUnit("patient", 4, plan().privacy.neighbours))
    with pytest.raises(CrowdedPersonError):
        release(request(plan(), folder, None), ledger)
    assert charges(ledger, "visits") == []


def test_it_is_completed_only_with_rows_of_which_nobody_has_too_many(folder, ledger, monkeypatch):
    ledger.set_budget("visits", TOTAL, PrivacyUnit("patient", 5, plan().privacy.neighbours))
    stopped(monkeypatch, folder, ledger, "measure")
    more = folder / "more.csv"
    rows = (folder / "visits.csv").read_text(encoding="utf-8")
    more.write_text(rows + "p004,F,30\n", encoding="utf-8")  # of whom there are five
    with pytest.raises(CrowdedPersonError):
        complete(ledger, NUMBER, more)
    assert complete(ledger, NUMBER).statement.reference == str(NUMBER)


# ------------------------------------------------------------------ the same people under another name


def named(name, folder, **more):
    return replace(request(plan(Fraction(1, 10)), folder), dataset=name, **more)


def test_the_first_charge_keeps_the_key_of_all_fingerprints(folder, ledger):
    assert ledger.fingerprint_key() is None
    for _ in range(2):
        release(named("visits", folder), ledger)
    first, second = charges(ledger, "visits")
    key = ledger.fingerprint_key()
    assert [key.hex() in line.facts.values() for line in (first, second)] == [True, False]
    assert Fingerprint.of(first.facts) == Fingerprint.of(second.facts) is not None
    assert OTHER_PEOPLE not in first.facts


def test_rows_that_were_released_under_other_names_are_refused_until_the_owner_says_whose_they_are(
    folder,
    ledger,
):
    release(named("one", folder), ledger)
    release(named("two", folder, other_people=True), ledger)
    before = ledger.history()
    with pytest.raises(SamePeopleError, match="“one”, “two”"):
        release(named("three", folder), ledger)
    assert ledger.history() == before
    release(named("three", folder, other_people=True), ledger)
    assert [line.facts[OTHER_PEOPLE].split("\n") for line in charges(ledger, "three")] == [["one", "two"]]


def test_a_pending_charge_does_not_pay_for_the_rows_of_other_datasets(folder, ledger, monkeypatch):
    """Of two that look like the rows given, both are named."""
    rows = (folder / "visits.csv").read_text(encoding="utf-8")
    other = folder / "other.csv"
    other.write_text("patient,sex,age\n" + "p001,F,30\np002,M,70\n" * 9, encoding="utf-8")
    stopped(monkeypatch, folder, ledger, "measure")
    for name in ("one", "two"):
        asked = replace(plan(Fraction(1, 10)), source="other.csv")
        release(replace(request(asked, folder), dataset=name, other_people=True), ledger)
    with pytest.raises(
        ForeignRequestError, match="look like those of “one”, “two”, which did not pay for it"
    ) as caught:
        complete(ledger, NUMBER, other)
    assert caught.value.number == NUMBER
    assert ledger.drawn(NUMBER) is None
    (folder / "visits.csv").write_text(rows + "p001,F,30\n", encoding="utf-8")
    assert complete(ledger, NUMBER).tables, "rows that look like nobody's"


def test_a_pending_charge_of_a_version_that_took_no_fingerprints_takes_any_rows(folder, ledger):
    release(named("one", folder), ledger)
    ledger.set_budget("visits", TOTAL)
    planned = plan(strategy=StrategyChoice("marginals"))
    asked = ChargedRequest(planned, folder / "visits.csv", "0.1").pack()
    number = ledger.charge("visits", planned.privacy.cost, "", request=asked).number
    assert complete(ledger, number).statement.dataset == "visits"
