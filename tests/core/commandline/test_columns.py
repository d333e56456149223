"""Aligned columns and readable numbers."""

from __future__ import annotations

import pytest

from core.commandline.columns import aligned, bytes_text, counted, figures, seconds_text


def test_aligned():
    expected = ["a    n", "──  ──", "x    1", "yy  22"]
    assert aligned(("a", "n"), [("x", "1"), ("yy", "22")], frozenset({1})).splitlines() == expected


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (None, "–"),
        (0, "0"),
        (0.0123, "0.0123"),
        (46.16, "46.2"),
        (99.96, "100"),
        (28800.4, "28,800"),
        (1e15, "1.00e+15"),
    ],
)
def test_figures(number, text):
    assert figures(number) == text


def test_a_number_and_its_noun():
    told = [counted(n, "table") for n in (0, 1, 2, 1200)]
    assert told == ["0 tables", "1 table", "2 tables", "1,200 tables"]
    assert [counted(n, "entry", "entries") for n in (1, 2)] == ["1 entry", "2 entries"]


def test_spans_and_sizes():
    assert [seconds_text(s) for s in (0.2, 12.4, 180)] == ["< 1 s", "12 s", "3 min"]
    assert [bytes_text(b) for b in (10, 1_500, 237e6, 4e15)] == ["10 B", "2 kB", "237 MB", "4000 TB"]
