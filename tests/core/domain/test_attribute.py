"""An attribute is a list of labels that cannot be ambiguous."""

from __future__ import annotations

from datetime import date

import pytest

from core.domain.attribute import Attribute, Kind, Provenance


def test_labels_are_categories_then_anything_else_then_missing():
    sex = Attribute("sex", Kind.CATEGORIES, ("F", "M"), other="Other", missing="Not said")
    assert sex.labels == ("F", "M", "Other", "Not said")
    assert sex.size == 4


def test_bins_become_labels():
    age = Attribute("age", Kind.NUMBER, edges=(0, 18, 65.5), missing="?")
    assert age.labels == ("0 to under 18", "18 to 65.5", "?")
    born = Attribute("born", Kind.DATE, edges=(date(1990, 1, 1), date(2000, 1, 1)))
    assert born.labels == ("1990-01-01 to 2000-01-01",)


def test_the_header_is_the_name_unless_said_otherwise():
    assert Attribute("sex", Kind.CATEGORIES, ("F",)).header == "sex"
    assert Attribute("sex", Kind.CATEGORIES, ("F",), column="Q3").header == "Q3"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": Kind.CATEGORIES},
        {"kind": Kind.CATEGORIES, "categories": ("a", "a")},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "other": "a"},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "missing": "b", "other": "b"},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "merges": (("x", "b"),)},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "edges": (0, 1)},
        {"kind": Kind.NUMBER, "edges": (0, 1), "categories": ("a",)},
        {"kind": Kind.NUMBER, "edges": (0,)},
        {"kind": Kind.NUMBER, "edges": (0, 0)},
        {"kind": Kind.NUMBER, "edges": (0, float("nan"), 2)},
        {"kind": Kind.NUMBER, "edges": (0, 1), "other": "0 to 1"},
        {"kind": Kind.DATE, "edges": (date(2001, 1, 1), date(2000, 1, 1))},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "provenance": Provenance.PRIVATE},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "charge": 3},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "charge": 3, "provenance": Provenance.DATA},
        {"kind": Kind.CATEGORIES, "categories": ("a",), "charge": 3, "provenance": Provenance.PRIVATE, "stated": True},
    ],
)
def test_what_cannot_be_is_refused(wrong):
    with pytest.raises(ValueError, match=r"must|belong|charge|state"):
        Attribute("x", **wrong)
