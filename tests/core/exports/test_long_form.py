"""The long form: each cell once, in order, and whole numbers as such."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from core.exports import long_form
from core.exports.long_form import MEASURES, grand_total, headers, is_whole, plain, rows
from tests.core.exports.conftest import made_table, some


def test_rows_go_through_the_last_attribute_first():
    found = list(rows(made_table(some("age", "sex"))))
    assert [labels for labels, _ in found][:4] == [
        ("0 to under 18", "female"),
        ("0 to under 18", "male"),
        ("0 to under 18", "not stated"),
        ("18 to under 65", "female"),
    ]
    assert found[3][1] == (24, 4.5, 9.5, 15, 33.5)


def test_long_arrays_are_turned_in_pieces(monkeypatch):
    monkeypatch.setattr(long_form, "_CHUNK", 7)
    assert list(plain(np.arange(100.0))) == list(range(100))


def test_numbers_are_whole_only_together():
    assert [type(value) for value in plain(np.array([1.0, 2.5]))] == [float, float]
    assert is_whole(np.array([-3.0, 2.0**52]))
    assert not is_whole(np.array([0.5]))


@pytest.mark.parametrize("name", ["count", "COUNT", "Low"])
def test_a_measure_makes_way_for_an_attribute(name):
    words = headers(("sex", name), MEASURES)
    assert words[:2] == ("sex", name)
    assert len({word.casefold() for word in words}) == len(words)


def test_the_interval_of_a_grand_total_is_that_of_a_crosstab():
    total = grand_total(made_table({"sex": ("f", "m", "x")}))
    assert (total.value, total.half_width) == (30.0, pytest.approx(17.64))
    low_and_whole = replace(made_table({"sex": ("f", "m")}), low=np.zeros(2), high=np.full(2, 99.0))
    total = grand_total(low_and_whole)
    assert (total.low, total.high) == (0.0, 31.0)
