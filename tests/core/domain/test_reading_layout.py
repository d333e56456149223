"""Who is protected: at most so many rows each, and many only where rows can be told apart by person."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning


def test_everything_is_detected_unless_said():
    assert ReadingLayout() == ReadingLayout(None, None, None, None, None, None, None)


def test_by_default_every_row_is_protected_and_nothing_is_said_of_persons():
    assert (ProtectedUnit().id, ProtectedUnit().at_most, ProtectedUnit().names_person) == (None, 1, False)
    assert ProtectedUnit("patient", 3).at_most == 3


def test_persons_are_named_by_an_identifier_or_by_the_owner_s_word():
    told = {rows for rows in RowMeaning if ProtectedUnit(rows=rows).names_person}
    assert told == {RowMeaning.ONE_EACH}
    assert ProtectedUnit("patient").names_person
    with pytest.raises(ValueError, match="beside an identifier"):
        ProtectedUnit("patient", 1, RowMeaning.ONE_EACH)


@pytest.mark.parametrize(("identifier", "at_most"), [("patient", 0), (None, 2), (None, 0), ("patient", -1)])
def test_bounds_that_protect_nobody_are_refused(identifier, at_most):
    with pytest.raises(ValueError, match="at_most"):
        ProtectedUnit(identifier, at_most)
