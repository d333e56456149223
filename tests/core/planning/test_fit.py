"""What does not fit is told beforehand, with the figures."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from core.planning.fit import estimate, unfit
from core.privacy.budget import Norm
from core.privacy.neighbours import Neighbours, Terms
from core.strategies.strategy import ANSWER_LIMIT, Size
from core.workload.workload import CELL_LIMIT
from tests.oracle.test_against_dense import workload_of

TERMS = Terms(Norm.L1, Neighbours.ADD_REMOVE)
WORKLOAD = workload_of((2, 3), [(0, 1)])


@dataclass
class Sized:
    """As much of a strategy as its size."""

    needs: Size
    suits: bool = True
    most_answers: int = ANSWER_LIMIT
    refusal: str | None = None
    needed: bool = True

    def obstacle(self, workload, terms):
        return self.refusal

    def applies(self, terms):
        return self.suits

    def serves(self, workload):
        return self.needed

    def size(self, workload, terms):
        return self.needs


def test_what_is_just_small_enough_fits():
    assert unfit(Sized(Size(CELL_LIMIT, ANSWER_LIMIT)), WORKLOAD, TERMS) is None


@pytest.mark.parametrize(
    ("size", "words"),
    [
        (Size(CELL_LIMIT + 1, 1), "count 33,554,433 cells at once (1.6 GB)"),
        (Size(1, ANSWER_LIMIT + 1), "noise for 67,108,865 answers"),
    ],
)
def test_what_is_too_large_does_not(size, words):
    reason = unfit(Sized(size), WORKLOAD, TERMS)
    assert words in reason
    assert reason.endswith(".")


def test_what_stands_in_the_way_is_told_in_its_own_words():
    assert unfit(Sized(Size(1, 1), refusal="no table."), WORKLOAD, TERMS) == "no table."


def test_what_does_not_go_with_the_terms_does_not():
    assert "kind of privacy" in unfit(Sized(Size(1, 1), suits=False), WORKLOAD, TERMS)


def test_what_no_table_has_a_use_for_does_not():
    assert "no table asks for any" in unfit(Sized(Size(1, 1), needed=False), WORKLOAD, TERMS)


def test_estimates_grow_with_what_is_drawn_and_with_what_is_published():
    small, drawn = estimate(Size(10, 10), WORKLOAD), estimate(Size(10, 10**6), WORKLOAD)
    published = estimate(Size(10, 10), workload_of((200, 300), [(0, 1)]))
    assert small.seconds < published.seconds < drawn.seconds
    assert small.bytes < published.bytes < drawn.bytes
