"""Who is protected: at most so many rows each, and many only where rows can be told apart by person."""

from __future__ import annotations

import pytest

from core.domain.layout import Layout, Unit


def test_everything_is_detected_unless_said():
    assert Layout() == Layout(None, None, None, None, None, None, None)


def test_by_default_every_row_is_a_person():
    assert (Unit().id, Unit().at_most) == (None, 1)
    assert Unit("patient", 3).at_most == 3


@pytest.mark.parametrize(("identifier", "at_most"), [("patient", 0), (None, 2), (None, 0), ("patient", -1)])
def test_bounds_that_protect_nobody_are_refused(identifier, at_most):
    with pytest.raises(ValueError, match="at_most"):
        Unit(identifier, at_most)
