"""One picture compares all strategies: chips lead through them, a line for every table shows what each would give."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSlider

from core.front_door import ErrorMeasure, Family
from guiapp.models.table_picture import WHOLE_LINE, Place, Role
from guiapp.pages.compare.strategy_chips import StrategyChip
from guiapp.widgets.charts.table_dots import TableDots
from guiapp.widgets.tables.sortable_table import SortableTable
from tests.guiapp.drivers.page_insides import views_of
from tests.guiapp.spending_engine import people_plan

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def dots(compare_page):
    return compare_page.findChild(TableDots)


def chip(page, title):
    chips = [each for each in page.findChildren(StrategyChip) if each.isVisibleTo(page)]
    return next(each for each in chips if each.accessibleName().startswith(title))


def values(dots, role):
    return list(dots.picture_shown.columns[dots.picture_shown.column_of(role)].values)


def test_the_picture_shows_the_strategy_in_use_and_every_other_one(dots, context):
    compared, picture = context.workspace.comparison, dots.picture_shown
    best = compared.recommended.strategy
    assert values(dots, Role.UNIFORM) == list(compared.find(best, "uniform", "optimal").half_widths)
    assert values(dots, Role.OPTIMAL) == list(compared.find(best, "best", "optimal").half_widths)
    fitting = {outcome.strategy for outcome in compared.outcomes if outcome.fits}
    others = [column.key[0] for column in picture.columns if column.role is Role.OTHER]
    assert sorted(others) == sorted(fitting - {best})
    assert [picture.titles[line.number] for line in picture.lines] == ["sex × age", "sex × city", "age × city"]


def test_one_sentence_says_how_many_tables_gain_and_how_many_lose(comparing, compare_page, qtbot, context):
    qtbot.mouseClick(chip(compare_page, "Tables themselves"), LEFT)
    compared = context.workspace.comparison
    uniform, tuned = (compared.find("marginals", split, "optimal").half_widths for split in ("uniform", "best"))
    parts = [100 * (one / other - 1) for one, other in zip(tuned, uniform, strict=True)]
    gain, lose = sum(part < -0.5 for part in parts), sum(part > 0.5 for part in parts)
    assert min(gain, lose) > 0, "or the sentence below is another one"
    assert comparing.findings() == (gain, round(-min(parts)), lose, round(max(parts)))


def test_a_click_on_a_chip_looks_and_a_second_uses(qtbot, compare_page, comparing, context):
    before = context.workspace.plan
    merged = chip(compare_page, "Merged tables")
    qtbot.mouseClick(merged, LEFT)
    assert comparing.words("outcome_heading") == "Merged tables, tuned budget, least squares"
    assert context.workspace.plan == before
    assert "in view" in merged.accessibleName()
    qtbot.mouseClick(merged, LEFT)
    assert context.workspace.plan.strategy.name == "clusters"
    assert "in use" in merged.accessibleName()
    qtbot.mouseClick(merged, LEFT)
    context.workspace.undo()
    assert context.workspace.plan == before, "what is in use is not chosen again"


def test_a_chip_is_worked_by_keys(qtbot, compare_page, comparing, context):
    merged = chip(compare_page, "Merged tables")
    qtbot.keyClick(merged, Qt.Key.Key_Return)
    assert comparing.words("outcome_heading").startswith("Merged tables")
    qtbot.keyClick(merged, Qt.Key.Key_Space)
    assert context.workspace.plan.strategy.name == "clusters"
    qtbot.keyClick(merged, Qt.Key.Key_Return, SHIFT)
    assert "pinned" in merged.accessibleName()
    assert comparing.find(QPushButton, "pin_outcome").text() == "Unpin"


def test_shift_pins_beside_and_again_lets_go(qtbot, compare_page, dots):
    joint = chip(compare_page, "Joint noise")
    qtbot.mouseClick(joint, LEFT, SHIFT)
    (pinned,) = (column for column in dots.picture_shown.columns if column.role is Role.PINNED)
    assert pinned.strategy == "Joint noise"
    assert not [each for each in dots.picture_shown.columns if each.role is Role.OTHER and each.key == pinned.key]
    qtbot.mouseClick(joint, LEFT, SHIFT)
    assert dots.picture_shown.column_of(Role.PINNED) is None


def test_whoever_cannot_be_used_is_counted_and_explained(comparing, context):
    outside = {outcome.strategy for outcome in context.workspace.comparison.outcomes if not outcome.fits}
    link = comparing.find(QAbstractButton, "outside_strategies")
    assert link.isVisibleTo(comparing.page) is bool(outside)
    if outside:
        assert link.text() == f"{len(outside)} not applicable"
    link.click()
    assert views_of(comparing.page).shown_table is comparing.find(SortableTable, "outcome_table")


def test_a_mark_that_is_picked_selects_its_table_and_its_strategy(dots, comparing):
    picture = dots.picture_shown
    other = next(place for place, column in enumerate(picture.columns) if column.role is Role.OTHER)
    name = picture.columns[other].name
    dots.picked.emit(Place(2, other))
    assert comparing.words("outcome_heading") == name
    assert comparing.find(SortableTable, "table_errors").chosen == 2
    assert dots.picture_shown.chosen == 2
    dots.picked.emit(Place(1, dots.picture_shown.column_of(Role.UNIFORM)))
    assert comparing.words("outcome_heading") == name.replace("tuned", "uniform")
    dots.picked.emit(Place(0, WHOLE_LINE))
    assert dots.picture_shown.chosen == 0


def test_other_measures_and_recoveries_are_drawn(comparing, dots, context):
    comparing.pick("chart_measure", "Variance")
    compared, best = context.workspace.comparison, context.workspace.comparison.recommended.strategy
    assert dots.picture_shown.measure is ErrorMeasure.VARIANCE
    assert values(dots, Role.OPTIMAL) == list(compared.find(best, "best", "optimal").variances)
    comparing.pick("chart_measure", "Standard deviation")
    assert values(dots, Role.UNIFORM)[0] == compared.find(best, "uniform", "optimal").variances[0] ** 0.5
    comparing.pick("chart_recovery", "Direct")
    assert comparing.words("outcome_heading").endswith(", direct")
    assert {column.key[2] for column in dots.picture_shown.columns} == {"direct"}


def test_marks_move_with_the_budget_and_leave_ghosts_on_an_axis_that_stays(qtbot, comparing, dots, context):
    ends, before = [dots.axes[ErrorMeasure.MARGIN].reaching(*dots.picture_shown.ends)], values(dots, Role.OPTIMAL)
    assert dots.picture_shown.saved_amount == ""
    slider = comparing.find(QSlider, "budget_slider")
    slider.setValue(slider.value() - 2)
    assert values(dots, Role.OPTIMAL)[0] > before[0]
    picture = dots.picture_shown
    assert picture.saved_amount == "ε = 1"
    assert list(picture.columns[picture.column_of(Role.OPTIMAL)].saved) == pytest.approx(before)
    ends.append(dots.axes[ErrorMeasure.MARGIN].reaching(*picture.ends))
    assert ends[0] == ends[1]
    context.workspace.undo()
    assert dots.picture_shown.saved_amount == ""


def test_the_lines_follow_the_table(comparing, dots):
    comparing.pick("chart_order", "Least exact first")
    errors = comparing.find(SortableTable, "table_errors")
    assert [float(text.removeprefix("±")) for text in comparing.column("table_errors", "± per cell")] == sorted(
        values(dots, Role.OPTIMAL), reverse=True
    ) or errors.model().sorting[0] == 1
    shown = [line.number for line in dots.picture_shown.lines]
    optimal = values(dots, Role.OPTIMAL)
    assert [optimal[number] for number in shown] == sorted(optimal, reverse=True)
    errors.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    titles = dots.picture_shown.titles
    assert [titles[line.number] for line in dots.picture_shown.lines] == sorted(titles, reverse=True)
    comparing.type("find_error", "CITY")
    assert len(dots.picture_shown.lines) == 2
    comparing.type("find_error", "")
    comparing.pick("chart_order", "As listed")
    assert [line.number for line in dots.picture_shown.lines] == [0, 1, 2]


def test_groups_are_folded_and_unfolded(qtbot, comparing, dots, context):
    comparing.pick("chart_order", "Groups by attribute")
    headings = [line.heading for line in dots.picture_shown.lines if line.heading]
    assert headings == ["▾ age (1)", "▾ sex (2)"]
    sex = [line.heading for line in dots.picture_shown.lines].index("▾ sex (2)")
    dots.picked.emit(Place(sex, WHOLE_LINE))
    assert [line.heading for line in dots.picture_shown.lines][-1] == "▸ sex (2)"
    dots.picked.emit(Place(sex, WHOLE_LINE))
    comparing.pick("chart_order", "Groups by size")
    assert dots.picture_shown.lines[0].heading == "▾ Attributes per table: 2 (3)"


def test_a_plan_of_one_table_has_one_line(qtbot, compare_page, comparing, dots, context):
    context.workspace.edit(replace(people_plan(), families=(Family(3),)), "edit")
    qtbot.waitUntil(lambda: context.workspace.comparison_is_current)
    qtbot.waitUntil(lambda: len(dots.picture_shown.lines) == 1)
    assert comparing.words("outcome_gains").startswith("With an optimal budget, the table ")


def test_the_heat_map_shows_every_strategy_with_both_budgets(comparing, compare_page, context):
    views, compared = views_of(compare_page), context.workspace.comparison
    comparing.show("Heat map")
    picture = views.heat.picture_shown
    for column in picture.columns:
        assert list(column.values) == list(compared.find(*column.key).half_widths)
    keys = [column.key[0] for column in picture.columns]
    assert set(keys) == {outcome.strategy for outcome in compared.outcomes if outcome.fits}
    assert max(map(keys.count, keys)) == 2
    best = [min(column.values[number] for column in picture.columns) for number in range(3)]
    for number in range(3):
        ratios = [column.values[number] / best[number] for column in picture.columns]
        assert list(picture.ratios(number)) == pytest.approx(ratios)
    views.heat.picked.emit(Place(1, len(keys) - 1))
    assert comparing.words("outcome_heading") == picture.columns[-1].name
    assert views.heat.picture_shown.chosen == 1


def test_the_table_has_a_column_for_every_cell_of_the_heat_map(comparing, compare_page):
    comparing.show("Heat map")
    picture, rows = views_of(compare_page).heat.picture_shown, comparing.rows("table_errors")
    for column in picture.columns:
        shown = [
            float(row[f"± {column.name.removesuffix(', least squares')}"].removeprefix("±").replace(",", ""))
            for row in rows
        ]
        assert shown == pytest.approx(list(column.values), rel=0.01)
    last = len(rows[0]) - 1
    comparing.find(SortableTable, "table_errors").sortByColumn(last, Qt.SortOrder.DescendingOrder)
    numbers = [picture.columns[-1].values[line.number] for line in views_of(compare_page).heat.picture_shown.lines]
    assert numbers == sorted(numbers, reverse=True)
