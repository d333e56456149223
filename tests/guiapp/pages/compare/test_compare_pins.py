"""Strategies that are pinned on the Compare page stay in sight: one beside the chosen one, or two beside each other."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QSlider

from guiapp.desktop.number_words import percent_text
from guiapp.models.table_errors_model import PINNED_COLUMNS
from guiapp.models.table_picture import Role
from guiapp.pages.compare.compared_words import _change
from guiapp.widgets.charts.table_dots import TableDots
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.page_insides import errors_of, pinned_rows_of

TABLES = ("Tables themselves", "uniform", "direct")
MERGED = ("Merged tables", "optimal", "direct")
BEST = ("Best mixture", "tuned", "least squares")


@pytest.fixture
def plot(compare_page):
    return compare_page.findChild(TableDots, "table_dots")


def _pinned(plot):
    """Return the first error of every pinned outcome in the picture."""
    roles = (Role.PINNED, Role.SECOND_PINNED)
    return [column.values[0] for column in plot.picture_shown.columns if column.role in roles]


def pin(comparing, *row):
    comparing.choose_row(*row)
    comparing.click("pin_outcome")


def test_a_pinned_strategy_stays_in_sight_until_it_is_let_go(qtbot, compare_page, comparing, context, plot):
    comparing.choose_row("Tables themselves", "uniform", "direct")
    comparing.click("pin_outcome")
    assert "choose another" in comparing.words("outcome_words")
    comparing.choose_row("Best mixture", "tuned", "least squares")
    words = comparing.words("outcome_words")
    assert "Beside the pinned “Tables themselves, uniform budget, direct”" in words
    compared = context.workspace.comparison
    pinned, best = compared.find("marginals", "uniform", "direct"), compared.find("weighted", "best", "optimal")
    share = 100 * (1 - best.typical_half_width / pinned.typical_half_width)
    assert f"off by {share:.1f} % less" in words
    errors = comparing.find(SortableTable, "table_errors")
    assert [errors.isColumnHidden(column) for column in PINNED_COLUMNS] == [False, True, False]
    assert errors_of(compare_page).rows[0].change == best.half_widths[0] / pinned.half_widths[0] - 1
    assert _pinned(plot) == [pinned.half_widths[0]]
    comparing.find(QSlider, "budget_slider").setValue(3)
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    assert "Beside the pinned" in comparing.words("outcome_words")
    comparing.choose_row("Tables themselves", "uniform", "direct")
    comparing.click("pin_outcome")
    assert errors.isColumnHidden(PINNED_COLUMNS[0])
    assert _pinned(plot) == []


def test_two_pinned_strategies_are_compared_whatever_else_is_chosen(comparing, compare_page, context, plot):
    compared, errors = context.workspace.comparison, comparing.find(SortableTable, "table_errors")
    tables, best = compared.find("marginals", "uniform", "direct"), compared.find("weighted", "best", "optimal")
    pin(comparing, *TABLES)
    pin(comparing, *BEST)
    assert "Beside the pinned “Tables themselves, uniform budget, direct”, a typical" in comparing.words(
        "outcome_words"
    )
    comparing.choose_row(*MERGED)
    heads = [column.title for column in errors_of(compare_page).make_columns()]
    shown = [head for number, head in enumerate(heads) if not errors.isColumnHidden(number)]
    assert shown[:5] == ["Table", "± per cell", "± pinned", "± 2nd pinned", "Difference"]
    changes = [row.change for row in errors_of(compare_page).rows]
    assert changes == [one / other - 1 for one, other in zip(best.half_widths, tables.half_widths, strict=True)]
    less = f"{100 * (1 - best.typical_half_width / tables.typical_half_width):.1f} % less"
    assert (
        f"Pinned: with “Best mixture, tuned budget, least squares”, a typical number is off by {less} "
        "than with “Tables themselves, uniform budget, direct”; tables more exact: 3, less: 0."
    ) in comparing.words("outcome_words")
    assert _pinned(plot) == [tables.half_widths[0], best.half_widths[0]]


def test_a_difference_that_rounds_to_nothing_is_not_told_in_per_cent():
    assert _change(percent_text(0.0004), is_less=True) == "a typical number is hardly further off"
    assert _change(percent_text(0.001), is_less=True) == "a typical number is off by 0.1 % less"


def test_the_third_that_is_pinned_takes_the_place_of_the_first(comparing, compare_page):
    pins = comparing.find(QPushButton, "pin_outcome")
    tips = []
    for row in (TABLES, BEST, MERGED):
        comparing.choose_row(*row)
        assert pins.text() == "Pin"
        tips.append(pins.toolTip())
        comparing.click("pin_outcome")
        assert pins.text() == "Unpin"
    assert len(set(tips)) == 3
    assert [row.title for row in pinned_rows_of(compare_page)] == ["Best mixture", "Merged tables"]
    comparing.choose_row(*TABLES)
    assert pins.text() == "Pin"
    pin(comparing, *BEST)
    assert [row.title for row in pinned_rows_of(compare_page)] == ["Merged tables"]


def test_of_two_pinned_of_the_same_recovery_the_names_leave_it_out(comparing):
    pin(comparing, *TABLES)
    pin(comparing, *MERGED)
    comparing.choose_row(*BEST)
    words = comparing.words("outcome_words")
    assert "Pinned: with “Merged tables, optimal budget”, a typical number" in words
    assert "than with “Tables themselves, uniform budget”" in words
