"""Totals and notes at the end of a table are told from records."""

from __future__ import annotations

import pytest

from core.sources.reading.totals import n_strays

USUAL = [["00123", "f", "3", "1,7"], ["00124", "m", "5", None], ["00125", "f", "1", "2,0"]]


@pytest.mark.parametrize(
    ("end", "n"),
    [
        ([["Summe", None, 9, None]], 1),
        ([[None, "Total:", 9, None]], 1),
        ([["GESAMT", "", "9", ""]], 1),
        ([["Zwischensumme", None, 9, None], ["Insgesamt", None, 9, None]], 2),
        ([["Total", None, 9, None], ["Source: the register of 1 December", None, None, None]], 2),
        ([["Summe", None, 9, None], USUAL[0]], 0),  # in the midst: a value like any other
        ([["Total", "f", "3", "1,7"]], 0),  # a record is full
        ([["00126", None, None, None]], 0),  # somebody who left the rest blank
        ([["Totalina", None, "3", None]], 0),
        ([[None, None, None, None]], 0),
        ([], 0),
    ],
)
def test_only_what_is_hardly_a_record_strays(end, n):
    assert n_strays([*USUAL[1:], *end], USUAL) == n


def test_a_narrow_table_has_no_notes():
    assert n_strays([["North Riding", None]], [["York", "1"], ["Hull", None]]) == 0


def test_a_table_of_totals_alone():
    assert n_strays([["Total", None], ["Sum", None]], [["a", "b"], ["c", "d"]]) == 2
    assert n_strays([["Total"]], []) == 0
