"""A count or a measurement that looks like a code is one only where it recurs, or lies far from the others."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks

DEATHS = [3, 5, 8, 12, 20, 23, 30, 41, 52, 60, 66]


def missing(header, numbers):
    seen = ColumnProfiler(Marks())
    seen.take([str(number) for number in numbers])
    return {text for text, _ in seen.profile(header).missing}


@pytest.mark.parametrize("header", ["2012_F_Deaths", "Anzahl", "Number of visits", "Gewicht (kg)", "Peso"])
def test_a_number_that_ends_counts_is_counted(header):
    assert missing(header, [*DEATHS, 88]) == set()
    assert missing(header, [*DEATHS, 97, 99]) == set()


@pytest.mark.parametrize("header", ["Age", "Alter", "Q12", "score"])
def test_other_columns_end_where_their_answers_do(header):
    assert missing(header, [*DEATHS, 88]) == {"88"}


def test_codes_recur_or_lie_far_from_counts():
    assert missing("Anzahl", [*DEATHS, *[99] * 4]) == {"99"}
    assert missing("Anzahl", [*DEATHS, 999]) == {"999"}
    assert missing("Number of visits", [*range(12), *range(12), 99]) == {"99"}
