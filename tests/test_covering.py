"""A sample has every pair of levels in each run, is small, and leaves nothing out for ever."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tests.covering import TURNS, WHOLE, Turn, asked_turn, covering, one_of, sample, todays

PRODUCT = list(product("abcdefgh", range(7), ("in", "out"), (True, False)))
HOLED = [row for row in PRODUCT if row[1] % 3 or row[2] == "in"]


def pairs(rows):
    return {pair for row in rows for pair in combinations(enumerate(row), 2)}


@pytest.fixture
def turn(monkeypatch):
    return lambda now: monkeypatch.setattr(Turn, "now", now)


@pytest.mark.parametrize("rows", [PRODUCT, HOLED, [("a",), ("b",), ("a",)], []])
def test_every_level_and_pair_is_in_a_covering(rows):
    chosen = [rows[number] for number in covering(rows)]
    assert pairs(chosen) == pairs(rows)
    assert [set(column) for column in zip(*chosen, strict=True)] == [set(column) for column in zip(*rows, strict=True)]


def test_a_covering_of_levels_alone_is_smaller():
    chosen = [PRODUCT[number] for number in covering(PRODUCT, 1)]
    assert [set(column) for column in zip(*chosen, strict=True)] == [
        set(column) for column in zip(*PRODUCT, strict=True)
    ]
    assert len(chosen) == 8  # as many as the longest list


def test_a_covering_is_small():
    assert 56 <= len(covering(PRODUCT)) <= 60  # 8 × 7 is the least, of 224


def test_a_run_has_a_covering_and_a_tenth_of_the_rest(turn):
    turn(3)
    run = sample(PRODUCT)
    assert pairs(run) == pairs(PRODUCT)
    assert len(run) < 0.4 * len(PRODUCT)
    assert run == sample(PRODUCT) == sorted(run, key=PRODUCT.index)


@pytest.mark.parametrize("together", [1, 2])
@pytest.mark.parametrize("rows", [PRODUCT, HOLED])
def test_within_ten_turns_every_row_is_run(rows, together, turn):
    seen = set()
    for now in range(TURNS):
        turn(now)
        seen.update(sample(rows, together=together))
    assert seen == set(rows)


def test_the_whole_can_be_asked_for(turn):
    turn(WHOLE)
    assert sample(PRODUCT) == PRODUCT


def test_rows_may_be_parameters_with_factors_of_their_own(turn):
    turn(0)
    rows = [pytest.param(*row, id=f"row {number}") for number, row in enumerate(PRODUCT)]
    run = sample(rows, lambda letter, number, *_: (letter, number))
    assert {row.values[:2] for row in run} == {row[:2] for row in PRODUCT}
    assert 56 < len(run) < 80


def test_rows_may_be_single_values(turn):
    turn(0)
    assert sample(range(7), lambda number: (number % 3,)) == [0, 1, 2, 3]


def test_one_row_at_a_time_begins_anywhere_and_leaves_none_out(turn):
    seen = []
    for now in range(TURNS):
        turn(now)
        assert {*one_of("abc", 0), *one_of("abc", 1), *one_of("abc", 2)} == set("abc")
        seen += one_of("abc", 1)
    assert "".join(seen) == "bcabcabcab"
    turn(WHOLE)
    assert one_of("abc", 1) == ["a", "b", "c"]


def test_turns_are_asked_for_by_number_or_whole():
    assert [asked_turn("7"), asked_turn("17"), asked_turn("whole")] == [7, 7, WHOLE]
    assert todays() in range(TURNS)
    with pytest.raises(ValueError, match="half"):
        asked_turn("half")
