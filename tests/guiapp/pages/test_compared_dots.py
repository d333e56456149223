"""The rows of the chart: one per strategy, and one for all that do not fit."""

from __future__ import annotations

import pytest

from core import Outcome
from guiapp.models.comparison_model import ComparedRow, ComparisonModel
from guiapp.pages.compared_dots import ComparedDots, View
from guiapp.widgets.dot_row import Mark


def row(strategy, error=None):
    reason = None if error else f"{strategy} is too large."
    outcome = Outcome(
        strategy, "uniform", "optimal", error is not None, reason, error, error, (), (), 1.0, 1, (), error
    )
    return ComparedRow(outcome, strategy.title(), None, "", chosen=False)


@pytest.fixture
def draw(qapp):
    def draw(*rows, order="best", chosen=""):
        return ComparedDots(rows, View("typical", "optimal", order, (0, ""), chosen), ComparisonModel())

    return draw


def test_what_does_not_fit_shares_the_last_row(draw):
    dots = draw(row("base"), row("joint", 2.0), row("matrix"), row("marginals", 1.0), chosen="matrix")
    assert [dot.label for dot in dots.dots()] == ["Marginals", "Joint", "2 do not fit"]
    last = dots.dots()[2]
    assert last.words(filled=True) == "2 do not fit: Base, Matrix. The Table tab says why."
    assert last.chosen
    assert not dots.dots()[0].chosen
    assert dots.key(Mark(2, filled=False)) == ("base", "uniform", "optimal")
    assert dots.key(Mark(1, filled=False)) == ("joint", "uniform", "optimal")


def test_a_single_one_that_does_not_fit_says_why(draw):
    dots = draw(row("base"), row("joint", 2.0)).dots()
    assert [dot.label for dot in dots] == ["Joint", "Base (does not fit)"]
    assert dots[1].words(filled=True) == "Base (does not fit): base is too large."


def test_as_listed_every_strategy_has_its_row(draw):
    dots = draw(row("base"), row("joint", 2.0), row("matrix"), order="listed").dots()
    assert [dot.label for dot in dots] == ["Base (does not fit)", "Joint", "Matrix (does not fit)"]
