"""Of a strategy that does not fit, the Compare page offers nothing that could only fail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton, QToolButton

from core.front_door import StrategyChoice
from tests.guiapp.drivers.page_insides import pinned_of, pinned_rows_of
from tests.guiapp.spending_engine import people_plan


def choose_own(qtbot, context, *marginals):
    """Have these marginals measured, of which not all tables can be made."""
    choice = StrategyChoice("custom", "uniform", "direct", marginals)
    context.workspace.edit(replace(people_plan(), strategy=choice), "edit")
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)


@pytest.mark.parametrize(
    ("marginals", "reason"), [((("sex",),), "It does not fit: "), ((), "This plan has no such strategy.")]
)
def test_with_a_strategy_that_cannot_be_used_nothing_is_begun(qtbot, comparing, context, marginals, reason):
    choose_own(qtbot, context, *marginals)
    ways_on = [comparing.find(QPushButton, name) for name in ("rehearse", "primary_action")]
    assert [each.isEnabled() for each in ways_on] == [False, False]
    assert all(each.toolTip().startswith(reason) for each in ways_on)
    words = comparing.words("strategy_in_use")
    assert reason in words
    assert "Nothing can be rehearsed or released with it." in words
    comparing.click("use_recommended")
    assert [each.isEnabled() for each in ways_on] == [True, True]


def test_what_does_not_fit_is_neither_pinned_nor_copied_nor_kept(qtbot, comparing, context):
    choose_own(qtbot, context, ("sex",))
    kept = [comparing.find(QToolButton, name) for name in ("copy_comparison", "keep_comparison")]
    pin = comparing.find(QPushButton, "pin_outcome")
    assert [each.isEnabled() for each in (pin, *kept)] == [False, False, False]
    assert pin.accessibleDescription() == comparing.words("outcome_words")
    comparing.choose_row("Tables themselves", "uniform", "direct")
    assert [each.isEnabled() for each in (pin, *kept)] == [True, True, True]
    assert pin.accessibleDescription() == ""


def test_what_is_pinned_and_fits_no_longer_can_be_let_go(qtbot, comparing, compare_page, context):
    choose_own(qtbot, context, ("sex", "age", "city"))
    comparing.click("pin_outcome")
    choose_own(qtbot, context, ("sex",))
    assert pinned_rows_of(compare_page) == []
    comparing.click("pin_outcome")
    assert pinned_of(compare_page) == ()
    assert not comparing.find(QPushButton, "pin_outcome").isEnabled()


def test_where_no_table_is_found_there_is_nothing_to_copy_or_keep(comparing):
    kept = [comparing.find(QToolButton, name) for name in ("copy_comparison", "keep_comparison")]
    comparing.type("find_error", "nowhere")
    assert [each.isEnabled() for each in kept] == [False, False]
    comparing.type("find_error", "")
    assert [each.isEnabled() for each in kept] == [True, True]
