"""Batches of rows of a long pass: evenly apart, never more than a bound, and none of the first chunk."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest

from core.sources.rows_amid import BATCH_ROWS, RowsAmid, lines_amid, places_amid


@pytest.mark.parametrize("n_chunks", [0, 1, 2, 20, 500])
def test_batches_are_few_and_evenly_apart(n_chunks):
    amid = RowsAmid()
    for chunk in range(n_chunks):
        amid.take([[chunk * 2048 + n] for n in range(2048)])
    firsts = [batch[0][0] for batch in amid.batches]
    assert len(firsts) == min(4 * max(n_chunks - 1, 0), len(firsts)) <= 64
    assert all(first >= 2048 for first in firsts)
    assert {len(batch) for batch in amid.batches} <= {BATCH_ROWS}
    assert n_chunks < 3 or firsts[-1] > (n_chunks - n_chunks // 8 - 1) * 2048
    assert len({later - first for first, later in pairwise(firsts)}) <= 1


@pytest.mark.parametrize(("end", "n_places"), [(b"\n", 23), (b"\r\n", 23), (b"\r", 0)])
def test_lines_are_whole(end, n_places):
    text = b"".join(b"%06d" % n + end for n in range(30_000))
    found = [*lines_amid(io.BytesIO(text), len(text))]
    assert len(found) == n_places
    assert {len(line) for lines in found for line in lines} <= {6 + len(end)}


def test_rows_of_a_table_are_evenly_apart_up_to_its_end():
    assert places_amid(0) == places_amid(2047) == []
    places = places_amid(60_000)
    assert places[-1] == 60_000 - BATCH_ROWS
    assert {later - first for first, later in pairwise(places[:-1])} == {2500}
