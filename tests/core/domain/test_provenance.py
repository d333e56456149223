"""What was read from the rows stays so, whatever a list went through."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.edit_categories import (
    merge_categories,
    move_categories,
    remove_categories,
    rename_category,
    split_category,
    with_categories,
)
from core.domain.provenance import stated, with_edges, with_origin

TOWNS = ("Hull", "Leeds", "York", "Ripon", "Derby", "Bath")
OWN = Provenance.DECLARED


def towns(provenance=Provenance.DATA, categories=TOWNS, **changes):
    return Attribute("town", Kind.CATEGORIES, categories, provenance=provenance, **changes)


EDITS = st.one_of(
    st.builds(lambda some: lambda a: merge_categories(a, some, some[0]), st.lists(st.sampled_from(TOWNS), min_size=1)),
    st.builds(
        lambda one, new: lambda a: rename_category(a, one, new), st.sampled_from(TOWNS), st.text("xyz", min_size=1)
    ),
    st.builds(
        lambda some, by: lambda a: move_categories(a, some, by), st.lists(st.sampled_from(TOWNS)), st.integers(-2, 2)
    ),
    st.builds(lambda one: lambda a: remove_categories(a, [one]), st.sampled_from(TOWNS)),
    st.builds(lambda one: lambda a: split_category(a, one) if one in a.categories else a, st.sampled_from(TOWNS)),
    st.builds(lambda new: lambda a: with_categories(a, (*a.categories, new)), st.text("new", min_size=1)),
    st.just(lambda a: with_categories(a, a.categories)),
    st.just(lambda a: with_categories(a, a.categories[::-1])),
)


@given(st.lists(EDITS, max_size=6), st.sampled_from([Provenance.DECLARED, Provenance.CODE_LIST]))
def test_a_read_list_stays_so_through_any_road_that_keeps_most_of_it(edits, origin):
    """Whatever dialogs a list passes, each of which would like to call it its own."""
    seen = attribute = towns()
    for edit in edits:
        try:
            changed = edit(attribute)
        except ValueError:
            continue
        attribute = with_origin(attribute, changed, origin, seen)
    kept = [c for c in attribute.categories if c in TOWNS or any(r in TOWNS for r, to in attribute.merges if to == c)]
    if 2 * len(kept) >= len(attribute.categories):
        assert (attribute.provenance, attribute.stated) == (Provenance.DATA, False)


def test_an_untouched_list_keeps_whatever_was_said_of_it():
    for before in (towns(), towns(Provenance.CODE_LIST), towns(OWN, stated=True)):
        after = with_origin(before, replace(before, provenance=OWN, stated=False), OWN, towns())
        assert after == before


@pytest.mark.parametrize(
    ("categories", "expected"),
    [
        (("Hull", "Leeds"), Provenance.DATA),
        ((*TOWNS, "Selby"), Provenance.DATA),
        ((*TOWNS, *"abcdef"), Provenance.DATA),
        ((*TOWNS, *"abcdefg"), OWN),
        (("Hull", "Selby", "Thirsk"), OWN),
        (("north", "south"), OWN),
    ],
)
def test_a_list_is_the_owner_s_where_most_of_it_is_new(categories, expected):
    assert with_origin(towns(), towns(OWN, categories), OWN).provenance is expected


def test_names_of_codes_that_were_read_come_from_the_data():
    named = towns(OWN, ("in the north",), merges=tuple((town, "in the north") for town in TOWNS))
    assert with_origin(towns(), named, OWN).provenance is Provenance.DATA


def test_a_list_of_the_owner_s_cut_down_to_what_occurs_comes_from_the_data():
    own = towns(OWN, (*TOWNS, *"abcdefg"))
    assert with_origin(own, towns(OWN), OWN, read=towns()).provenance is Provenance.DATA
    assert with_origin(own, towns(OWN), OWN, read=None).provenance is OWN
    fitting = towns(OWN)  # declared before the data were seen, and edited since
    assert with_origin(fitting, towns(OWN, TOWNS[:5]), OWN, read=towns()).provenance is OWN


def test_the_owner_s_word_is_kept_where_a_list_was_read():
    assert stated(towns(), OWN) == towns(OWN, stated=True)
    assert stated(towns(OWN, stated=True), Provenance.CODE_LIST) == towns(Provenance.CODE_LIST, stated=True)
    assert stated(towns(OWN, stated=True), Provenance.DATA) == towns()
    assert stated(towns(OWN), Provenance.CODE_LIST) == towns(Provenance.CODE_LIST)


def test_the_owner_s_word_survives_edits_and_ends_with_the_list():
    word = towns(OWN, stated=True)
    assert with_origin(word, towns(OWN, TOWNS[::-1]), OWN).stated
    assert not with_origin(word, towns(OWN, ("a", "b")), OWN).stated


def test_nothing_is_stated_of_a_list_from_the_data():
    with pytest.raises(ValueError, match="nothing to state"):
        towns(stated=True)


# ------------------------------------------------------------------ lists found privately


def found(categories=TOWNS, **changes):
    return towns(Provenance.PRIVATE, categories, charge=3, **changes)


@pytest.mark.parametrize(
    ("categories", "expected"),
    [
        (("Hull", "Leeds"), Provenance.PRIVATE),
        ((*TOWNS, "Selby"), Provenance.PRIVATE),
        ((*TOWNS, *"abcdef"), Provenance.PRIVATE),
        ((*TOWNS, *"abcdefg"), OWN),
        ((*TOWNS, "Thirsk"), Provenance.DATA),
        (("Thirsk",), Provenance.DATA),
        (("north", "south"), OWN),
    ],
)
def test_a_found_list_stays_so_unless_something_was_read_or_most_is_new(categories, expected):
    """Thirsk is in the rows, and was not found: whoever adds it has read it there."""
    after = with_origin(found(), replace(found(), categories=categories), OWN, towns(categories=(*TOWNS, "Thirsk")))
    assert (after.provenance, after.stated) == (expected, False)
    assert after.charge == (3 if expected is Provenance.PRIVATE else None)


@given(st.lists(EDITS, max_size=6))
def test_edits_of_a_found_list_never_make_it_declared_while_most_was_found(edits):
    attribute = found()
    for edit in edits:
        try:
            changed = edit(attribute)
        except ValueError:
            continue
        attribute = with_origin(attribute, changed, attribute.provenance, towns())
    kept = [c for c in attribute.categories if c in TOWNS or any(r in TOWNS for r, to in attribute.merges if to == c)]
    if 2 * len(kept) >= len(attribute.categories):
        assert (attribute.provenance, attribute.charge) == (Provenance.PRIVATE, 3)


def test_a_list_that_equals_the_one_before_keeps_what_was_said_of_that():
    assert with_origin(towns(), found(), Provenance.PRIVATE) == towns()
    assert with_origin(found(), towns(), Provenance.DATA) == found()
    assert with_origin(towns(categories=("a", "b")), found(), Provenance.PRIVATE) == found()


def test_an_owner_s_word_takes_the_charge_away():
    word = stated(found(), OWN)
    assert (word.provenance, word.stated, word.charge) == (OWN, True, None)
    assert stated(found(), Provenance.DATA).charge is None


@pytest.mark.parametrize(
    ("edges", "expected"),
    [((0, 20, 80), Provenance.PRIVATE), ((20, 30), Provenance.PRIVATE), ((0, 21, 80), OWN), ((0, 20, 30, 90), OWN)],
)
def test_found_bins_stay_so_if_only_edges_are_taken_away(edges, expected):
    age = Attribute("age", Kind.NUMBER, edges=(0, 20, 30, 80), provenance=Provenance.PRIVATE, charge=3)
    after = with_edges(age, edges)
    assert (after.edges, after.provenance, after.charge) == (edges, expected, 3 if expected is not OWN else None)
    assert with_edges(replace(age, provenance=Provenance.DATA, charge=None), (1, 2)).provenance is Provenance.DATA
