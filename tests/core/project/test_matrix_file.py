"""A matrix is read from text and from arrays; nothing in a file is run, and every refusal says what to do."""

from __future__ import annotations

import io
import os
import pickle
import zipfile

import numpy as np
import pytest

from core.errors import StrategyMatrixError
from core.project.matrix_file import MARK, MOST_BYTES, read_matrix

ROWS = np.array([[1, 0, -2], [3, 40, 0]])


def written(array):
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def archive(**members):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in members.items():
            made.writestr(f"{name}.npy", content)
    return file.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        b"1,0,-2\n3,40,0\n",
        b"\xef\xbb\xbf1;0;-2\r\n3;40;0\r\n\r\n",
        b"1\t0\t-2\n3\t40\t0",
        b" 1  0 -2\n3 40 0\n",
        b"1.0, 0, -2\n+3, 40, 0\n",
        written(ROWS),
        written(ROWS.astype(np.int8)),
        written(np.asfortranarray(ROWS.astype(np.float32))),
        archive(rows=written(ROWS)),
    ],
    ids=range(9),
)
def test_every_way_of_writing_it_is_the_same_matrix(tmp_path, content):
    (tmp_path / "s").write_bytes(content)
    assert (read_matrix(tmp_path / "s").rows == ROWS).all()


class Runs:
    def __reduce__(self):
        return os.mkdir, ("ran",)


def claiming(shape):
    """An array whose header claims more numbers than it has."""
    file = io.BytesIO()
    np.lib.format.write_array_header_1_0(file, {"shape": shape, "fortran_order": False, "descr": "<i8"})
    return file.getvalue()


def headed(text):
    """An array of four numbers under a header that nobody's program wrote."""
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode() + np.eye(2).tobytes()


HEADERS = (
    "((((",
    "-" * 9000 + "1",
    "{'descr': ('<f8',), 'fortran_order': False, 'shape': (2, 2), }",
    "{'descr': '<f3', 'fortran_order': False, 'shape': (2, 2), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (True, 4), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (2L, 2L), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (-2, -2), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (0, 99999999999999999999), }",
)


def archive_by(packing):
    """An array that is packed as numpy never packs, with damage in it."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", packing) as made:
        made.writestr("rows.npy", written(ROWS))
    content = bytearray(file.getvalue())
    content[50:60] = bytes(each ^ 255 for each in content[50:60])
    return bytes(content)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"sex,age\n1,0\n", "s: row 1, column 1 is “sex”, and not a whole number"),
        (b"1,0\n1\n", "s: row 2 has one number, and row 1 has 2."),
        (b"", "s: it holds no number."),
        (b"\xff\xfe1", "s: it is no text."),
        (written(np.array([[1.5]])), "s: row 1, column 1 is 1.5, and not a whole number"),
        (written(np.array([[1, np.nan]])), "s: row 1, column 2 is nan"),
        (written(np.array([1, 2])), "s: it is no array of numbers with rows and columns."),
        (written(np.array([["a"]])), "s: it is no array of numbers"),
        (written(np.array([[Runs()]], dtype=object)), "s: it is no array of numbers"),
        (pickle.dumps(Runs()), "s: it is no text."),
        (claiming((10**6, 10**6)), "s: it holds more than 2,097,152 numbers."),
        (claiming((2, 2)), "s: it is no array"),
        *((headed(text), "s: it is no array") for text in HEADERS),
        (archive_by(zipfile.ZIP_LZMA), "s: it is no array"),
        (b"\x93NUMPY", "s: it is no array"),
        (b"\x93NUMPY\x01\x00\x04\x00{}{}", "s: it is no array"),
        (b"PK no archive", "s: it is no array"),
        (archive(), "s: it holds 0 arrays."),
        (archive(one=written(ROWS), two=written(ROWS)), "s: it holds 2 arrays."),
        (archive(bomb=b"0" * (MOST_BYTES + 1)), "s: it has more than 34 MB."),
        (b"0 " * (MOST_BYTES // 2 + 1), "s: it has more than 34 MB."),
    ],
    ids=range(28),
)
def test_what_is_no_matrix_is_refused(tmp_path, monkeypatch, content, words):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "s").write_bytes(content)
    with pytest.raises(StrategyMatrixError) as refused:
        read_matrix(tmp_path / "s")
    assert words in str(refused.value)
    assert not (tmp_path / "ran").exists()


def test_a_file_that_is_not_there_and_a_folder(tmp_path):
    for path in (tmp_path / "absent.csv", tmp_path):
        with pytest.raises(StrategyMatrixError, match="there is no such file"):
            read_matrix(path)


@pytest.mark.skipif(os.name == "nt", reason="names of files are text there")
def test_the_name_of_the_file_is_kept_as_text_that_a_plan_may_hold(tmp_path):
    assert read_matrix(_written(tmp_path / "own rows é.csv")).file == "own rows é.csv"
    assert read_matrix(_written(tmp_path / os.fsdecode(b"a\nb\xff.csv"))).file == "a?b?.csv"


def _written(path):
    path.write_text("1,0\n0,1\n", encoding="utf-8")
    return path


def test_a_header_of_numpy_that_cannot_be_taken_apart_is_refused(tmp_path):
    """Found by `python -m tests.fuzz matrix`: a bracket that is not closed, in a header of version 1."""
    header = b"{'descr': '<i8', 'fortran_order': False, 'shape': (2, 2, }\n"
    (tmp_path / "s.npy").write_bytes(MARK + b"\x01\x00" + len(header).to_bytes(2, "little") + header)
    with pytest.raises(StrategyMatrixError, match=r"s\.npy"):
        read_matrix(tmp_path / "s.npy")
