"""A released table on screen: totals last, ± rounded against us, sorted without losing the total."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from core.front_door import QualityLine, Reliability, crosstab
from guiapp.desktop.item_roles import RELIABILITY_ROLE, SPREAD_ROLE
from guiapp.models.bars import crosstab_bars
from guiapp.models.contingency_model import ContingencyModel, Show, explanation, margin_text
from guiapp.models.released_picture import picture_of
from tests.guiapp.drivers.model_cells import crosstab_of, index_of, rows_of_model
from tests.released_tables import released_table

HORIZONTAL = Qt.Orientation.Horizontal
VERTICAL = Qt.Orientation.Vertical


def made(qtmodeltester, names=("age", "sex"), half_width=12.0):
    model = ContingencyModel()
    model.set_crosstab(crosstab(released_table(names, half_width)))
    qtmodeltester.check(model)
    return model


def test_rows_columns_and_totals_have_their_labels(qtmodeltester):
    model = made(qtmodeltester)
    shown = crosstab_of(model)
    assert [*shown] == ["0 to under 18", "18 to under 65", "65 to 120", "Total"]
    assert [*shown["Total"]] == ["Female", "Male", "Total"]
    assert shown["0 to under 18"]["Female"] == "100 ± 12"
    assert shown["Total"]["Total"] == "705 ± 24"
    assert index_of(model, [*shown].index("Total"), "Female").data(Qt.ItemDataRole.FontRole).bold()


def test_labels_of_several_attributes_are_joined(qtmodeltester):
    model = made(qtmodeltester, ("age", "sex", "town"))
    assert model.headerData(1, VERTICAL) == "0 to under 18 · Male"


def test_a_one_way_table_has_a_total_below_and_none_beside(qtmodeltester):
    model = made(qtmodeltester, ("town",))
    shown = crosstab_of(model)
    assert [*shown] == ["Leeds", "York", "Total"]
    assert [*shown["Total"]] == ["Number"]


@pytest.mark.parametrize(
    ("show", "text", "spread"),
    [
        (Show.NUMBERS, "[x]", ("[x]",)),
        (Show.WITH_MARGIN, "[x] ± 105", ("[x]", 105)),
        (Show.INTERVALS, "[x]", ("[x]", "", "")),
        (Show.ROW_PARTS, "[x]", ("[x]",)),
    ],
)
def test_a_number_below_the_line_is_not_shown_in_any_way_and_its_total_is(qtmodeltester, show, text, spread):
    model = ContingencyModel()
    model.set_crosstab(crosstab(replace(released_table(("age", "sex"), 105.0), line=QualityLine.WEAK)))
    model.set_show(show)
    qtmodeltester.check(model)
    first = model.index(0, 0)
    assert (first.data(), first.data(SPREAD_ROLE)) == (text, spread)
    assert "Not shown: its ± of 105 is too large beside it" in first.data(Qt.ItemDataRole.ToolTipRole)
    assert "[x]" not in model.index(model.rowCount() - 1, 0).data()
    assert [bar.label for bar in crosstab_bars(model)].count("Female") == 2
    picture = picture_of(model)
    assert [figure.text for figure in picture.figures.values()].count("[x]") == 1


@pytest.mark.parametrize(
    ("show", "expected"),
    [
        (Show.NUMBERS, "100"),
        (Show.WITH_MARGIN, "100 ± 12"),
        (Show.INTERVALS, "100 (88 to 112)"),
        (Show.ROW_PARTS, "48.3 % ± 9.1"),
        (Show.COLUMN_PARTS, "29.2 % ± 4.3"),
        (Show.WHOLE_PARTS, "14.2 % ± 1.8"),
    ],
)
def test_what_stands_in_the_cells_can_be_chosen(qtmodeltester, show, expected):
    model = made(qtmodeltester)
    model.set_show(show)
    assert crosstab_of(model)["0 to under 18"]["Female"] == expected


def test_every_cell_tells_its_reliability_in_words_too(qtmodeltester):
    model = made(qtmodeltester, half_width=150.0)
    young_women = index_of(model, 0, "Female")
    assert model.data(young_women, RELIABILITY_ROLE) is Reliability.NOISE
    spoken = young_women.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert spoken == "100, between 0 and 250 (noise only): ± larger than the number"


def test_an_interval_of_0_to_0_is_not_told_as_if_it_were_certain():
    pushed = explanation(0.0, (0.0, 0.0), Reliability.NOISE)
    assert pushed.startswith("0, between 0 and 0 (noise only): ± larger than the number\n")
    assert pushed.endswith(
        "0 to 0 does not mean certainty: noise pushed the number to 0 or below. The true number is "
        "most likely very small, yet need not be 0."
    )
    assert "certainty" not in explanation(0.0, (0.0, 4.0), Reliability.NOISE)


def test_sorting_keeps_the_total_last_and_can_be_taken_back(qtmodeltester):
    model = made(qtmodeltester)
    model.set_show(Show.NUMBERS)
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert [row["Female"] for row in rows_of_model(model)] == ["128", "114", "100", "342"]
    assert next(iter(crosstab_of(model))) == "65 to 120"
    model.sort(-1)
    assert [row["Female"] for row in rows_of_model(model)] == ["100", "114", "128", "342"]


def test_without_a_table_there_is_nothing(qtmodeltester):
    model = ContingencyModel()
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount(), model.n_hidden_rows) == (0, 0, 0)
    model.sort(0)
    with pytest.raises(IndexError):
        model.cell(0, 0)


def test_too_many_rows_are_cut_and_counted(qtmodeltester, monkeypatch):
    monkeypatch.setattr("guiapp.models.contingency_model.ROW_LIMIT", 2)
    model = made(qtmodeltester)
    assert (model.rowCount(), model.n_hidden_rows) == (3, 1)
    assert crosstab_of(model)["Total"]["Total"] == "705 ± 24"


@pytest.mark.parametrize(("half_width", "expected"), [(12.01, "13"), (12, "12"), (3.14, "3.2"), (0, "0")])
def test_a_margin_is_rounded_up(half_width, expected):
    assert margin_text(half_width) == expected


def test_bins_are_said_in_the_language_of_the_window(qtmodeltester, german_window):
    model = made(qtmodeltester, ("age", "sex", "town"))
    assert model.headerData(1, VERTICAL) == "0 bis unter 18 · Male"
    model.set_crosstab(crosstab(released_table(("sex", "age"))))
    assert model.headerData(2, HORIZONTAL, SPREAD_ROLE) == ("65 bis 120", "±")
