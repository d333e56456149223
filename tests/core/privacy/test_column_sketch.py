"""Sketches tell people in common from people of one population, and stay small."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.column_sketch import ALARM, COLUMN_GROUPS, ROW_GROUPS, ColumnSketch, SketchedColumn

WEIGHTS = 1.0 / np.arange(1, ROW_GROUPS + 1)


def drawn(n, seed):
    """Return the groups of `n` people drawn from an uneven population."""
    return np.random.default_rng(seed).choice(ROW_GROUPS, n, p=WEIGHTS / WEIGHTS.sum())


def sketch(rows, *columns, tags=None):
    counts = np.bincount(rows, minlength=ROW_GROUPS)
    names = tags or [bytes([0, 0, 0, place]) for place in range(len(columns))]
    kept = [
        SketchedColumn(tag, np.bincount(each, minlength=COLUMN_GROUPS))
        for tag, each in zip(names, columns, strict=True)
    ]
    return ColumnSketch((counts, counts), tuple(kept))


@pytest.mark.parametrize("n", [30, 300, 30_000])
@pytest.mark.parametrize("part", [1, 2, 20])
def test_other_people_of_one_population_are_not_alike(n, part):
    for seed in range(20):
        one, other = sketch(drawn(n, seed)), sketch(drawn(n // part, 1000 + seed))
        assert one.evidence(other) < ALARM


@pytest.mark.parametrize("n", [300, 30_000])
@pytest.mark.parametrize("exchanged", [0, 0.01, 0.05, 0.2])
def test_people_in_common_are(n, exchanged):
    both, moved = drawn(n, 1), int(n * exchanged)
    assert sketch(both).evidence(sketch(np.concatenate([both[moved:], drawn(moved, 2)]))) >= ALARM
    assert sketch(both).evidence(sketch(both[: n // 2])) >= (ALARM if n > 300 else 0)


def test_columns_tell_it_where_the_rows_do_not():
    one, other = np.arange(3000) % 200, 200 + np.arange(3000) % 50
    says = [drawn(3000, seed) % COLUMN_GROUPS for seed in range(3)]
    assert sketch(one, *says).evidence(sketch(other, *(each[30:] for each in says))) >= ALARM
    renamed = sketch(other, *says[:0:-1], tags=[b"abcd", b"efgh"])
    assert sketch(one, *says).evidence(renamed) >= ALARM
    assert sketch(one, *says).evidence(sketch(other, *(drawn(3000, seed) % 64 for seed in (7, 8, 9)))) < ALARM


def test_many_columns_of_yes_and_no_are_not_taken_for_others():
    answers = [np.random.default_rng(seed).integers(0, 2, 500) for seed in range(80)]
    one, other = (np.random.default_rng(seed).integers(0, ROW_GROUPS, 500) for seed in (81, 82))
    tags = [bytes([1, 0, 0, place]) for place in range(40)]
    assert sketch(one, *answers[:40]).evidence(sketch(other, *answers[40:], tags=tags)) < ALARM


@given(st.integers(1, 40), st.integers(1, 10**6))
def test_a_line_keeps_it_in_a_few_kilobytes(n_columns, n):
    counts = np.full(ROW_GROUPS, n)
    made = ColumnSketch(
        (counts, counts), tuple(SketchedColumn(bytes([0, 0, 0, place]), counts[:64]) for place in range(n_columns))
    )
    assert len(made.text) < 9000
    assert " " not in made.text
    read = ColumnSketch.read(made.text)
    assert read is not None
    assert read.text == made.text
    assert (read.rows[1] == counts).all()


@pytest.mark.parametrize("text", ["", "x", "AAAA", "ö", "AAAA" * 12])
def test_what_another_version_wrote_is_no_sketch(text):
    assert ColumnSketch.read(text) is None


def test_nobody_is_like_nobody():
    nobody = sketch(np.zeros(0, dtype=np.int64))
    assert nobody.evidence(nobody) == 0
    assert nobody.evidence(sketch(drawn(30, 1))) == 0
