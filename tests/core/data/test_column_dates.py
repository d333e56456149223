"""Days in cells and days in texts make one profile, and those that mean "never" are apart in both."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from datetime import date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from core.data.column_dates import ColumnDates
from core.data.column_profiler import ColumnProfiler
from core.data.raw_cells import Marks
from core.domain.attribute import Kind

DAYS = st.dates(date(1906, 1, 1), date(2098, 12, 31)) | st.sampled_from([date(9999, 12, 31), date(1900, 1, 1)])
OTHERS = st.sampled_from([None, "", "n/a", "unknown", datetime.fromisoformat("2024-03-05 10:30")])


def profiled(cells):
    profiler = ColumnProfiler(Marks())
    profiler.take(cells)
    return asdict(profiler.profile("seen on"))


@given(st.lists(DAYS, min_size=1, max_size=40), st.lists(OTHERS, max_size=4))
def test_days_are_profiled_as_their_texts_are(days, others):
    assert profiled([*days, *others]) == profiled([*map(str, days), *others])


def test_days_of_both_sorts_are_counted_together():
    dates = ColumnDates(None)
    dates.take_cells(Counter({date(2024, 3, 5): 2}))
    dates.take((date(2024, 3, 5), date(2024, 5, 3)), "5/3/2024", 3)
    assert dates.read() == {date(2024, 3, 5): 5}
    dates.take((None, date(2024, 1, 31)), "1/31/2024", 1)
    assert dates.is_month_first
    assert dates.read() == {date(2024, 3, 5): 2, date(2024, 5, 3): 3, date(2024, 1, 31): 1}


def test_days_that_mean_missing_come_in_their_order_whatever_the_hash():
    never = [date(2099, 12, 31), date(1900, 1, 1), date(9999, 12, 31), date(1800, 1, 1)]
    usual = [date(2010, 1, 1) + timedelta(days=n) for n in range(60)]
    assert [text for text, _ in profiled(usual + never)["missing"]] == [*map(str, sorted(never))]


def test_a_day_that_never_comes_is_missing_beside_days_of_either_sort():
    usual = [date(2024, 1, 1) + timedelta(days=n) for n in range(60)]
    for never in (date(9999, 12, 31), "9999-12-31"):
        found = profiled([*usual, never, never])
        assert found["kind"] is Kind.DATE
        assert found["missing"] == (("9999-12-31", 2),)
        assert found["high"] == usual[-1]
