"""Durations count as hours, or as whatever stands before the colon; texts that look like them are none."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.column_profiler import ColumnProfiler
from core.data.durations import duration_of
from core.data.label_codes import LabelCodes
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind


def proposed(cells, marks=Marks(), header="worked"):  # noqa: B008  immutable
    profiler = ColumnProfiler(marks)
    profiler.take(cells)
    return propose(profiler.profile(header))


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("107:30", 107.5),
        ("0:45", 0.75),
        ("+8:15", 8.25),
        ("-4:45", -4.75),
        ("−0:30", -0.5),
        ("42:30:36", 42.51),
        ("1:00:00.25", 1),
        ("2 h 15 min", 2.25),
        ("2h15m", 2.25),
        ("0 h 3 min", 0.05),
        ("1h 30m", 1.5),
        ("30:30 h", 30.5),
        ("PT43M", 43 / 60),
        ("PT1H30M", 1.5),
        ("PT90S", 0.025),
        ("P1DT2H", 26),
        ("PT0S", 0),
        ("12 Std. 30 Min.", 12.5),
        ("3 hours 45 minutes", 3.75),
    ],
)
def test_durations_are_numbers(text, number):
    assert duration_of(text) == number


OTHERS = ("", "7", "3:2", "12:60", "1:2:3", "2 h", "h 5 min", "1:30 PM", "a 1:30", "1:100")
NOT_BY_ISO = ("PT", "PT5", "P5D", "PTSD", "P1DT", "PT5M30")


@pytest.mark.parametrize("text", [*OTHERS, *NOT_BY_ISO])
def test_other_texts_are_not(text):
    assert duration_of(text) is None


@given(st.integers(0, 99_999), st.integers(0, 59), st.integers(0, 59))
def test_durations_are_the_nearest_number(hours, minutes, seconds):
    assert duration_of(f"-{hours}:{minutes:02}:{seconds:02}") == -float(
        Fraction(hours * 3600 + minutes * 60 + seconds, 3600)
    )


@pytest.mark.parametrize("marks", [Marks(), Marks(",", ".")])
@pytest.mark.parametrize("form", ["{0}:{1:02}", "{0}:{1:02}:00", "{0} h {1} min", "PT{0}H{1}M"])
def test_a_column_of_durations_has_bins_of_numbers(marks, form):
    cells = [form.format(7 * n % 160, 15 * n % 60) for n in range(120)]
    attribute = proposed(cells, marks)
    assert (attribute.kind, attribute.measured_in) == (Kind.NUMBER, "h:mm")
    assert (attribute.edges[0], attribute.edges[-1]) == (0, 160)
    codes = LabelCodes(attribute, marks)
    assert {codes[cell] for cell in cells} <= set(range(attribute.n_ordered))


def test_signed_hours_are_durations_also_where_none_passes_a_day():
    attribute = proposed([f"{'-+'[n % 2]}{n % 12}:{7 * n % 60:02}" for n in range(120)])
    assert (attribute.measured_in, attribute.edges[0] < 0 < attribute.edges[-1]) == ("h:mm", True)


@pytest.mark.parametrize("header", ["start", "household", "waiting since", "spring", "talk begins"])
def test_times_of_a_day_are_none(header):
    assert proposed([f"{n % 24}:{7 * n % 60:02}" for n in range(120)], header=header).measured_in == "hh:mm"
    assert proposed([f"{1 + n % 12}:{7 * n % 60:02} {'AP'[n % 2]}M" for n in range(120)]).measured_in == "hh:mm"


@pytest.mark.parametrize(
    "header",
    [
        *("Zeit (min:sek)", "Schlafdauer", "duration", "Pause", "time taken"),
        *("wait", "Wait_Time", "call_hold", "talk time", "handle time", "ringing", "Wartezeit"),
    ],
)
def test_short_times_are_durations_where_the_column_is_called_so(header):
    cells = [f"{n % 24}:{7 * n % 60:02}" for n in range(120)]
    assert proposed(cells, header=header).measured_in == "h:mm"
    assert proposed([f"{cell} Uhr" for cell in cells], header=header).measured_in == "hh:mm"


def test_a_unit_beside_durations_leaves_texts():
    assert proposed([f"{30 + n}:15" if n % 3 else f"{n} kg" for n in range(120)]).measured_in == ""


@pytest.mark.parametrize("header", ["Ergebnis", "Score", "résultat final"])
def test_scores_of_games_are_no_times(header):
    cells = [f"{18 + 7 * n % 20}:{16 + 5 * n % 21}" for n in range(120)]
    assert proposed(cells, header=header).measured_in == ""
    assert {proposed(cells, header=other).measured_in for other in ("worked", "Zustand")} == {"h:mm"}
    assert proposed([*cells, "23:05"], header=header).measured_in == "h:mm"
