"""Rows may be looked at while they are read, as in a large file: what is found, and refused, is what it was before."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.data.distinct_columns import DistinctColumn
from core.data.interned_cells import InternedCells
from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import EngineError
from core.sources.asking.preview import preview
from core.sources.asking.records import RowSource
from core.sources.reading import child
from core.sources.reading.profiled import TableProfiler, profiled
from core.sources.reading.reader import open_reader
from tests.core.sources.reader_here import read_here

KEY = bytes(range(32))
NAMES = "member no,site,size,seen"
ROWS = [
    f"M{n * 37 % 9001},{('a', 'b', 'c')[n * n % 7 % 3]},{40 + n * n % 31},2024-01-{1 + n % 28:02}" for n in range(99)
]
SITE = Attribute("site", Kind.CATEGORIES, ("a", "b", "c"), missing="-")
SIZE = Attribute("size", Kind.NUMBER, edges=(40.0, 50.0, 60.0, 71.0), other="other", missing="-")
LATER = {
    "the same": ROWS,
    "persons twice": [*ROWS, *(f"{row.split(',')[0]},a,41,2024-02-0{n}" for n, row in enumerate(ROWS[20:29], 1))],
    "rows twice": [*ROWS, *ROWS[10:40]],
    "another unit": [row.replace(",4", ",0.4").replace(",5", ",0.5").replace(",6", ",0.6") for row in ROWS],
    "a stranger": [*ROWS[:50], "M1,d,44,2024-01-02", *ROWS[51:]],
    "a wide row": [*ROWS[:70], "M1,a,44,2024-01-02,7", *ROWS[71:]],
    "strangers and persons twice": [*ROWS, *ROWS[3:9], "M1,d,44,2024-01-02"],
    "no row": [],
}


def outcome(source, kept, monkeypatch):
    """Return what a reading finds, or its refusal, with files of up to `kept` bytes looked at before."""
    monkeypatch.setattr(child, "KEPT", kept)
    try:
        found = source.read(None, KEY)
    except EngineError as error:
        return type(error), error.facts
    site, size = (found.count(Marginal((axis,))).tolist() for axis in (0, 1))
    return site, size, source.fingerprint(found, KEY), found.n_rows


@pytest.mark.parametrize("later", LATER)
@pytest.mark.parametrize("rows", [RowMeaning.ONE_EACH, RowMeaning.RECORDS])
@pytest.mark.parametrize("marginals", [None, (Marginal((0,)), Marginal((1,)))])
def test_one_pass_answers_as_two(tmp_path, monkeypatch, later, rows, marginals):
    read_here(monkeypatch)
    path = tmp_path / "a.csv"
    path.write_text("\n".join([NAMES, *ROWS]) + "\n")
    source = RowSource(path, preview(path).layout, (SITE, SIZE), ProtectedUnit(rows=rows), marginals=marginals)
    path.write_text("\n".join([NAMES, *LATER[later]]) + "\n")
    before, meanwhile = (outcome(source, kept, monkeypatch) for kept in (1 << 22, -1))
    assert meanwhile == before
    is_read = later == "the same" or (later, rows) == ("persons twice", RowMeaning.RECORDS)
    assert isinstance(before[0], type) != is_read


@given(st.data())
@settings(max_examples=40)
def test_profiles_of_counted_cells_are_those_of_all_cells(tmp_path_factory, data):
    pools = {
        "town": ["Ely", "ely", "Hull", "", "n/a"],
        "age": ["17", "18", "99", "1e1", ""],
        "no": [*map(str, range(900))],
    }
    n = data.draw(st.integers(1, 200))
    columns = [data.draw(st.lists(st.sampled_from(pool), min_size=n, max_size=n)) for pool in pools.values()]
    path = tmp_path_factory.mktemp("rows") / "a.csv"
    path.write_text("\n".join([",".join(pools), *map(",".join, zip(*columns, strict=True))]) + "\n")
    layout = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="")
    reader = open_reader(str(path), layout, lambda _: None)
    profiler, interned = TableProfiler(reader, [0, 1, 2]), [InternedCells() for _ in pools]
    cuts = sorted({0, n, *data.draw(st.lists(st.integers(0, n), max_size=5))})
    for first, last in itertools.pairwise(cuts):
        block = [column[first:last] for column in columns]
        is_known = data.draw(st.lists(st.booleans(), min_size=3, max_size=3))
        distinct = [
            DistinctColumn(own.cells, own.places(column)) if known else None
            for own, column, known in zip(interned, block, is_known, strict=True)
        ]
        profiler.take(block, distinct)
    assert profiler.profiles() == profiled(reader, [0, 1, 2])
