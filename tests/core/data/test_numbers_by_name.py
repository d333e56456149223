"""Numbers have the bins, or are the labels, that the name of their column says: hours of a day, lockers, clusters."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind


def proposal(cells, name):
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return propose(profiler.profile(name))


@pytest.mark.parametrize("name", ["hour", "Stunde", "hour of arrival"])
def test_so_have_hours_of_a_day_in_numbers(name):
    hours = [str(hour) for hour in range(24)] * 5
    assert [*proposal(hours, name).edges] == [*range(0, 25, 3)]
    assert [*proposal(hours, "hours").edges] != [*range(0, 25, 3)]
    assert [*proposal([str(10 + n % 13) for n in range(130)], "pay per hour").edges] != [*range(0, 25, 3)]


@pytest.mark.parametrize("name", ["Gemeindekennziffer", "Cluster", "Locker"])
def test_numbers_of_places_and_things_are_labels(name):
    assert proposal([str(101 + n % 29) for n in range(290)], name).kind is Kind.CATEGORIES
