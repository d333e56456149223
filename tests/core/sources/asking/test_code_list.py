"""A code list is read whole, whatever its format and length."""

from __future__ import annotations

import pytest

from core.errors import MissingFileError
from core.sources.asking.code_list import read_code_list


def test_every_column_with_its_name(tmp_path):
    path = tmp_path / "codes.csv"
    path.write_text("code;name\n01;Leeds\n02;York\n", encoding="utf-8")
    assert read_code_list(path) == (("code", ("01", "02")), ("name", ("Leeds", "York")))


def test_long_lists_are_not_cut(tmp_path):
    path = tmp_path / "places.txt"
    places = [f"place {number}" for number in range(12_000)]
    path.write_text("\n".join(["place", *places]), encoding="utf-8")
    assert read_code_list(path) == (("place", tuple(places)),)


def test_missing_file(tmp_path):
    with pytest.raises(MissingFileError):
        read_code_list(tmp_path / "none.csv")
