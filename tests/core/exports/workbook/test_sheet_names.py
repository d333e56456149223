"""Names of sheets are as Excel wants them, whatever the attributes are called."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.exports.workbook.sheet_names import sheet_name
from tests.core.exports.conftest import made_table

words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=60)


@given(st.lists(words, min_size=1, max_size=4, unique=True), st.integers(1, 9999))
def test_names_are_legal(names, number):
    name = sheet_name(number, made_table(dict.fromkeys(names, ("a",))))
    assert 1 <= len(name.encode("utf-16-le")) // 2 <= 31
    assert not set(name) & set("[]:*?/\\")
    assert name.startswith(f"{number}")
    assert not name.endswith("'")


def test_names_can_be_read():
    assert sheet_name(3, made_table({"age": ("a",), "sex": ("b",)})) == "3 age × sex"
    assert (
        sheet_name(12, made_table({"marital status": ("a",), "occupation": ("b",)})) == "12 marital status × occupation"
    )
    assert (
        sheet_name(12, made_table({"native country": ("a",), "occupation": ("b",)})) == "12 native country × occupation"
    )
    assert sheet_name(1, made_table({"a" * 40: ("a",)})) == f"1 {'a' * 28}…"
