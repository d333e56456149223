"""A heap of 99 above ages is no age; the last of a scale that ends there is."""

from __future__ import annotations

import pytest

from core.sources.asking.columns import profile
from tests.core.sources.written_files import write

AGES = [18 + n * 5 % 77 for n in range(240)]


def missing(path, name, numbers):
    write(path, [["ward", name], *([f"w{n % 5}", number] for n, number in enumerate(numbers))])
    return profile(path)[1].missing


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_a_heap_just_above_all_others_stands_for_no_answer(tmp_path, suffix):
    assert max(AGES) == 94
    assert missing(tmp_path / f"a.{suffix}", "age", [*AGES, *[99] * 25]) == (("99", 25),)
    both = missing(tmp_path / f"b.{suffix}", "age", [*AGES, *[99] * 25, *[98] * 22])
    assert {*both} == {("98", 22), ("99", 25)}


def test_a_smaller_heap_farther_above_stands_for_no_answer(tmp_path):
    incomes = [20 + n * 7 % 61 for n in range(102)]
    assert missing(tmp_path / "a.csv", "income", [*incomes, *[99] * 9]) == (("99", 9),)
    assert missing(tmp_path / "b.csv", "income", [*incomes, *[99] * 5]) == ()
    assert missing(tmp_path / "c.csv", "income", [*incomes, *range(81, 98), *[99] * 9]) == ()


@pytest.mark.parametrize(
    "numbers",
    [
        [*AGES, 99, 99],  # two of 99 years
        [*AGES, *[99] * 25, 96, 97, 98],  # all that are higher
        [*AGES, *[96] * 25],  # no code of anything
        [n % 100 for n in range(1, 400)],  # percentiles
    ],
)
def test_others_are_numbers(tmp_path, numbers):
    assert missing(tmp_path / "a.csv", "age", numbers) == ()


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("codes", [(98, 99), (97, 98, 99)])
def test_smaller_heaps_that_follow_one_another_stand_for_no_answer(tmp_path, suffix, codes):
    ages = [18 + n * 5 % 74 for n in range(324)]
    assert max(ages) == 91
    heaps = [code for code in codes for _ in range(19)]
    assert {*missing(tmp_path / f"a.{suffix}", "age", [*ages, *heaps])} == {(str(code), 19) for code in codes}


@pytest.mark.parametrize(
    "last",
    [
        [98] * 5 + [99] * 4,  # as often as others
        [98] * 19 + [99] * 3,  # one of them alone
        [98] * 19 + [96] * 19,
        [*range(92, 98), *[98] * 19, *[99] * 19],  # all that are lower
        [95] * 19 + [96] * 19 + [97] * 19 + [98] * 19 + [99] * 19,
        [age for age in range(80, 100) for _ in range((101 - age) * 3)],  # a home for the old
    ],
)
def test_others_that_follow_one_another_are_ages(tmp_path, last):
    assert missing(tmp_path / "a.csv", "age", [*[18 + n * 5 % 74 for n in range(324)], *last]) == ()


def test_repeated_digits_far_above_decimals_stand_for_no_answer(tmp_path):
    weights = [round(52 + n * 7 % 400 / 10, 1) for n in range(120)]
    assert missing(tmp_path / "a.csv", "weight", [*weights, *[888.8] * 4]) == (("888.8", 4),)
    assert missing(tmp_path / "b.csv", "weight", [*weights, *[99.9] * 14]) == (("99.9", 14),)
    assert missing(tmp_path / "c.csv", "weight", [*weights, 99.9]) == ()


def test_not_applicable_is_told_beside_refusal_and_do_not_know(tmp_path):
    hours = [n * 7 % 61 for n in range(240)]
    codes = [*[666] * 40, *[777] * 11, *[888] * 8]
    assert {*missing(tmp_path / "a.csv", "hours", [*hours, *codes])} == {("666", 40), ("777", 11), ("888", 8)}
    assert missing(tmp_path / "b.csv", "hours", [*hours, *[666] * 40]) == ()
    ages = [18 + n * 7 % 57 for n in range(240)]
    assert 66 in ages
    assert {*missing(tmp_path / "c.csv", "age", [*ages, *[99] * 9, *[777] * 9])} == {("777", 9), ("99", 9)}
    articles = [*[n * 7 % 58 for n in range(240)], 66, 77]
    assert missing(tmp_path / "e.csv", "articles", articles) == ()
    assert missing(tmp_path / "f.csv", "reason", [*["ill", "away"] * 30, *[66] * 4]) == ()
    assert missing(tmp_path / "g.csv", "age", [*ages, 3071]) == (("3071", 1),)
    status = [*[1, 2, 3, 4] * 30, *[66] * 80, *[77] * 20, *[88] * 16]
    assert {*missing(tmp_path / "d.csv", "status", status)} == {("66", 80), ("77", 20), ("88", 16)}


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_a_code_as_frequent_as_another_stands_for_no_answer(tmp_path, suffix):
    ages = [18 + n * 7 % 61 for n in range(240)]
    assert {*missing(tmp_path / f"a.{suffix}", "age", [*ages, *[99] * 6, *[88] * 4])} == {("88", 4), ("99", 6)}
    assert {*missing(tmp_path / f"b.{suffix}", "age", [*ages, *[99] * 6, 88])} == {("99", 6)}
    assert {*missing(tmp_path / f"c.{suffix}", "age", [*ages, *[99] * 9, *[88] * 3])} == {("99", 9)}
    assert missing(tmp_path / f"d.{suffix}", "age", [*ages, *range(79, 90), 88, 88, 88]) == ()


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_two_codes_that_follow_one_another_are_no_amounts(tmp_path, suffix):
    incomes = [15_000 + n * 131 % 50_000 for n in range(230)]
    both = missing(tmp_path / f"a.{suffix}", "income", [*incomes, *[99_998] * 4, *[99_999] * 6])
    assert {*both} == {("99998", 4), ("99999", 6)}
    assert missing(tmp_path / f"b.{suffix}", "income", [*incomes, *[99_999] * 6]) == ()
    assert missing(tmp_path / f"c.{suffix}", "price", [40 + n * 131 % 50 for n in range(230)] + [98, 98, 99, 99]) == ()


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    ("numbers", "codes"),
    [
        ([19] * 12 + [88] * 4, {}),
        ([101] * 12 + [999] * 4, {}),
        ([1] * 12 + [88] * 4, {"88"}),
        ([19] * 12 + [999] * 4, {"999"}),
        ([19] * 12 + [88] * 4 + [99] * 3, {"88", "99"}),
        ([19] * 6 + [21] * 6 + [88] * 4, {"88"}),
    ],
)
def test_a_code_beside_one_number_of_as_many_digits_is_another_one(tmp_path, suffix, numbers, codes):
    assert {text for text, _ in missing(tmp_path / f"a.{suffix}", "district", numbers)} == {*codes}


@pytest.mark.parametrize("code", [32_767, 65_535, 9_999_999, 99_999_998, 2_147_483_647, -32_768, -2_147_483_648])
def test_the_last_number_of_a_computer_and_long_rows_of_nines_stand_for_no_answer(tmp_path, code):
    incomes = [900 + n * 137 % 9001 for n in range(240)]
    assert missing(tmp_path / "a.csv", "income", [*incomes, *[code] * 7]) == ((str(code), 7),)
    assert missing(tmp_path / "b.csv", "population", [30_001 + n * 137 % 9001 for n in range(240)]) == ()


@pytest.mark.parametrize("name", ["contributions", "commits", "downloads", "repo_contributions.a"])
def test_the_most_of_what_has_no_end_is_counted(tmp_path, name):
    counts = [1, 1, 2, 2, 8, 18] * 4
    assert missing(tmp_path / "a.csv", name, [*counts, 77]) == ()
    assert missing(tmp_path / "b.csv", name, [*counts, *[99] * 9]) == (("99", 9),)
    assert missing(tmp_path / "c.csv", "children", [*counts, 77]) == (("77", 1),)
