"""Names of sheets are as Excel wants them, whatever the attributes are called."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.exports.workbook.sheet_names import legal_name, sheet_name
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
    assert sheet_name(7, made_table({"Clinic": ("a",), "Quarter": ("b",)})) == "7 Clinic × Quarter"
    assert sheet_name(1, made_table({"a" * 40: ("a",)})) == f"1 {'a' * 14}…{'a' * 14}"


def test_long_names_give_way_evenly():
    """Short ones are kept, and what the end of a long one tells is not lost."""
    waiting, staff = "Satisfaction with the waiting time", "Satisfaction with the staff"
    assert sheet_name(3, made_table({waiting: ("a",), "Sex": ("b",)})) == "3 Satisfactio…aiting time × Sex"
    assert sheet_name(4, made_table({staff: ("a",), "Sex": ("b",)})) == "4 Satisfactio…h the staff × Sex"
    assert sheet_name(5, made_table({staff: ("a",), waiting: ("b",)})) == "5 Satisf… staff × Satisf…g time"


@given(st.lists(st.lists(words, max_size=6, unique=True), min_size=2, max_size=6))
def test_no_two_sheets_have_one_name(tables):
    named = [sheet_name(number, made_table(dict.fromkeys(names, ("a",)))) for number, names in enumerate(tables, 1)]
    assert len({name.casefold() for name in named}) == len(tables)


def test_a_name_of_any_sheet_keeps_its_end():
    assert legal_name("3a cumulative Satisfaction with the staff") == "3a cumulative S… with the staff"
