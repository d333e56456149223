"""What plans and ledgers call neighbours, and what is meant where nothing is said."""

from __future__ import annotations

from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm


def test_what_plans_and_statements_call_neighbours_stays():
    assert [str(neighbours) for neighbours in Neighbours] == ["add-remove", "replace"]


def test_a_person_has_one_record_unless_more_is_said():
    assert NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE) == NoiseTerms(Norm.L1, Neighbours.ADD_REMOVE, at_most=1)


def test_an_exchanged_row_is_one_removed_and_one_added():
    assert [each.changed_rows(3) for each in Neighbours] == [3, 6]
