"""The statement: words for every definition, relation and unit, and figures that can be checked."""

from __future__ import annotations

import itertools
import math
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.designs import lots
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.domain import Domain
from core.domain.layout import Unit
from core.mechanisms.catalogue import mechanism_for
from core.planning.allocation import Allocation
from core.planning.planner import make_plan
from core.planning.price import Price
from core.privacy.amounts import parse_amount
from core.privacy.budget import Budget
from core.privacy.convert import epsilon_for, noise_money
from core.privacy.neighbours import Neighbours
from core.recovery.pipeline import Shape
from core.release.statement import TOLD_DELTA, claim, public_facts, statement, told_of
from core.workload.workload import WantedTable, Workload
from tests.core.release.releases import occasion, plan, recovered

BUDGETS = {
    "pure": (Budget.pure(Fraction(1, 3)), "satisfy ε-differential privacy with ε = 1/3"),
    "approximate": (
        Budget.approximate(Fraction(1, 2), Fraction(1, 10**9)),
        "satisfy (ε, δ)-differential privacy with ε = 0.5 and δ = 1e-9",
    ),
    "concentrated": (
        Budget.concentrated(Fraction(1, 8)),
        "satisfy ρ-zero-concentrated differential privacy with ρ = 0.125",
    ),
}
RELATIONS = {
    Neighbours.ADD_REMOVE: "had been left out or added",
    Neighbours.REPLACE: "had been exchanged for other values",
}
UNITS = {"row": (Unit(), "one row"), "person": (Unit("patient", 3), "all rows of one person")}


@pytest.mark.parametrize(("budget", "neighbours", "unit"), list(itertools.product(BUDGETS, Neighbours, UNITS)))
def test_the_claim_says_who_is_protected_against_what_and_how_strongly(budget, neighbours, unit):
    (amount, strength), (who, words) = BUDGETS[budget], UNITS[unit]
    text = claim(amount, neighbours, who)
    assert strength in text
    assert f"if {words} {RELATIONS[neighbours]}." in text
    assert "{" not in text
    assert text.endswith(".")


@given(st.fractions(min_value=Fraction(1, 10**6), max_value=50).filter(lambda epsilon: epsilon > 0))
def test_the_factor_is_never_understated_nor_much_overstated(epsilon):
    text = claim(Budget.pure(epsilon), Neighbours.ADD_REMOVE, Unit())
    factor = float(re.search(r"factor of at most ([\d.]+?)\. This", text)[1])
    assert factor >= math.exp(epsilon) * (1 - 1e-12)
    assert factor <= math.exp(epsilon) * 1.011


@given(st.fractions(min_value=Fraction(1, 10**6), max_value=5).filter(lambda rho: rho > 0))
def test_a_rho_is_told_as_an_epsilon_and_a_factor_that_are_never_understated(rho):
    text = claim(Budget.concentrated(rho), Neighbours.ADD_REMOVE, Unit())
    epsilon, factor = re.search(r"ε = (\S+) and δ = 1e-9: .* factor of at most ([\d.]+?)\. This", text).groups()
    implied = epsilon_for(rho, TOLD_DELTA)
    assert implied <= Fraction(epsilon) <= implied * Fraction(100001, 100000)
    assert math.exp(implied) * (1 - 1e-12) <= float(factor) <= math.exp(implied) * 1.011


def test_a_factor_that_means_nothing_any_more_is_not_written_out():
    assert "at most 10²³." in claim(Budget.pure(51), Neighbours.ADD_REMOVE, Unit())


def facts(unit=None, neighbours=Neighbours.ADD_REMOVE, provenance=Provenance.DECLARED):
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"), provenance=provenance)
    return " ".join(public_facts((sex,), neighbours, unit or Unit()))


def test_what_is_public_is_said():
    assert "which attributes, categories, edges and tables were chosen" in facts()
    assert "taken from the data" not in facts()
    assert "number of rows" not in facts()
    assert "The categories or edges of sex were taken from the data" in facts(provenance=Provenance.DATA)
    assert "taken from the data" not in facts(provenance=Provenance.CODE_LIST)


def planned(tables, key="marginals"):
    """A plan over three attributes whose lists come from the data."""
    names = {"sex": ("F", "M"), "city": ("Hull", "York"), "income": ("1,234", "99,999")}
    attributes = [Attribute(n, Kind.CATEGORIES, labels, provenance=Provenance.DATA) for n, labels in names.items()]
    wanted = Workload(Domain(tuple(attributes)), tuple(WantedTable(axes) for axes in tables))
    return make_plan(wanted, key, Allocation.OPTIMAL, Price(Budget.pure(1)))


def test_of_a_column_in_no_table_nothing_is_told():
    of = planned([(0,), (0, 1)])
    assert [attribute.name for attribute in told_of(of)] == ["sex", "city"]
    (said,) = [line for line in public_facts(told_of(of), Neighbours.ADD_REMOVE, Unit()) if "taken from" in line]
    assert "edges of sex, city were" in said


@pytest.mark.parametrize("key", ["base", "marginals", "clusters", "fourier", "weighted"])
def test_every_column_of_a_table_is_told_whatever_is_measured(key):
    assert [attribute.name for attribute in told_of(planned([(2,), (1, 2)], key))] == ["city", "income"]


def test_the_bound_on_rows_is_said():
    assert "at most 3 rows were counted, chosen at random" in facts(Unit("patient", 3))
    assert "3 times as wide as for one row" in facts(Unit("patient", 3))
    assert "Of each person one row was counted, chosen at random." in facts(Unit("patient", 1))


def test_the_number_of_rows_is_public_only_where_no_neighbour_changes_it():
    assert "The number of rows is public" in facts(neighbours=Neighbours.REPLACE)
    assert "The number of rows is public" in facts(Unit("patient", 1), Neighbours.REPLACE)
    several = facts(Unit("patient", 2), Neighbours.REPLACE)
    assert "The number of people is public; the number of rows is not." in several


def made(budget, neighbours=Neighbours.ADD_REMOVE, unit=None, shape=None, *, rehearsal=False):
    shape = shape or Shape(non_negative=True, whole_numbers=True, coverage=0.9)
    of = plan(budget, neighbours=neighbours, at_most=(unit or Unit()).at_most)
    return of, statement(of, recovered(of, shape=shape), shape.coverage, occasion(unit, rehearsal=rehearsal))


@pytest.mark.parametrize("budget", BUDGETS)
@pytest.mark.parametrize("neighbours", list(Neighbours))
@pytest.mark.parametrize("unit", UNITS)
def test_the_cost_can_be_checked_from_the_statement_alone(budget, neighbours, unit):
    """Scales and numbers of groups, with the sensitivities of the relation, add up to at most the stated amount."""
    amount, who = BUDGETS[budget][0], UNITS[unit][0]
    of, said = made(amount, neighbours, who)
    law = mechanism_for(of.price.norm)
    spent = sum(
        n * law.cost(parse_amount(scale, "scale"), delta)
        for (_, scale, n), delta in zip(said.groups, lots.sensitivities(of.design, of.price), strict=True)
    )
    stated = Fraction(said.epsilon) if budget == "pure" else Fraction(said.rho)
    assert stated == noise_money(amount)
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
    _, rows = made(Budget.pure(1))
    _, people = made(Budget.pure(1), unit=Unit("patient", 3))
    assert (rows.unit, rows.at_most) == ("row", 1)
    assert (people.unit, people.at_most) == ("person", 3)
    assert any("at most 3 rows" in line for line in people.lines)


def test_lines_are_sentences_that_name_every_step_and_the_coverage():
    _, said = made(Budget.pure(1))
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
    _, said = made(Budget.pure(1), shape=Shape(non_negative=False, whole_numbers=False, coverage=coverage))
    assert f"at least {words} of releases" in " ".join(said.lines)


def test_a_rehearsal_says_so_first():
    _, said = made(Budget.pure(1), rehearsal=True)
    assert said.rehearsal
    assert said.reference == ""
    assert said.lines[0].startswith("REHEARSAL")
    _, real = made(Budget.pure(1))
    assert not any("REHEARSAL" in line for line in real.lines)


def test_the_public_lists_are_part_of_it():
    _, said = made(Budget.pure(1))
    assert [(each.name, each.kind, each.labels, each.provenance) for each in said.attributes] == [
        ("a", "categories", ("a0", "a1"), "declared"),
        ("b", "categories", ("b0", "b1", "b2"), "declared"),
        ("c", "categories", ("c0", "c1", "c2", "c3"), "declared"),
    ]


@pytest.mark.parametrize(("by", "told"), [(0.0, False), (4e-14, False), (0.004, False), (0.006, True), (2.0, True)])
def test_numbers_that_were_not_moved_are_not_said_to_be(by, told):
    made_plan = plan()
    drawn = recovered(made_plan)
    shaped = replace(drawn, published=tuple(table + by for table in drawn.unbiased))
    said = statement(made_plan, shaped, 0.95, occasion())
    assert any("moved them away" in line for line in said.lines) == told
