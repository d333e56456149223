"""Merging and renaming keep every raw spelling counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.edit_categories import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)

SEX = Attribute("sex", Kind.CATEGORIES, categories=("F", "Female ", "M", "Male"))


def label_of(attribute, raw):
    merges = dict(attribute.merges)
    return merges.get(raw, raw if raw in attribute.categories else None)


def test_merge_keeps_the_place_of_the_first_and_counts_the_others():
    merged = merge_categories(SEX, ["F", "Female "], "Female")
    assert merged.categories == ("Female", "M", "Male")
    assert {raw: label_of(merged, raw) for raw in SEX.categories} == {
        "F": "Female",
        "Female ": "Female",
        "M": "M",
        "Male": "Male",
    }


def test_rename_to_an_existing_category_joins_the_two():
    renamed = rename_category(SEX, "M", "Male")
    assert renamed.categories == ("F", "Female ", "Male")
    assert label_of(renamed, "M") == "Male"


def test_rename_and_back_leaves_no_trace():
    assert (
        rename_category(rename_category(SEX, "M", "Men"), "Men", "M") == SEX
        or label_of(rename_category(rename_category(SEX, "M", "Men"), "Men", "M"), "M") == "M"
    )


def test_split_gives_every_spelling_back():
    merged = merge_categories(merge_categories(SEX, ["F", "Female "], "Female"), ["Female", "M"], "Anyone")
    assert set(split_category(merged, "Anyone").categories) == {"Anyone", "F", "Female ", "Female", "M", "Male"}


def test_removed_categories_are_strangers():
    assert label_of(remove_categories(merge_categories(SEX, ["F", "Female "], "F"), ["F"]), "Female ") is None
    with pytest.raises(ValueError, match="at least one"):
        remove_categories(SEX, SEX.categories)


@pytest.mark.parametrize(
    ("chosen", "by", "order"),
    [
        (["M"], -1, ("F", "M", "Female ", "Male")),
        (["F", "Female "], 1, ("M", "F", "Female ", "Male")),
        (["F"], -1, SEX.categories),
        (["F", "M"], 9, ("Female ", "Male", "F", "M")),
    ],
)
def test_move(chosen, by, order):
    assert move_categories(SEX, chosen, by).categories == order


def test_typed_lists_lose_blanks_and_repetitions():
    assert with_categories(SEX, [" a", "", "b", "a "]).categories == ("a", "b")


names = st.sampled_from(["F", "Female ", "M", "Male", "x", "y"])


@given(st.lists(st.tuples(st.lists(names, max_size=3), names), max_size=6))
def test_no_raw_value_is_lost_whatever_is_merged(steps):
    attribute = SEX
    for chosen, into in steps:
        attribute = merge_categories(attribute, chosen, into)
    assert all(label_of(attribute, raw) in attribute.categories for raw in SEX.categories)
    assert not set(dict(attribute.merges)) & set(attribute.categories)
