"""The evidence of two sketches against sums over all binomial chances; and how they are kept."""

from __future__ import annotations

import base64
import math

import numpy as np
import pytest
from scipy.stats import binom

from core.privacy.column_sketch import COLUMN_GROUPS, ROW_GROUPS, ColumnSketch, SketchedColumn, _bounds, _log_means

SIZES = [2.0**power for power in range(-2, 10)]


def log_mean(total, part, size):
    """ln E exp(-size (a - q t)² / (t q (1 - q))) of a binomial number a of t, with chance q."""
    numbers = np.arange(total + 1)
    away = (numbers - part * total) ** 2 / (total * part * (1 - part))
    return math.log((binom.pmf(numbers, total, part) * np.exp(-size * away)).sum())


def bounds(one, other):
    """Chernoff's bound at each size, by its definition."""
    pairs = [(int(a), int(a + b)) for a, b in zip(one, other, strict=True) if a + b]
    if len(pairs) < 2:
        return [0.0] * len(SIZES)
    part = sum(a for a, _ in pairs) / sum(total for _, total in pairs)
    far = sum((a - part * total) ** 2 / (total * part * (1 - part)) for a, total in pairs)
    found = [-size * far - sum(log_mean(total, part, size) for _, total in pairs) for size in SIZES]
    return [each * (len(pairs) - 1) / len(pairs) for each in found]


def counts(groups, *numbers):
    return np.array([*numbers, *[0] * (groups - len(numbers))], dtype=np.int64)


def rows(*numbers):
    each = counts(ROW_GROUPS, *numbers)
    return each, each


def column(tag, *numbers):
    return SketchedColumn(tag * 4, counts(COLUMN_GROUPS, *numbers))


CASES = {
    "alike": ((9, 8, 7, 6, 5, 4, 3), (9, 8, 7, 6, 5, 4, 3)),
    "a half": ((8, 8, 6, 6, 4, 4, 2), (4, 4, 3, 3, 2, 2, 1)),
    "others": ((9, 0, 7, 1, 5, 2, 3), (1, 8, 2, 6, 0, 7, 3)),
    "of 24": ((12, 12, 12, 12), (12, 12, 12, 12)),
    "two groups": ((5, 4), (4, 5)),
    "one group": ((50,), (50,)),
    "some single rows": ((1, 1, 1, 0, 5), (0, 0, 1, 1, 2)),
    "single rows": ((1, 1, 1, 0, 0, 0), (0, 0, 0, 1, 1, 1)),
}


@pytest.mark.parametrize(("one", "other"), CASES.values(), ids=CASES)
def test_of_few_rows_a_group_the_evidence_is_exact(one, other):
    assert _bounds(rows(*one)[0], rows(*other)[0]) == pytest.approx(bounds(one, other), rel=1e-9, abs=1e-12)
    expected = max(0.0, *bounds(one, other))
    assert ColumnSketch(rows(*one), ()).evidence(ColumnSketch(rows(*other), ())) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("part", [0.03, 0.2, 0.5, 0.9])
@pytest.mark.parametrize("size", SIZES)
def test_of_many_rows_a_group_chances_are_near_the_exact_ones(part, size):
    totals = np.array([30, 60, 200, 1000, 5000])
    totals = totals[totals * part * (1 - part) > 4]
    found = _log_means(totals, part, totals * part * (1 - part), size)
    exact = [log_mean(int(total), part, size) for total in totals]
    assert found == pytest.approx(exact, abs=0.06)


def test_nothing_is_said_of_no_rows():
    none, some = ColumnSketch(rows(), ()), ColumnSketch(rows(3, 4), ())
    assert none.evidence(some) == some.evidence(none) == none.evidence(none) == 0
    assert (none.n_rows, some.n_rows) == (0, 7)


A, B, C, D = b"a", b"b", b"c", b"d"
SAME = (9, 8, 7, 6, 5, 4, 3)
NEAR, FEW = (12, 8, 7, 6, 5, 4, 3), (1, 1, 1, 1, 1, 1, 0)
FAR = (1, 0, 0, 0, 0, 0, 20)
PLAIN = ((9, 8, 2, 1), (1, 2, 8, 9))
"""Rows that say nothing of people in common."""


def with_columns(numbers, *columns):
    return ColumnSketch(rows(*numbers), columns)


def best_of(one, *others):
    """Of columns of other names, the best of all, less what choosing it is worth."""
    found = max((bounds(one, other) for other in others), key=max)
    found = [each - math.log(len(others)) for each in found]
    return found if max(found) > 0 else [0.0] * len(SIZES)


def expected(*columns):
    together = [sum(each) / 2 for each in zip(*columns, strict=True)]
    return max(0.0, *bounds(*PLAIN), *together, *(max(each) for each in columns))


@pytest.mark.parametrize(
    ("ours", "theirs", "columns"),
    [
        ([(A, SAME)], [(A, SAME)], [bounds(SAME, SAME)]),
        ([(A, SAME)], [(B, SAME)], [best_of(SAME, SAME)]),
        ([(A, SAME)], [(B, FAR), (C, SAME), (D, FAR)], [best_of(SAME, FAR, SAME, FAR)]),
        ([(A, SAME)], [(A, FAR), (B, SAME)], [best_of(SAME, FAR, SAME)]),
        ([(A, SAME)], [(B, SAME), (A, SAME[::-1])], [bounds(SAME, SAME[::-1])]),
        ([(A, SAME), (B, SAME[1:]), (C, SAME[2:])], [(A, SAME), (B, SAME[1:]), (C, SAME[2:])], None),
        ([(A, FAR)], [(B, SAME)], [best_of(FAR, SAME)]),
        ([(A, SAME)], [(B, NEAR), (C, FEW)], [best_of(SAME, NEAR, FEW)]),
        ([(A, (2, 2))], [(B, (2, 2))], [best_of((2, 2), (2, 2))]),
        ([(A, SAME)], [], []),
        ([], [(A, SAME)], []),
    ],
)
def test_columns_of_one_name_are_compared_unless_they_cannot_say_the_same(ours, theirs, columns):
    """A column whose groups are far from another's of its name is compared with all, as if it had another name."""
    one, other = (
        with_columns(numbers, *(column(tag, *said) for tag, said in some))
        for numbers, some in zip(PLAIN, (ours, theirs), strict=True)
    )
    if columns is None:
        columns = [bounds(each, each) for _, each in ours]
    assert one.evidence(other) == pytest.approx(expected(*columns) if columns else max(0, *bounds(*PLAIN)), rel=1e-9)


# ------------------------------------------------------------------ how they are kept


@pytest.mark.parametrize("most", [1, 255, 256, 65_535, 65_536, 2**32 - 1, 2**32])
def test_numbers_of_any_size_are_kept_in_as_few_bytes_as_hold_them(most):
    width = next(each for each in (1, 2, 4, 8) if most < 256**each)
    made = with_columns((most, 0, 3), column(A, 2, 0, most))
    kept = ColumnSketch.read(made.text)
    assert [each.tolist() for each in (*kept.rows, kept.columns[0].counts)] == [
        each.tolist() for each in (*made.rows, made.columns[0].counts)
    ]
    assert kept.columns[0].tag == made.columns[0].tag
    assert {each.dtype.kind for each in (*kept.rows, kept.columns[0].counts)} == {"i"}
    flags = 2 * ROW_GROUPS // 8 + COLUMN_GROUPS // 8
    assert len(base64.b64decode(made.text)) == flags + 3 + 3 * 2 * width + 4


def filled(n, groups, tag=1):
    """Columns with a row in each of some groups; one takes 13 bytes and one for each group."""
    numbers = counts(COLUMN_GROUPS, *[1] * groups)
    return [SketchedColumn(bytes([0, 0, tag, place]), numbers) for place in range(n)]


@pytest.mark.parametrize(
    ("columns", "n"),
    [
        ([*filled(70, 1), *filled(70, 64, tag=2)], 53),
        ([*filled(53, 64), *filled(2, 2, tag=2)], 54),
        ([*filled(53, 64), *filled(1, 3, tag=2), *filled(1, 1, tag=3)], 53),
    ],
    ids=["too many", "to the byte", "one too large"],
)
def test_four_thousand_bytes_hold_the_columns_with_most_groups(columns, n):
    kept = ColumnSketch.read(ColumnSketch(rows(1), tuple(columns)).text).columns
    in_order = sorted(columns, key=lambda each: (-np.count_nonzero(each.counts), each.tag))
    assert [each.tag for each in kept] == [each.tag for each in in_order[:n]]
    assert sum(13 + np.count_nonzero(each.counts) for each in kept) <= 4096


@pytest.mark.parametrize("text", ["", "x", "AAAA", "Ü", base64.b64encode(bytes(66) + b"abc").decode()])
def test_what_another_version_wrote_is_no_sketch(text):
    assert ColumnSketch.read(text) is None


def test_letters_that_mean_nothing_make_it_none():
    text = with_columns((3, 4), column(A, 1, 2)).text
    assert ColumnSketch.read(text) is not None
    assert ColumnSketch.read(text[:8] + "*" + text[8:]) is None
