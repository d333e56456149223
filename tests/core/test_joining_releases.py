"""Releases made by the real door, twice, and put side by side: any two plans, the same dataset or two."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.errors import NothingSharedError, SameReleaseError, UnknownReleaseError
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import OutputChoice, StrategyChoice, TableChoice
from core.release.kept import pack
from core.session.joining_releases import join_releases, joinable_releases
from core.session.keeping import kept_release
from core.session.planned_release import plan_release
from core.session.release_request import ReleaseRequest
from core.session.releasing import release
from tests.core.visits import ATTRIBUTES, UNBIASED, plan
from tests.released_tables import release as made_up_release

pytestmark = pytest.mark.usefixtures("read_in_this_process")

DELTA = Fraction(1, 10**6)
TOTAL = DatasetBudget(Fraction(100), DELTA)
PURE, GAUSSIAN, RHO = (
    ReleaseCost.pure(1),
    ReleaseCost.approximate(Fraction(1), DELTA),
    ReleaseCost.concentrated(Fraction(1, 10)),
)


def released(ledger, folder, doc, dataset="visits"):
    """Release by the door that everybody takes, and return the number of the charge."""
    made = release(ReleaseRequest(plan_release(doc), folder, dataset, TOTAL, again=True, other_people=True), ledger)
    return int(made.statement.reference)


def put_side_by_side(folder, ledger, *docs, datasets=("visits", "visits")):
    numbers = [released(ledger, folder, doc, name) for doc, name in zip(docs, datasets, strict=True)]
    return join_releases(ledger, *numbers)


# ------------------------------------------------------------------ any two plans

SETS = [("age", "sex"), ("sex", "age"), ("sex",), ("age",)]
plans = st.builds(
    plan,
    budget=st.sampled_from([PURE, RHO, ReleaseCost.pure(Fraction(1, 3))]),
    tables=st.lists(st.sampled_from(SETS), min_size=1, max_size=3, unique_by=frozenset).map(
        lambda sets: tuple(map(TableChoice, sets))
    ),
    strategy=st.sampled_from(["marginals", "base", "recommended"]).map(lambda key: StrategyChoice(key, "best")),
    output=st.sampled_from([OutputChoice(interval=0.9), UNBIASED]),
)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(first=plans, second=plans, one_dataset=st.booleans())
def test_any_two_releases(folder, first, second, one_dataset):
    with tempfile.TemporaryDirectory() as place:
        ledger = Ledger(Path(place, "ledger.sqlite"))
        numbers = [
            released(ledger, folder, first),
            released(ledger, folder, second, "visits" if one_dataset else "others"),
        ]
        kept = [kept_release(ledger, number) for number in numbers]
        before = ledger.entries
        shared = set.intersection(*({name for t in each.tables for name in t.published.names} for each in kept))
        if not shared:
            with pytest.raises(NothingSharedError):
                join_releases(ledger, *numbers)
            return
        both = join_releases(ledger, *reversed(numbers))
        assert ledger.entries == before  # nothing is charged, nothing written
    assert [both.first.number, both.second.number] == numbers
    assert {name for table in both.tables for name in table.names} == shared
    for table in both.tables:
        for release_, values in zip(kept, (table.first, table.second), strict=True):
            sums = [added_up(each, table.names) for each in release_.tables if set(table.names) <= set(names_of(each))]
            assert any(np.array_equal(values, each) for each in sums)
        margins = [min(margin(each, table.names) for each in release_.tables) for release_ in kept]
        assert list(table.half_widths) == margins
        assert (table.standard_deviation > 0).all()
    amounts = [next(each for each in before if each.number == number).epsilon for number in numbers]
    if all(amounts):
        said = Fraction(both.together.removeprefix("ε = "))
        assert sum(amounts) <= said <= sum(amounts) * (1 + Fraction(1, 10**5))


def names_of(table):
    return table.published.names


def added_up(table, names):
    away = tuple(place for place, name in enumerate(names_of(table)) if name not in names)
    kept = [name for name in names_of(table) if name in names]
    return table.published.values.sum(axis=away).transpose([kept.index(name) for name in names])


def margin(table, names):
    if not set(names) <= set(names_of(table)):
        return np.inf
    return table.half_width if len(names) == len(names_of(table)) else table.margin(names).half_width


# ------------------------------------------------------------------ what it costs to be in both


def notes(both):
    return "\n".join(both.notes)


def test_two_datasets_compose_for_somebody_who_is_in_both(folder, ledger):
    both = put_side_by_side(folder, ledger, plan(), plan(2), datasets=("2024", "2025"))
    assert both.together == "ε = 3"
    assert "For somebody in both datasets, the two releases together cost ε = 3: ε = 1 and ε = 2." in notes(both)
    assert [(side.dataset, side.cost) for side in (both.first, both.second)] == [("2024", "ε = 1"), ("2025", "ε = 2")]
    assert both.first.protects == both.second.protects == "one row, there or not"


def test_the_ledger_of_one_dataset_has_added_up_already(folder, ledger):
    both = put_side_by_side(folder, ledger, plan(), plan(2))
    assert both.together == "ε = 3"
    said = "Both releases are about “visits”, and its budget was charged for both: together they cost ε = 3."
    assert f"{said} In total, ε = 3, δ = 1e-6 of ε = 100, δ = 1e-6 is spent." in notes(both)


@pytest.mark.parametrize(("costs", "together"), [((RHO, RHO), "ρ = 0.2"), ((PURE, RHO), "ρ = 0.6")])
def test_without_a_delta_rho_adds_up(folder, ledger, costs, together):
    both = put_side_by_side(folder, ledger, *(plan(budget=cost) for cost in costs), datasets=("one", "other"))
    assert both.together == together


def test_releases_that_count_more_than_once_are_counted_so(folder, ledger):
    ledger.set_budget("visits", TOTAL, PrivacyUnit(None, 1, Neighbours.REPLACE))
    both = put_side_by_side(folder, ledger, plan(), plan(2))
    assert both.together == "ε = 6"  # one row exchanged for another is one away and one there


def test_unlike_units_are_named(folder, ledger):
    person = plan(unit=ProtectedUnit("patient", 3))
    both = put_side_by_side(folder, ledger, plan(), person, datasets=("one", "other"))
    said = "The sum is for what the two protect: one row, there or not in the first, and one person by “patient”"
    assert said in notes(both)


EACH, ROW = ProtectedUnit(rows=RowMeaning.ONE_EACH), ProtectedUnit(rows=RowMeaning.RECORDS)
MORE = "each row by itself: somebody with several rows pays more."


@pytest.mark.parametrize(
    ("units", "said"),
    [
        ((ROW, EACH), f"The first protects {MORE}"),
        ((EACH, ROW), f"The second protects {MORE}"),
        ((ROW, ROW), f"Both protect {MORE}"),
        ((EACH, EACH), None),
        ((EACH, ProtectedUnit("patient", 3)), None),
    ],
)
def test_whoever_has_several_rows_is_not_said_to_pay_for_one(folder, ledger, units, said):
    both = put_side_by_side(folder, ledger, *(plan(unit=unit) for unit in units), datasets=("one", "other"))
    assert [note for note in both.notes if MORE in note] == [said] * (said is not None)


def test_a_budget_that_protects_persons_has_counted_their_rows(folder, ledger):
    person = plan(unit=ProtectedUnit("patient", 30))
    ledger.set_budget("visits", TOTAL, person.privacy_unit)
    both = put_side_by_side(folder, ledger, person, plan(unit=ROW))
    assert (both.together, MORE in notes(both)) == ("ε = 31", False)
    both = put_side_by_side(folder, ledger, plan(unit=ROW), plan(2, unit=ROW), datasets=("one", "one"))
    assert (both.together, MORE in notes(both)) == ("ε = 3", True)


def test_why_a_difference_may_be_surer_than_a_number_is_said(folder, ledger):
    fine = (ATTRIBUTES[0], replace(ATTRIBUTES[1], edges=tuple(range(0, 121, 3))))
    ranges = {"tables": (TableChoice(("age",), ranges=("age",)),), "attributes": fine, "output": UNBIASED}
    docs = [plan(cost, strategy=StrategyChoice("ranges"), **ranges) for cost in (1, 30)]
    both = put_side_by_side(folder, ledger, *docs)
    assert both.tables[0].half_width.min() < both.tables[0].half_widths[0]
    said = "The ± of a number is the largest of its table, so that of a difference may be smaller."
    assert said in both.notes
    assert said not in put_side_by_side(folder, ledger, plan(), plan()).notes


@pytest.mark.parametrize("deltas", [(6, 9), (9, 6)])
def test_of_two_deltas_the_larger_is_claimed_for_both(folder, ledger, deltas):
    costs = [ReleaseCost.approximate(Fraction(1), Fraction(1, 10**power)) for power in deltas]
    docs = [plan(budget=cost, strategy=StrategyChoice("effects")) for cost in costs]
    both = put_side_by_side(folder, ledger, *docs, datasets=("one", "other"))
    assert both.together.endswith(", δ = 1e-6")


def kept_without_unit(ledger, dataset):
    """Keep a release as versions did that wrote down no unit; return the number of its charge."""
    ledger.set_budget(dataset, TOTAL)
    number = ledger.charge(dataset, PURE, "3 tables by marginals").number
    ledger.keep_tables(number, pack(made_up_release()))
    return number


def test_what_an_old_ledger_does_not_know_is_not_added_up(ledger):
    both = join_releases(ledger, *(kept_without_unit(ledger, "visits") for _ in range(2)))
    assert (both.together, both.first.protects) == ("", "")
    said = "Both releases are about “visits”. What they cost together is not known: it was not written down for every"
    assert both.notes[0].startswith(said)


def test_a_unit_that_is_not_known_is_not_unlike_another(ledger):
    row = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    first = kept_without_unit(ledger, "one")
    ledger.set_budget("other", TOTAL)
    second = ledger.charge("other", PURE, "3 tables by marginals", row.facts).number
    ledger.keep_tables(second, pack(made_up_release()))
    both = join_releases(ledger, first, second)
    assert (both.first.protects, both.second.protects) == ("", "one row, there or not")
    assert "The sum is for" not in notes(both)


# ------------------------------------------------------------------ what can be compared


class Counting(Progress):
    def __init__(self):
        self.reports = []

    def report(self, done, total, what):
        self.reports.append((done, total))


def test_releases_with_a_common_attribute_are_listed_newest_first(folder, ledger):
    sexes, ages = plan(tables=(TableChoice(("sex",)),)), plan(tables=(TableChoice(("age",)),))
    whole, of_sex, of_age = (released(ledger, folder, doc) for doc in (plan(), sexes, ages))
    ledger.charge("visits", PURE, "", PrivacyUnit(None, 1, Neighbours.ADD_REMOVE).facts)  # nothing is kept of it
    counting = Counting()
    found = joinable_releases(ledger, whole, counting)
    assert [(each.side.number, each.names) for each in found] == [(of_age, ("age",)), (of_sex, ("sex",))]
    assert counting.reports == [(0, 2), (1, 2)]
    assert [each.side.number for each in joinable_releases(ledger, of_sex)] == [whole]


def test_labels_must_be_common_too_and_what_a_newer_version_kept_is_passed_over(folder, ledger):
    first = released(ledger, folder, plan(tables=(TableChoice(("age",)),)))
    others = (ATTRIBUTES[0], replace(ATTRIBUTES[1], edges=(0, 50, 120)))
    released(ledger, folder, plan(tables=(TableChoice(("age",)),), attributes=others))
    unit = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE)
    ledger.keep_tables(ledger.charge("visits", PURE, "", unit.facts).number, b"of a newer version")
    assert joinable_releases(ledger, first) == ()
    with pytest.raises(UnknownReleaseError):
        joinable_releases(ledger, 999)


# ------------------------------------------------------------------ what is not compared


def other_sexes(*labels):
    return (Attribute("sex", Kind.CATEGORIES, labels), *ATTRIBUTES[1:])


def test_labels_of_one_side_are_named(folder, ledger):
    both = put_side_by_side(folder, ledger, plan(), plan(attributes=other_sexes("F", "M", "X", "Y")))
    assert "Of “sex”, only the second release has “X”, “Y”." in notes(both)
    assert "Of “sex”, only the first release has" not in notes(both)
    assert both.tables[0].labels[both.tables[0].names.index("sex")] == ("F", "M")


def test_many_labels_are_counted(folder, ledger):
    many = other_sexes("F", "M", *(f"x{number:02}" for number in range(30)))
    both = put_side_by_side(folder, ledger, plan(attributes=many), plan())
    assert "“x10” and 19 more." in notes(both)
    assert both.attributes[0].only_first == tuple(f"x{number:02}" for number in range(30))


@pytest.mark.parametrize(("n", "last"), [(12, "“x11”."), (13, "“x10” and 2 more.")])
def test_a_dozen_labels_are_all_named(folder, ledger, n, last):
    more = other_sexes("F", "M", *(f"x{number:02}" for number in range(n)))
    assert last in notes(put_side_by_side(folder, ledger, plan(attributes=more), plan()))


def test_why_an_attribute_is_not_compared_is_said(folder, ledger):
    others = (ATTRIBUTES[0], replace(ATTRIBUTES[1], edges=(0, 50, 120)))
    both = put_side_by_side(folder, ledger, plan(), plan(attributes=others))
    said = "“age” is not compared: the releases have no category or bin of it in common."
    assert said in both.notes
    texts = (ATTRIBUTES[0], Attribute("age", Kind.CATEGORIES, ("17", "30", "70")))
    both = put_side_by_side(folder, ledger, plan(), plan(attributes=texts))
    assert "“age” is not compared: it is of another kind in each release." in both.notes
    assert [table.names for table in both.tables] == [("sex",), ()]


def test_bins_meet_where_their_edges_do(folder, ledger):
    others = (ATTRIBUTES[0], replace(ATTRIBUTES[1], edges=(0, 18, 40, 65, 120)))
    both = put_side_by_side(folder, ledger, plan(), plan(attributes=others))
    assert both.tables[0].labels[both.tables[0].names.index("age")] == ("0 to under 18", "65 to 120")
    assert "Of “age”, only the first release has “18 to under 65”." in notes(both)


def test_nothing_in_common_is_refused(folder, ledger):
    sexes, ages = plan(tables=(TableChoice(("sex",)),)), plan(tables=(TableChoice(("age",)),))
    with pytest.raises(NothingSharedError, match="No attribute in the tables of both"):
        put_side_by_side(folder, ledger, sexes, ages)


def test_one_release_is_not_compared_with_itself_or_with_none(folder, ledger):
    number = released(ledger, folder, plan())
    with pytest.raises(SameReleaseError, match=f"no. {number} was named twice"):
        join_releases(ledger, number, number)
    with pytest.raises(UnknownReleaseError):
        join_releases(ledger, number, 999)
