"""Seasons and school years are categories in their order; months stay dates."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind


def proposed(texts):
    profiler = ColumnProfiler(Marks())
    profiler.take(texts * 30)
    return propose(profiler.profile("season"))


@pytest.mark.parametrize(
    "seasons",
    [
        ["2009-10", "2010-11", "2008-09", "2011-12"],
        ["2011/12", "2009/10", "2010/11", "unknown"],
        ["1999-00", "2000-01", "2001-02"],
        ["200809", "200910", "201011", "201112"],
        ["1908-09", "1909-10", "", "n/a"],
    ],
)
def test_two_years_one_after_the_other_are_a_season(seasons):
    found = proposed(seasons)
    assert found.kind is Kind.CATEGORIES
    assert found.categories == tuple(sorted(text for text in seasons if text[:1].isdigit()))


@pytest.mark.parametrize(
    "months",
    [
        ["2008-09", "2009-10", "2010-11", "2010-12"],
        ["2024-03", "2024-04"],
        ["2011-12"],
        ["2008/09", "2008/10"],
        ["2008-09", "2009-10", "2011-03-05"],
    ],
)
def test_other_months_stay_dates(months):
    assert proposed(months).kind is Kind.DATE
