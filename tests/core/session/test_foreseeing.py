"""A table is foreseen from the plan alone: its ± are those of its release, its cost is that to the other tables."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from core.domain.attribute import Attribute, Kind
from core.errors import EngineError
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress
from core.project.plan import Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.release.crosstab import crosstab
from core.session.foreseeing import foresee
from core.session.planned_release import plan_release
from core.session.rehearsing import rehearse
from core.workload.presets import Family

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 100.0))
TOWN = Attribute("town", Kind.CATEGORIES, ("Leeds", "York", "Hull", "Bath"))
PLAN = Plan(
    attributes=(SEX, AGE, TOWN),
    tables=(TableChoice(("age", "sex")), TableChoice(("town",))),
    privacy=PrivacyChoice(cost=ReleaseCost.pure(Fraction(1))),
    strategy=StrategyChoice(name="marginals"),
)


class Shown(Progress):
    """Collects what is shown before the end."""

    def __init__(self):
        self.parts = []

    def show(self, part):
        self.parts.append(part)


@pytest.mark.parametrize("table", [TableChoice(("age", "sex")), TableChoice(("sex", "town", "age"))])
def test_the_margins_are_those_that_the_release_would_have(table):
    found = foresee(PLAN, table)
    whole = PLAN if table in PLAN.tables else replace(PLAN, tables=(*PLAN.tables, table))
    made = rehearse(plan_release(replace(whole, output=replace(PLAN.output, non_negative=False, whole_numbers=False))))
    released = next(each for each in made.release.tables if set(each.published.names) == set(table.attributes))
    one, two = crosstab(found.blank, subtotals=True), crosstab(released, subtotals=True)
    assert one.row_labels == two.row_labels
    for row in range(one.n_rows + 1):
        for column in range(one.n_columns + 1):
            assert one.cell(row, column).half_width == pytest.approx(two.cell(row, column).half_width)
            assert one.cell(row, column).value == 0


def test_the_cost_to_the_others_is_that_of_planning_without_it():
    found = foresee(PLAN, TableChoice(("sex", "town")))
    before, after = (
        plan_release(replace(PLAN, tables=tables))
        for tables in (PLAN.tables, (*PLAN.tables, TableChoice(("sex", "town"))))
    )
    ratios = [
        new / old
        for new, old in zip(
            after.noise_plan.half_widths(after.recovery, 0.95)[:2],
            before.noise_plan.half_widths(before.recovery, 0.95),
            strict=True,
        )
    ]
    assert found.others == pytest.approx(np.mean(ratios) - 1)
    assert found.others > 0
    assert found.n_cells == 8


def test_a_table_of_the_plan_costs_what_leaving_it_out_would_save():
    new = foresee(PLAN, TableChoice(("sex", "town")))
    old = foresee(replace(PLAN, tables=(*PLAN.tables, TableChoice(("sex", "town")))), TableChoice(("town", "sex")))
    assert old.others == pytest.approx(new.others)


def test_a_table_of_a_family_is_found_and_an_only_one_costs_nobody():
    family = replace(PLAN, tables=(TableChoice(("town",)),), families=(Family(2),))
    assert foresee(family, TableChoice(("town", "age"))).others > 0
    assert foresee(replace(PLAN, tables=()), TableChoice(("town",))).others is None


def test_it_is_shown_before_its_cost_is_known():
    progress = Shown()
    found = foresee(PLAN, TableChoice(("sex", "town")), progress)
    (part,) = progress.parts
    assert part.others is None
    assert part.n_cells == found.n_cells


def test_a_large_table_is_counted_but_not_laid_out(monkeypatch):
    monkeypatch.setattr("core.session.foreseeing.MOST_CELLS", 7)
    found = foresee(PLAN, TableChoice(("sex", "town")))
    assert (found.blank, found.n_cells) == (None, 8)


def test_what_cannot_be_planned_is_refused():
    with pytest.raises(EngineError):
        foresee(PLAN, TableChoice(("sex", "nobody")))
