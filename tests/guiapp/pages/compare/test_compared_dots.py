"""The rows of the chart: one per strategy, and one for all that do not fit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core import BudgetSplit, Outcome, Recovery
from guiapp.models.comparison_model import ComparedRow, ComparisonModel
from guiapp.pages.compare.compared_dots import ComparedDots, View
from guiapp.pages.compare.compared_words import judgement
from guiapp.widgets.charts.dot_row import Mark


def row(strategy, error=None, budget="uniform", why="", *, chosen=False):
    reason = None if error else f"{strategy} is too large."
    way, fits = (BudgetSplit(budget), Recovery.LEAST_SQUARES), error is not None
    outcome = Outcome(strategy, *way, fits, reason, 1.0, 1, error, error, typical_half_width=error)
    return ComparedRow(outcome, strategy.title(), None, why, chosen=chosen)


@pytest.fixture
def draw(qapp):
    def draw(*rows, order="best", chosen=None):
        return ComparedDots(rows, View("typical", Recovery.LEAST_SQUARES, order, (0, ""), chosen), ComparisonModel())

    return draw


def test_what_does_not_fit_shares_the_last_row(draw):
    dots = draw(
        row("base"), row("joint", 2.0), row("matrix"), row("marginals", 1.0), chosen=("matrix", "uniform", "optimal")
    )
    assert [dot.label for dot in dots.dots()] == ["Marginals", "Joint", "2 do not fit"]
    last = dots.dots()[2]
    assert last.words(filled=True) == "2 do not fit: Base, Matrix. The Table tab says why."
    assert last.chosen
    assert not dots.dots()[0].chosen
    assert dots.key(Mark(2, filled=False)) == ("base", "uniform", "optimal")
    assert dots.key(Mark(1, filled=False)) == ("joint", BudgetSplit.UNIFORM, Recovery.LEAST_SQUARES)


def test_a_single_one_that_does_not_fit_says_why(draw):
    dots = draw(row("base"), row("joint", 2.0)).dots()
    assert [dot.label for dot in dots] == ["Joint", "Base (does not fit)"]
    assert dots[1].words(filled=True) == "Base (does not fit): base is too large."


def test_as_listed_every_strategy_has_its_row(draw):
    dots = draw(row("base"), row("joint", 2.0), row("matrix"), order="listed").dots()
    assert [dot.label for dot in dots] == ["Base (does not fit)", "Joint", "Matrix (does not fit)"]


def test_the_filled_dot_is_the_outcome_that_is_shown_or_used_or_recommended(draw):
    rows = (row("joint", 3.0), row("joint", 2.0, "optimal"), row("joint", 1.0, "best", "It is the best."))
    (dot,) = draw(*rows).dots()
    assert (dot.filled, dot.marked) == (1.0, True)
    shown = draw(*rows, chosen=("joint", BudgetSplit.DIRECT_OPTIMAL, Recovery.LEAST_SQUARES))
    (dot,) = shown.dots()
    assert (dot.filled, dot.marked) == (2.0, False), "only what is recommended is marked so"
    assert shown.key(Mark(0, filled=True)) == ("joint", "optimal", "optimal")
    used = row("joint", 2.0, "optimal", chosen=True)
    (dot,) = draw(rows[0], used, rows[2], chosen=("joint", BudgetSplit.UNIFORM, Recovery.LEAST_SQUARES)).dots()
    assert dot.filled == 2.0


def test_of_a_strategy_that_is_not_named_the_filled_dot_is_the_tuned_one(draw):
    rows = (row("joint", 3.0), row("joint", 2.0, "optimal"), row("joint", 1.0, "best"), row("base", 0.5, why="Best."))
    assert [(dot.filled, dot.marked) for dot in draw(*rows).dots()] == [(None, False), (1.0, False)]


def spared(compared):
    return replace(compared, outcome=replace(compared.outcome, spares_delta=True))


def test_a_row_whose_filled_dot_needs_no_delta_is_marked(draw):
    joint, tuned, base = row("joint", 2.0), spared(row("joint", 1.0, "best")), spared(row("base", 3.0))
    first, second = draw(joint, tuned, base, row("base", 2.5, "best")).dots()
    assert (first.label, second.label) == ("Joint (no δ)", "Base")
    assert first.filled_words.endswith(". It needs no δ.")
    assert "δ" not in first.hollow_words
    assert second.hollow_words.endswith(". It needs no δ.")


def test_the_words_below_say_that_no_delta_is_needed_unless_the_reason_does(qapp):
    model = ComparisonModel()
    assert "It needs no δ." in judgement(spared(row("joint", 1.0)), (), model, ())
    assert "δ" not in judgement(row("joint", 1.0), (), model, ())
    assert "It needs" not in judgement(spared(row("joint", 1.0, why="Best. δ is not needed.")), (), model, ())
