"""How the lines about one dataset add up."""

from __future__ import annotations

from fractions import Fraction

from core.privacy.dataset_account import DatasetBudget, NoiseCost
from core.privacy.entry_facts import NO_FACTS
from core.privacy.ledger_entry import EntryDraft, LedgerEntry
from core.privacy.ledger_sums import charges_with_unit, standing_of
from core.privacy.neighbours import Neighbours
from core.privacy.privacy_unit import PrivacyUnit, charge_facts
from core.privacy.release_cost import ReleaseCost

TINY = Fraction(1, 10**9)
ROW, PERSON = PrivacyUnit(None, 1, Neighbours.ADD_REMOVE), PrivacyUnit("patient", 3, Neighbours.ADD_REMOVE)


def lines(*drafts):
    return [
        LedgerEntry(
            each.kind, each.dataset, each.definition, each.epsilon, each.delta, each.rho, each.what,
            number=number, when="2026-11-21T10:00:00+00:00", hash="", facts=each.facts,
        )
        for number, each in enumerate(drafts, start=1)
    ]  # fmt: skip


def budget(epsilon):
    return EntryDraft.budget("A", DatasetBudget(Fraction(epsilon), TINY), "")


def charge(cost, facts=NO_FACTS):
    return EntryDraft.charge("A", cost, "", facts)


PURE, GAUSSIAN = charge(ReleaseCost.pure(Fraction(1, 4))), charge(ReleaseCost.approximate(Fraction(1, 4), TINY))


def test_the_total_of_the_first_gaussian_release_stays():
    """It fixes the order of divergence by which all of them are added up."""
    found = standing_of(lines(budget(2), PURE, budget(3), GAUSSIAN, budget(4), GAUSSIAN))
    assert (found.first, found.total) == (DatasetBudget(Fraction(3), TINY), DatasetBudget(Fraction(4), TINY))
    assert standing_of(lines(budget(2), PURE, budget(3))).first is None
    assert standing_of(lines(PURE)) is None


def test_of_releases_that_say_whom_they_protect_the_unit_is_told_and_of_no_other_line():
    told = charge(ReleaseCost.pure(1), charge_facts(PERSON, PERSON))
    assert charges_with_unit(lines(budget(2), told, PURE, told)) == {2, 4}


def test_releases_that_count_several_times_are_told_with_what_they_count_as():
    """One by rows, where the budget protects persons with up to three."""
    given = EntryDraft.budget("A", DatasetBudget(Fraction(2), TINY), "", PERSON.facts)
    found = standing_of(
        lines(given, *(charge(ReleaseCost.pure(1), charge_facts(each, PERSON)) for each in (PERSON, ROW)))
    )
    assert found.counted == ((3, NoiseCost(Fraction(3), Fraction(0))),)
    assert [each.epsilon for each in found.costs] == [1, 3]
