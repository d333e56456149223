"""The comparison as rows."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import Qt

from core.front_door import ReleaseCost
from guiapp.models.comparison_model import TOTAL_ERROR, ComparisonModel, compared_rows, equal_amount
from tests.guiapp.drivers.model_cells import index_of
from tests.released_tables import comparison

TITLES = {"base": "All cells", "marginals": "The tables themselves", "fourier": "Fourier"}


def made(qtmodeltester):
    model = ComparisonModel()
    model.set_rows(compared_rows(comparison(), TITLES, ("fourier", "uniform", "direct")))
    qtmodeltester.check(model)
    return model


def texts(model, key):
    number = next(n for n, row in enumerate(model.rows) if row.outcome.key == key)
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(model.columnCount())]
    return dict(zip(titles, (model.data(model.index(number, c)) for c in range(len(titles))), strict=True)), number


def test_one_row_per_outcome_with_its_saving(qtmodeltester):
    model = made(qtmodeltester)
    assert model.rowCount() == 12
    row, _ = texts(model, ("marginals", "optimal", "direct"))
    assert row["Strategy"] == "The tables themselves"
    assert row["Saving"] == "20.0 %"
    assert row["Total error"] == "320"
    assert row["Memory"] == "3.0 MB"
    uniform, _ = texts(model, ("marginals", "uniform", "direct"))
    assert uniform["Saving"] == uniform["Uniform needs"] == "–"
    assert row["Uniform needs"] == "ε = 1.12"


def test_the_recommended_row_is_bold_says_why_and_the_chosen_one_is_marked(qtmodeltester):
    model = made(qtmodeltester)
    row, number = texts(model, ("marginals", "optimal", "optimal"))
    assert row["Status"] == "recommended"
    assert list(row).index("Status") > list(row).index("Total error") == TOTAL_ERROR
    assert model.data(index_of(model, number, "Strategy"), Qt.ItemDataRole.FontRole).bold()
    assert "least total error" in model.data(index_of(model, number, "Strategy"), Qt.ItemDataRole.ToolTipRole)
    assert texts(model, ("fourier", "uniform", "direct"))[0]["Status"] == "in use"


def test_what_does_not_fit_says_why_and_sorts_last(qtmodeltester):
    model = made(qtmodeltester)
    row, _ = texts(model, ("base", "optimal", "optimal"))
    assert row["Status"] == "does not fit"
    assert row["Why it does not fit"] == "The full table would have 10,000,000 cells."
    assert row["Total error"] == "–"
    model.sort(TOTAL_ERROR)
    assert {model.row(model.number_at(place)).outcome.strategy for place in range(8, 12)} == {"base"}


def test_what_a_uniform_budget_would_need_for_the_same_error(qtmodeltester):
    model = made(qtmodeltester)
    _, number = texts(model, ("marginals", "optimal", "direct"))
    assert equal_amount(ReleaseCost.pure(1), model.row(number)) == "ε = 1.12"
    assert equal_amount(ReleaseCost.concentrated(1), model.row(number)) == "ρ = 1.25"
    assert equal_amount(ReleaseCost.approximate(1, Fraction(1, 10**9)), model.row(number)).startswith("ε = 1.1")
    _, uniform = texts(model, ("marginals", "uniform", "direct"))
    assert equal_amount(ReleaseCost.pure(1), model.row(uniform)) == ""


def test_what_needs_no_delta_says_so_and_counts_as_pure_noise(qtmodeltester):
    found = comparison()
    spared = tuple(replace(each, spares_delta=each.strategy == "marginals") for each in found.outcomes)
    model = ComparisonModel()
    model.set_rows(compared_rows(replace(found, outcomes=spared), TITLES, ("marginals", "optimal", "optimal")))
    qtmodeltester.check(model)
    assert texts(model, ("marginals", "optimal", "optimal"))[0]["Status"] == "recommended, in use, needs no δ"
    assert texts(model, ("fourier", "optimal", "optimal"))[0]["Status"] == ""
    _, number = texts(model, ("marginals", "optimal", "direct"))
    assert equal_amount(ReleaseCost.approximate(1, Fraction(1, 10**9)), model.row(number)) == "ε = 1.12"
