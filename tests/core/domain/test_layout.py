"""Who is protected: at most so many rows each, and many only where rows can be told apart by person."""

from __future__ import annotations

import pytest

from core.domain.layout import Layout, RowMeaning, Unit


def test_everything_is_detected_unless_said():
    assert Layout() == Layout(None, None, None, None, None, None, None)


def test_by_default_every_row_is_protected_and_nothing_is_said_of_persons():
    assert (Unit().id, Unit().at_most, Unit().names_person) == (None, 1, False)
    assert Unit("patient", 3).at_most == 3


def test_persons_are_named_by_an_identifier_or_by_the_owner_s_word():
    told = {rows for rows in RowMeaning if Unit(rows=rows).names_person}
    assert told == {RowMeaning.ONE_EACH}
    assert Unit("patient").names_person
    with pytest.raises(ValueError, match="beside an identifier"):
        Unit("patient", 1, RowMeaning.ONE_EACH)


@pytest.mark.parametrize(("identifier", "at_most"), [("patient", 0), (None, 2), (None, 0), ("patient", -1)])
def test_bounds_that_protect_nobody_are_refused(identifier, at_most):
    with pytest.raises(ValueError, match="at_most"):
        Unit(identifier, at_most)
