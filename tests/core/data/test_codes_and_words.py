"""A code and the words for no answer behind it, such as “9 = no answer”, are missing, as the words alone are."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks

ANSWERS = ["1 = never", "2 = sometimes", "3 = always"]


def profiled(cells: list[str]):
    seen = ColumnProfiler(Marks())
    seen.take(cells * 20)
    return seen.profile("q")


@pytest.mark.parametrize(
    "word", ["9 = no answer", "9: keine Angabe", "99 - No answer", "9. unknown", "9) sin respuesta", "9=NA"]
)
def test_a_code_of_no_answer_is_missing(word):
    found = profiled([*ANSWERS, word])
    assert found.missing == ((word, 20),)
    assert propose(found).categories == tuple(ANSWERS)
    assert propose(found).missing_values == (word,)


@pytest.mark.parametrize("word", ["8 = don't know", "8 = refused", "9 na", "3-x", "12 nd", "10 = always", "2nd", "9 ="])
def test_other_codes_and_what_may_be_an_answer_stay(word):
    found = profiled([*ANSWERS, word])
    assert found.missing == ()
    assert word in propose(found).categories
