"""Undo and redo show a page where one can see what they change."""

from __future__ import annotations

from PySide6.QtGui import QAction

from core.front_door import Attribute, Family, Kind, Plan

SEX = Attribute("sex", Kind.CATEGORIES, ("F", "M"))
CITY = Attribute("city", Kind.CATEGORIES, ("Leeds", "York"))


def test_undo_shows_the_page_of_what_it_changes(window, context):
    plan = Plan(attributes=(SEX, CITY), families=(Family(2),))
    context.workspace.start(plan, None)
    context.workspace.edit(Plan(attributes=(SEX, CITY)), "removal of a set")
    for name in ("undo", "redo", "undo"):
        window.go_to("data")
        window.findChild(QAction, f"action_{name}").trigger()
        assert window.stack.currentWidget() is window.page("tables")


def test_undo_stays_where_its_change_is_in_sight(window, context):
    context.workspace.start(Plan(attributes=(SEX, CITY), families=(Family(2),)), None)
    context.workspace.edit(Plan(attributes=(SEX,)), "removal of “city”")
    window.go_to("tables")
    window.findChild(QAction, "action_undo").trigger()
    assert window.stack.currentWidget() is window.page("tables")
