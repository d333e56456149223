"""Feather, Arrow files and streams, packed or not; what is damaged is refused."""

from __future__ import annotations

import pyarrow as pa
import pytest
from pyarrow import feather

from core.errors import DamagedDataFileError, SeveralValuesError
from tests.core.sources.written_files import reading

TABLE = pa.table({"a": pa.array([1, None, 3]), "b": ["x", "y", None], "c": [[1], [], None]})


def written(path, table=TABLE, **options):
    if path.suffix == ".feather":
        feather.write_feather(table, str(path), **options)
        return path
    opened = pa.ipc.new_file if path.suffix == ".arrow" else pa.ipc.new_stream
    with pa.OSFile(str(path), "wb") as file, opened(file, table.schema) as out:
        out.write_table(table)
    return path


@pytest.mark.parametrize("name", ["a.feather", "a.arrow", "a.arrows"])
def test_every_kind_is_read(tmp_path, name):
    found = reading(written(tmp_path / name)).preview()
    assert (found["headers"], found["n_rows"]) == (["a", "b"], 3)
    assert found["first"] == [["1", "x"], ["", "y"], ["3", ""]]
    assert "Column “c” is left out" in found["problems"][0]


@pytest.mark.parametrize("packing", ["lz4", "zstd", "uncompressed"])
def test_large_batches_come_in_pieces(tmp_path, packing):
    table = pa.table({"n": list(range(5000))})
    path = written(tmp_path / "a.feather", table, compression=packing, chunksize=5000)
    source = reading(path).grid.source
    chunks = list(source.chunks())
    assert max(len(chunk.rows) for chunk in chunks) <= 2048
    assert [row[0] for chunk in chunks[1:] for row in chunk.rows] == list(range(5000))
    assert source.n_rows() == 5001


@pytest.mark.parametrize("name", ["a.feather", "a.arrow", "a.arrows"])
def test_what_is_cut_is_refused(tmp_path, name):
    path = written(tmp_path / name, pa.table({"n": list(range(5000))}))
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    with pytest.raises(DamagedDataFileError):
        reading(path).profile()


def test_nothing_but_lists(tmp_path):
    with pytest.raises(SeveralValuesError):
        reading(written(tmp_path / "a.arrow", TABLE.select(["c"])))


def test_a_name_that_is_no_text_is_damage(tmp_path):
    path = tmp_path / "a.feather"
    with pa.OSFile(str(path), "wb") as file, pa.ipc.new_file(file, pa.schema([("naming", pa.int8())])):
        pass
    path.write_bytes(path.read_bytes().replace(b"naming", b"nam\xff\xfe\xfd"))
    with pytest.raises(DamagedDataFileError):
        reading(path)
