"""The search finds a word wherever a program may put it: otherwise its silence would mean nothing."""

from __future__ import annotations

import sqlite3
import zipfile
import zlib

import pyarrow as pa
import pytest
from pyarrow import parquet

from tests.leaks.planted import HEADER, RARE, SECRETS, plant
from tests.leaks.searching import found

WORD = "Zanthoxylomania"


@pytest.mark.parametrize("encoding", ["ascii", "utf-16", "utf-16-be", "utf-16-le", "utf-32-le", "utf-32-be"])
def test_text(tmp_path, encoding):
    (tmp_path / "log").write_bytes(f"before {WORD.upper()} after".encode(encoding))
    assert found([WORD, "Absent"], tmp_path) == {(WORD, "log")}


def test_names_of_files(tmp_path):
    (tmp_path / f"{WORD}.txt").touch()
    assert found([WORD], tmp_path)


def test_zips_within_zips(tmp_path):
    with zipfile.ZipFile(tmp_path / "inner", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("part", WORD * 9)
    with zipfile.ZipFile(tmp_path / "outer", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(tmp_path / "inner", "in")
    (tmp_path / "inner").unlink()
    assert found([WORD], tmp_path) == {(WORD, "outer")}


def test_a_squeezed_value_of_a_database_and_one_that_was_deleted(tmp_path):
    for name, value in (("kept", zlib.compress(WORD.encode() * 9)), ("gone", WORD)):
        with sqlite3.connect(tmp_path / name) as database:
            database.execute("PRAGMA secure_delete = OFF")
            database.execute("CREATE TABLE t (x)")
            database.execute("INSERT INTO t VALUES (?)", (value,))
        if name == "gone":
            with database:
                database.execute("DELETE FROM t")
        database.close()
    assert found([WORD], tmp_path) == {(WORD, "kept"), (WORD, "gone")}


def test_parquet(tmp_path):
    parquet.write_table(pa.table({"a": ["x" * 99, WORD]}), tmp_path / "t", compression="zstd")
    assert found([WORD], tmp_path) == {(WORD, "t")}


def test_everything_planted_is_in_the_workbook(tmp_path):
    words = {RARE, HEADER, *SECRETS.values()}
    path = plant(tmp_path / "people.xlsx")
    assert found(words, tmp_path) == {(word, path.name) for word in words}
    assert found(words, tmp_path, except_for=(path,)) == set()
