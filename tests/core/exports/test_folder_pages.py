"""Names of files: plain letters, unique, and in the order of the tables."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.exports.folder_pages import file_names
from core.exports.write import export
from core.release.release import Release
from tests.core.exports.conftest import made_statement, made_table

names = st.lists(st.text(min_size=1, max_size=80), min_size=1, max_size=3, unique=True)


@given(st.lists(names, min_size=1, max_size=12))
def test_names_are_plain_unique_and_in_order(tables):
    made = tuple(made_table(dict.fromkeys(attributes, ("a",))) for attributes in tables)
    found = file_names(Release(made, made_statement({})), ".csv")
    assert len(set(found)) == len(found)
    assert list(found) == sorted(found)
    assert all(name.isascii() and name.replace("-", "").replace(".", "").isalnum() and len(name) < 90 for name in found)


def test_a_name_a_person_can_read():
    table = made_table({"Marital Status (2025)": ("a",), "Größe": ("b",)})
    assert file_names(Release((table,), made_statement({})), ".csv") == ("table-01-marital-status-2025-groe.csv",)


def test_the_readme_says_where_the_error_of_a_total_is(release, tmp_path):
    export(release, tmp_path / "out", "csv")
    readme = (tmp_path / "out" / "README.txt").read_text(encoding="utf-8")
    assert "and not in these files" in readme
    assert "stated beside them" not in readme
    assert "exp(−|x| / b)" in readme
