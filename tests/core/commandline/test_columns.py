"""Aligned columns and readable numbers."""

from __future__ import annotations

import pytest

from core.commandline.columns import aligned, bytes_text, figures, seconds_text


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


def test_spans_and_sizes():
    assert [seconds_text(s) for s in (0.2, 12.4, 180)] == ["< 1 s", "12 s", "3 min"]
    assert [bytes_text(b) for b in (10, 1_500, 237e6, 4e15)] == ["10 B", "2 kB", "237 MB", "4000 TB"]
