"""The last rows of a large table with a schema are found without reading those before."""

from __future__ import annotations

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources import arrow_source
from core.sources.asking.preview import preview
from tests.core.sources.reader_here import read_here

N_ROWS = 100_000
TABLE = pa.table({"number": range(N_ROWS), "text": [f"t{number % 7}" for number in range(N_ROWS)]})


def a_file(folder):
    pq.write_table(TABLE, folder / "rows.parquet", row_group_size=9_000)
    return folder / "rows.parquet"


def a_folder(folder):
    (folder / "parts").mkdir()
    pq.write_table(TABLE[:70_000], folder / "parts" / "1.parquet", row_group_size=9_000)
    pq.write_table(TABLE[70_000:], folder / "parts" / "2.parquet", row_group_size=9_000)
    return folder / "parts"


def a_database(folder):
    with duckdb.connect(str(folder / "rows.duckdb")) as link:
        link.register("given", TABLE)
        link.sql("CREATE TABLE people AS SELECT * FROM given")
    return folder / "rows.duckdb"


@pytest.mark.parametrize("written", [a_file, a_folder, a_database])
def test_last_rows(tmp_path, monkeypatch, written):
    read_here(monkeypatch)
    plain, read = arrow_source.cells_of, []
    monkeypatch.setattr(arrow_source, "cells_of", lambda column: read.append(len(column)) or plain(column))
    seen = preview(written(tmp_path), ReadingLayout())
    assert seen.last == tuple((str(number), f"t{number % 7}") for number in range(N_ROWS - 5, N_ROWS))
    assert seen.n_rows == N_ROWS
    assert sum(read) < N_ROWS / 4


def test_last_rows_of_a_file_with_damage_before(tmp_path, monkeypatch):
    """They are not read, so nothing is said of the damage: a release reads them all, and refuses the file."""
    read_here(monkeypatch)
    path = a_file(tmp_path)
    middle = pq.ParquetFile(path).metadata.row_group(5).column(0).data_page_offset
    content = bytearray(path.read_bytes())
    content[middle : middle + 200] = bytes(200)
    path.write_bytes(content)
    assert preview(path, ReadingLayout()).last[-1] == (str(N_ROWS - 1), f"t{(N_ROWS - 1) % 7}")
