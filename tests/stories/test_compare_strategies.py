"""A clerk compares strategies in one picture, by mouse and by keyboard alone, and takes one into the plan."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from core.front_door import plan_release
from guiapp.desktop.resource_files import sample_plan
from guiapp.pages.compare.strategy_chips import StrategyChip, StrategyChips
from tests.stories.hands import KeyHand, MouseHand, spoken

PICTURE = "Errors of all tables; arrow keys move, Enter chooses"


@pytest.fixture
def compared(qtbot, clerk, survey):
    clerk.imports(survey)
    clerk.asks_for_all_pairs()
    clerk.compares()
    clerk.window.activateWindow()  # offscreen there is no window manager that would do it after a dialog
    qtbot.waitUntil(clerk.window.isActiveWindow)
    return clerk


def chip_named(clerk, title):
    chips = clerk.window.page("compare").findChildren(StrategyChip)
    return next(spoken(each) for each in chips if each.isVisible() and spoken(each).startswith(title))


def test_chips_are_whole_when_the_page_is_first_seen_and_all_of_them_fit(qtbot, clerk):
    clerk.window.resize(1280, 800)
    clerk.drops(sample_plan())
    clerk.settle(lambda: bool(clerk.workspace.plan.tables))
    clerk.compares()
    row = clerk.window.page("compare").findChild(StrategyChips)
    qtbot.waitUntil(lambda: row.height() >= row.sizeHint().height(), timeout=3000)


def test_by_mouse_a_strategy_is_looked_at_used_and_taken_back(compared, watch):
    before, hand = compared.workspace.plan, MouseHand(watch)
    chips = compared.window.page("compare").findChildren(StrategyChip)
    title = next(each.text() for each in chips if "in use" not in spoken(each))
    hand.press(title)
    assert compared.words("compare", "outcome_heading").startswith(title)
    assert compared.workspace.plan == before
    hand.press(title)
    assert f"{title}, " in compared.words("compare", "strategy_in_use")
    assert "Chosen by you" in compared.words("compare", "strategy_in_use")
    compared.workspace.undo()
    assert compared.workspace.plan == before


def test_by_keyboard_every_mark_is_heard_and_its_strategy_used(compared, watch):
    hand = KeyHand(watch)
    hand.reach(PICTURE)
    picture = compared.window.page("compare").findChild(QWidget, "table_dots")
    heard = [picture.accessibleDescription()]
    for key in (Qt.Key.Key_Down, *[Qt.Key.Key_Right] * 3):
        hand.stroke(key)
        heard.append(picture.accessibleDescription())
    assert heard[0].split(":")[0] != heard[1].split(":")[0], "another table"
    assert len(set(heard)) > 3
    assert all("±" in words and " with " in words for words in heard)
    looked = heard[-1].partition(" with ")[2].partition(",")[0]
    hand.stroke(Qt.Key.Key_Return)
    assert compared.words("compare", "outcome_heading").startswith(looked)
    hand.press(chip_named(compared, looked))
    assert compared.window.page("compare").findChild(QWidget, "use_outcome").isEnabled() is False
    assert "Chosen by you" in compared.words("compare", "strategy_in_use")


@pytest.mark.parametrize("way", [MouseHand, KeyHand])
def test_the_least_cost_for_a_wanted_margin_is_found_used_and_taken_back(qtbot, compared, watch, way):
    before, hand = compared.workspace.plan, way(watch)
    hand.press("Find the least ε…")
    qtbot.waitUntil(lambda: QApplication.activeWindow() is not compared.window)
    hand.enter("Typical ± at most", "4.5")
    hand.press("Find")
    use = next(each for each in QApplication.activeWindow().findChildren(QPushButton) if each.text() == "Use it")
    compared.settle(use.isEnabled)
    hand.press("Use it")
    compared.settle()
    found = compared.workspace.plan
    assert f"ε = {float(found.privacy.cost.epsilon):g}" in compared.banner
    assert max(plan_release(found).half_widths) <= 4.5 < max(plan_release(before).half_widths)
    compared.workspace.undo()
    assert compared.workspace.plan == before


def test_by_keyboard_another_strategy_is_pinned_beside(compared, watch):
    hand = KeyHand(watch)
    hand.reach(chip_named(compared, "Tables themselves"))
    hand.stroke(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert "pinned" in chip_named(compared, "Tables themselves")
