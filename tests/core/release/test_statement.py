"""The statement: words for every definition, relation and unit, and figures that can be checked."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.designs import noise_groups
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.mechanisms.catalogue import mechanism_for
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.amount_text import parse_amount
from core.privacy.dataset_account import cost_text
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.privacy.zcdp_conversion import epsilon_for, noise_budget_of
from core.recovery.output_rules import OutputRules
from core.release import sentences
from core.release.statement import TOLD_DELTA, claim, public_sentences, range_sentences, stated_attributes, statement
from core.workload.workload import WantedTable, Workload
from tests.core.release.releases import noise_plan, occasion, recovered, recovered_of
from tests.oracle.test_against_dense import domain_of

BUDGETS = {
    "pure": (ReleaseCost.pure(Fraction(1, 3)), "satisfy ε-differential privacy with ε = 1/3"),
    "approximate": (
        ReleaseCost.approximate(Fraction(1, 2), Fraction(1, 10**9)),
        "satisfy (ε, δ)-differential privacy with ε = 0.5 and δ = 1e-9",
    ),
    "concentrated": (
        ReleaseCost.concentrated(Fraction(1, 8)),
        "satisfy ρ-zero-concentrated differential privacy with ρ = 0.125",
    ),
}
RELATIONS = {
    Neighbours.ADD_REMOVE: "had been left out or added",
    Neighbours.REPLACE: "had been exchanged for other values",
}
UNITS = {
    "row": (ProtectedUnit(), "one row", "one row"),
    "record": (ProtectedUnit(rows=RowMeaning.RECORDS), "one row", "one row"),
    "one each": (ProtectedUnit(rows=RowMeaning.ONE_EACH), "one row", "a person"),
    "person": (ProtectedUnit("patient", 3), "all rows of one person", "a person"),
}


@pytest.mark.parametrize(("budget", "neighbours", "unit"), list(itertools.product(BUDGETS, Neighbours, UNITS)))
def test_the_claim_says_who_is_protected_against_what_and_how_strongly(budget, neighbours, unit):
    (amount, strength), (who, words, guessed) = BUDGETS[budget], UNITS[unit]
    text = claim(amount, neighbours, who)
    assert strength in text
    assert f"the odds of any guess about {guessed} by a factor" in text
    assert ("person" in text) == (unit in ("one each", "person"))
    assert f"if {words} {RELATIONS[neighbours]}." in text
    assert "{" not in text
    assert text.endswith(".")


@given(st.fractions(min_value=Fraction(1, 10**6), max_value=50).filter(lambda epsilon: epsilon > 0))
def test_the_factor_is_never_understated_nor_much_overstated(epsilon):
    text = claim(ReleaseCost.pure(epsilon), Neighbours.ADD_REMOVE, ProtectedUnit())
    factor = float(re.search(r"factor of at most ([\d.]+?)\. This", text)[1])
    assert factor >= math.exp(epsilon) * (1 - 1e-12)
    assert factor <= math.exp(epsilon) * 1.011


@given(st.fractions(min_value=Fraction(1, 10**6), max_value=5).filter(lambda rho: rho > 0))
def test_a_rho_is_told_as_an_epsilon_and_a_factor_that_are_never_understated(rho):
    text = claim(ReleaseCost.concentrated(rho), Neighbours.ADD_REMOVE, ProtectedUnit())
    epsilon, factor = re.search(r"ε = (\S+) and δ = 1e-9: .* factor of at most ([\d.]+?)\. This", text).groups()
    implied = epsilon_for(rho, TOLD_DELTA)
    assert implied <= Fraction(epsilon) <= implied * Fraction(100001, 100000)
    assert math.exp(implied) * (1 - 1e-12) <= float(factor) <= math.exp(implied) * 1.011


def test_a_factor_that_means_nothing_any_more_is_not_written_out():
    assert "at most 10²³." in claim(ReleaseCost.pure(51), Neighbours.ADD_REMOVE, ProtectedUnit())


def facts(unit=None, neighbours=Neighbours.ADD_REMOVE, provenance=Provenance.DECLARED):
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"), provenance=provenance)
    return " ".join(public_sentences((sex,), neighbours, unit or ProtectedUnit()))


def test_what_is_public_is_said():
    assert "which attributes, categories, edges and tables were chosen" in facts()
    assert "taken from the data" not in facts()
    assert "number of rows" not in facts()
    assert "The categories or edges of sex were taken from the data" in facts(provenance=Provenance.DATA)
    assert "taken from the data" not in facts(provenance=Provenance.CODE_LIST)


@pytest.mark.parametrize("other", [None, "Anything else"])
@pytest.mark.parametrize("missing", [None, "Missing"])
def test_every_list_from_the_data_is_named_whatever_buckets_it_has(other, missing):
    read = Attribute("sex", Kind.CATEGORIES, ("F", "M"), other=other, missing=missing, provenance=Provenance.DATA)
    word = replace(read, name="town", provenance=Provenance.CODE_LIST, stated=True)
    said = " ".join(public_sentences((read, word), Neighbours.ADD_REMOVE, ProtectedUnit()))
    assert "The categories or edges of sex were taken from the data" in said
    assert "The owner states that the categories or edges of town are known without looking at the data" in said
    wanted = Workload(Domain((read, word)), (WantedTable((0,)), WantedTable((1,))))
    of = make_noise_plan(wanted, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    assert stated_attributes(of) == (read, word)


def test_lists_of_one_origin_share_a_sentence():
    read = Attribute("sex", Kind.CATEGORIES, ("F", "M"), provenance=Provenance.DATA)
    known = replace(read, name="town", provenance=Provenance.CODE_LIST, stated=True)
    lists = (read, known, replace(read, name="age"), replace(known, name="year"))
    said = " ".join(public_sentences(lists, Neighbours.ADD_REMOVE, ProtectedUnit()))
    assert "The categories or edges of sex, age were taken from the data" in said
    assert "The owner states that the categories or edges of town, year are known" in said


def planned(tables, key="marginals"):
    """A plan over three attributes whose lists come from the data."""
    names = {"sex": ("F", "M"), "city": ("Hull", "York"), "income": ("1,234", "99,999")}
    attributes = [Attribute(n, Kind.CATEGORIES, labels, provenance=Provenance.DATA) for n, labels in names.items()]
    wanted = Workload(Domain(tuple(attributes)), tuple(WantedTable(axes) for axes in tables))
    return make_noise_plan(wanted, key, BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))


def test_of_a_column_in_no_table_nothing_is_told():
    of = planned([(0,), (0, 1)])
    assert [attribute.name for attribute in stated_attributes(of)] == ["sex", "city"]
    (said,) = [
        line
        for line in public_sentences(stated_attributes(of), Neighbours.ADD_REMOVE, ProtectedUnit())
        if "taken from" in line
    ]
    assert "edges of sex, city were" in said


@pytest.mark.parametrize("key", ["base", "marginals", "clusters", "fourier", "weighted"])
def test_every_column_of_a_table_is_told_whatever_is_measured(key):
    assert [attribute.name for attribute in stated_attributes(planned([(2,), (1, 2)], key))] == ["city", "income"]


def test_the_bound_on_rows_is_said():
    assert "at most 3 rows were counted, chosen at random" in facts(ProtectedUnit("patient", 3))
    assert "3 times as wide as for one row" in facts(ProtectedUnit("patient", 3))
    assert "Of each person one row was counted, chosen at random." in facts(ProtectedUnit("patient", 1))


def test_the_number_of_rows_is_public_only_where_no_neighbour_changes_it():
    assert "The number of rows is public" in facts(neighbours=Neighbours.REPLACE)
    assert "The number of rows is public" in facts(ProtectedUnit("patient", 1), Neighbours.REPLACE)
    several = facts(ProtectedUnit("patient", 2), Neighbours.REPLACE)
    assert "The number of people is public; the number of rows is not." in several


def made(budget, neighbours=Neighbours.ADD_REMOVE, unit=None, rules=None, *, rehearsal=False):
    rules = rules or OutputRules(non_negative=True, whole_numbers=True, coverage=0.9)
    of = noise_plan(budget, neighbours=neighbours, at_most=(unit or ProtectedUnit()).at_most)
    return of, statement(of, recovered(of, rules=rules), rules.coverage, occasion(unit, rehearsal=rehearsal))


@pytest.mark.parametrize("budget", BUDGETS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("unit", UNITS)
def test_the_cost_can_be_checked_from_the_statement_alone(budget, neighbours, unit):
    """Scales and numbers of groups, with the sensitivities of the relation, add up to at most the stated amount."""
    amount, who = BUDGETS[budget][0], UNITS[unit][0]
    of, said = made(amount, neighbours, who)
    law = mechanism_for(of.privacy_terms.norm)
    spent = sum(
        n * law.cost(parse_amount(scale, "scale"), delta)
        for (_, scale, n), delta in zip(
            said.groups, noise_groups.sensitivities(of.design, of.privacy_terms), strict=True
        )
    )
    stated = Fraction(said.epsilon) if budget == "pure" else Fraction(said.rho)
    assert stated == noise_budget_of(amount)
    assert stated * Fraction(999, 1000) < spent <= stated


@pytest.mark.parametrize(
    ("budget", "noise"),
    [("pure", "discrete Laplace"), ("approximate", "discrete Gaussian"), ("concentrated", "discrete Gaussian")],
)
def test_amounts_and_noise_are_named(budget, noise):
    amount, _ = BUDGETS[budget]
    _, said = made(amount)
    assert said.definition == budget
    assert said.noise == noise
    assert (Fraction(said.epsilon), Fraction(said.delta)) == (amount.epsilon, amount.delta)
    assert (said.rho == "0") == (budget == "pure")


def test_the_unit_is_named():
    _, rows = made(ReleaseCost.pure(1))
    _, people = made(ReleaseCost.pure(1), unit=ProtectedUnit("patient", 3))
    _, each = made(ReleaseCost.pure(1), unit=ProtectedUnit(rows=RowMeaning.ONE_EACH))
    assert (rows.unit, rows.at_most, rows.protected) == ("row", 1, "row")
    assert (each.unit, each.at_most, each.protected) == ("row", 1, "person")
    assert (people.unit, people.at_most, people.protected) == ("person", 3, "person")
    assert any("Nothing is said about persons" in line for line in rows.lines)
    assert any("owner states that each row is one person" in line for line in each.lines)
    assert any("at most 3 rows" in line for line in people.lines)


def test_lines_are_sentences_that_name_every_step_and_the_coverage():
    _, said = made(ReleaseCost.pure(1))
    text = " ".join(said.lines)
    assert all(line.endswith(".") for line in said.lines)
    assert all(step in text for step in said.post_processing)
    assert "in at least 90 % of releases" in text
    assert "not of sampling error" in text
    assert "Not promised" in text
    assert len(said.post_processing) == 3


@pytest.mark.parametrize(
    ("coverage", "words"), [(0.95, "95 %"), (0.999, "99.9 %"), (0.07, "7 %"), (0.9999999, "99.99999 %")]
)
def test_the_coverage_is_never_rounded_up_to_certainty(coverage, words):
    _, said = made(ReleaseCost.pure(1), rules=OutputRules(non_negative=False, whole_numbers=False, coverage=coverage))
    assert f"at least {words} of releases" in " ".join(said.lines)


def test_a_rehearsal_says_so_first():
    _, said = made(ReleaseCost.pure(1), rehearsal=True)
    assert said.rehearsal
    assert said.reference == ""
    assert said.lines[0].startswith("REHEARSAL")
    _, real = made(ReleaseCost.pure(1))
    assert not any("REHEARSAL" in line for line in real.lines)


def test_the_public_lists_are_part_of_it():
    _, said = made(ReleaseCost.pure(1))
    assert [(each.name, each.kind, each.labels, each.provenance) for each in said.attributes] == [
        ("a", "categories", ("a0", "a1"), "declared"),
        ("b", "categories", ("b0", "b1", "b2"), "declared"),
        ("c", "categories", ("c0", "c1", "c2", "c3"), "declared"),
    ]


@pytest.mark.parametrize(("by", "told"), [(0.0, False), (4e-14, False), (0.004, False), (0.006, True), (2.0, True)])
def test_numbers_that_were_not_moved_are_not_said_to_be(by, told):
    made_plan = noise_plan()
    drawn = recovered(made_plan)
    shaped = replace(drawn, published=tuple(table + by for table in drawn.unbiased))
    said = statement(made_plan, shaped, 0.95, occasion())
    assert any("moved them away" in line for line in said.lines) == told


def test_a_list_from_the_data_is_told_whatever_else_the_attribute_takes():
    """Anything else and blanks have labels of their own: the list still tells what occurs."""
    direct = Attribute("sex", Kind.CATEGORIES, ("F", "M"), provenance=Provenance.DATA)
    rest = [replace(direct, name=name, **kept) for name, kept in BUCKETS.items()]
    (said,) = [
        line
        for line in public_sentences([direct, *rest], Neighbours.ADD_REMOVE, ProtectedUnit())
        if "taken from the data" in line
    ]
    assert "of sex, job, city, town were taken" in said


BUCKETS = {"job": {"other": "Else"}, "city": {"missing": "None"}, "town": {"other": "Else", "missing": "None"}}


@pytest.mark.parametrize(
    ("epsilon", "factor"),
    [(1, "2.72"), (3, "20.1"), (5, "149"), (Fraction(1, 10), "1.11"), (50, "5184705528587072045056"), (51, "10²³")],
)
def test_the_factor_has_three_figures_unless_it_is_large(epsilon, factor):
    assert f"by a factor of at most {factor}. This" in claim(
        ReleaseCost.pure(epsilon), Neighbours.ADD_REMOVE, ProtectedUnit()
    )


def test_the_steps_are_told_in_order():
    _, said = made(ReleaseCost.pure(1))
    assert f"published numbers: {'; '.join(said.post_processing)}." in " ".join(said.lines)


def test_the_seal_is_that_of_the_charge():
    of, said = made(ReleaseCost.pure(1), rehearsal=True)
    assert said.seal == ""
    assert statement(of, recovered(of), 0.95, replace(occasion(), seal="ab12")).seal == "ab12"


def moved_by(*steps):
    """Return the sentence about tables moved by so much from 0, if there is one."""
    of = noise_plan()
    drawn = recovered(of)
    still = tuple(np.zeros_like(table) for table in drawn.unbiased)
    shaped = tuple(table + step for table, step in zip(still, steps, strict=False))
    said = statement(of, replace(drawn, unbiased=still, published=shaped), 0.95, occasion())
    return " ".join(line for line in said.lines if "moved them away" in line)


def test_moves_are_told_from_a_two_hundredth_on():
    assert moved_by(0.005, 0.005, 0.005)
    assert not moved_by(0.0049, 0.0049, 0.0049)


def test_the_table_moved_furthest_is_told_and_all_cells_weigh_alike():
    """The tables have 8, 3 and 24 cells."""
    assert "by 0.60 on average; by 3.00 in" in moved_by(1.5, 3, 0)


def test_a_table_too_few_is_a_fault():
    with pytest.raises(ValueError, match="argument 2"):
        moved_by(1, 1)


def test_made_up_records_are_told_where_there_are_some():
    of = noise_plan()
    drawn = recovered(of)
    for records, told in ((None, False), (np.zeros((1, 3)), True)):
        said = statement(of, replace(drawn, records=records), 0.95, occasion())
        assert (sentences.RECORDS in said.lines) == told


def test_what_is_measured_beyond_the_tables_is_told():
    names = {"sex": ("F", "M"), "city": ("Hull", "York"), "job": ("no", "yes")}
    domain = Domain(tuple(Attribute(name, Kind.CATEGORIES, labels) for name, labels in names.items()))
    wanted = Workload(domain, (WantedTable((0,)),))
    of = make_noise_plan(wanted, "custom", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1)), (Marginal((0, 2)),))
    assert [attribute.name for attribute in stated_attributes(of)] == ["sex", "job"]


def test_ranges_and_cumulative_counts_are_told_for_each_table():
    ages = [Attribute(name, Kind.NUMBER, edges=(0.0, 1.0, 2.0)) for name in ("age", "height")]
    domain = Domain((*ages, Attribute("sex", Kind.CATEGORIES, ("F", "M"))))
    tables = (WantedTable((0, 1), ranges=(0, 1)), WantedTable((1, 2), prefixes=(1,)), WantedTable((2,)))
    assert list(range_sentences(Workload(domain, tables))) == [
        "The table age × height is made for sums over ranges of age, height.",
        "The table height × sex is made for cumulative counts of height.",
    ]


def test_every_law_drawn_from_is_named_once_and_no_other():
    of = noise_plan(neighbours=Neighbours.REPLACE)

    def named(*laws):
        pairs = zip(of.design.noise_groups, laws, strict=True)
        changed = (replace(noise_group, noise=law and SimpleNamespace(law=law)) for noise_group, law in pairs)
        design = replace(of.design, noise_groups=tuple(changed))
        return statement(replace(of, design=design), recovered(of), 0.95, occasion()).noise

    assert named(None, None, None) == "discrete Laplace"
    assert named("strange", None, "strange") == "strange; discrete Laplace"


def test_no_law_is_named_for_what_gets_no_noise():
    """The number of rows is exact where rows are exchanged; that it was drawn by another law is not said."""
    wanted = Workload(domain_of((2, 3)), (WantedTable(()), WantedTable((0, 1))))
    of = make_noise_plan(
        wanted, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(ReleaseCost.pure(1), Neighbours.REPLACE)
    )
    exact, noisy = of.design.noise_groups
    design = replace(of.design, noise_groups=(replace(exact, noise=SimpleNamespace(law="strange")), noisy))
    said = statement(replace(of, design=design), recovered_of(of), 0.95, occasion())
    assert said.noise == "discrete Laplace"
    assert [scale for _, scale, _ in said.groups] == ["0", "2"]


@pytest.mark.parametrize("cost", [ReleaseCost.pure(Fraction(1, 3)), ReleaseCost.concentrated(Fraction(1, 2))])
def test_a_statement_tells_what_the_release_cost_as_the_ledger_does(cost):
    wanted = Workload(domain_of((2, 3)), (WantedTable((0, 1)),))
    of = make_noise_plan(wanted, "marginals", BudgetSplit.UNIFORM, PrivacyTerms(cost, Neighbours.REPLACE))
    assert statement(of, recovered_of(of), 0.95, occasion()).cost_text == cost_text(cost)
