"""Who accepts every proposal gets usable numbers, or is told before the charge how many are not, and what helps."""

from __future__ import annotations

import re

import pytest

from core.front_door import plan_release
from guiapp.desktop.resource_files import resource
from tests.evaluation_data import path_of
from tests.guiapp.drivers.money import Driver

PEOPLE = {"health-check-2025.xlsx": 4000, "adult.csv": 30_000, "nltcs.csv": 20_000}
"""About how many, as a public source would say."""
USABLE = 80


def file_of(name):
    return path_of(name) if name.endswith(".csv") else resource("examples", name)


def usable_share(plan, people):
    """The share of numbers whose ± is at most a third of a typical number of their table, in per cent."""
    planned = plan_release(plan)
    cells = planned.noise_plan.workload.cells
    usable = sum(n for n, width in zip(cells, planned.half_widths, strict=True) if width <= people / n / 3)
    return 100 * usable / sum(cells)


@pytest.mark.parametrize("name", PEOPLE)
def test_numbers_are_usable_or_said_not_to_be_before_the_charge(clerk, name):
    clerk.imports(file_of(name))
    clerk.goes_to("tables")
    tables = Driver(clerk.qtbot, clerk.window.page("tables"))
    tables.click("empty_action")
    clerk.settle(lambda: bool(clerk.workspace.plan.families))
    plan = clerk.workspace.plan
    (said,) = re.findall(r"with 1,000 people, (\d+) % of the numbers would be good or fair", clerk.banner)
    assert float(said) >= USABLE or "“Make it usable” tells what would help." in clerk.banner
    clerk.goes_to("release")
    (assumed,) = quoted(clerk, r"With 1,000, (\d+) % of the numbers")
    assert int(assumed) == pytest.approx(usable_share(plan, 1000), abs=0.5)
    clerk.goes_to("tables")
    tables.type("people", str(PEOPLE[name]))
    clerk.settle(lambda: clerk.workspace.plan.people == PEOPLE[name])
    clerk.goes_to("release")
    good, fair = quoted(clerk, r"(\d+) % of the numbers will be good, (\d+) % fair")
    usable = usable_share(plan, PEOPLE[name])
    assert int(good) + int(fair) == pytest.approx(usable, abs=1)
    assert usable >= USABLE


def quoted(clerk, words):
    """The figures in these words of the quote, once it has them."""
    clerk.settle(lambda: re.search(words, clerk.words("release", "quote_lines")))
    return re.search(words, clerk.words("release", "quote_lines")).groups()
