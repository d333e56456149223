"""Names of files: letters of the table, unique, and in the order of the tables."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.exports.folder_pages import file_names
from core.exports.write import export
from core.release.release import Release
from tests.core.exports.conftest import made_statement, made_table

names = st.lists(st.text(min_size=1, max_size=80), min_size=1, max_size=3, unique=True)


@given(st.lists(names, min_size=1, max_size=12))
def test_names_are_letters_unique_and_in_order(tables):
    made = tuple(made_table(dict.fromkeys(attributes, ("a",))) for attributes in tables)
    found = file_names(Release(made, made_statement({})), ".csv")
    assert len(set(found)) == len(found)
    assert list(found) == sorted(found)
    assert all(len(name.encode()) < 240 and not set(name) & set('<>:"/\\|?*\0 ') for name in found)
    assert all(unicodedata.category(sign)[0] in "LMN" or sign in "-." for name in found for sign in name)
    assert all(unicodedata.is_normalized("NFC", name) for name in found)


def test_a_name_a_person_can_read():
    table = made_table({"Marital Status (2025)": ("a",), "Größe": ("b",)})
    assert file_names(Release((table,), made_statement({})), ".csv") == ("table-01-marital-status-2025-größe.csv",)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Пол и возраст", "table-01-пол-и-возраст.csv"),
        ("Φύλο", "table-01-φύλο.csv"),
        ("性別・年齢", "table-01-性別-年齢.csv"),
        ("लिंग", "table-01-लिंग.csv"),
        ("Größe", "table-01-größe.csv"),
        ("CON", "table-01-con.csv"),
        ("×/:*?", "table-01-table.csv"),
    ],
)
def test_a_name_keeps_its_own_letters(name, file, tmp_path):
    release = Release((made_table({name: ("a",)}),), made_statement({name: ("a",)}))
    assert file_names(release, ".csv") == (file,)
    for _ in range(2):  # a later export replaces the folder: it knows the files of the earlier one
        export(release, tmp_path / "set", "csv", replace=True)
    assert (tmp_path / "set" / file).is_file()


def test_the_readme_says_where_the_error_of_a_total_is(release, tmp_path):
    export(release, tmp_path / "out", "csv")
    readme = (tmp_path / "out" / "README.txt").read_text(encoding="utf-8")
    assert "and not in these files" in readme
    assert "stated beside them" not in readme
    assert "exp(−|x| / b)" in readme
