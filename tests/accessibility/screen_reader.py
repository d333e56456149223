"""Uses the program as a screen reader does, from a process of its own, over the bus of the desktop.

It is run by the system's Python, which has the bindings of AT-SPI: it knows nothing of the program but names and roles.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402  its version comes first

PATIENCE = 60.0
SHOWING, FOCUSABLE = Atspi.StateType.SHOWING, Atspi.StateType.FOCUSABLE
VAGUE = ("filler", "unknown", "invalid")
"""Roles that tell nobody what a control is for."""


def showing(here):
    """Yield what is in sight from `here` on."""
    for place in range(Atspi.Accessible.get_child_count(here)):
        child = Atspi.Accessible.get_child_at_index(here, place)
        if child is not None and child.get_state_set().contains(SHOWING):
            yield child
            yield from showing(child)


def wait(find, what):
    """Return what `find` returns once that is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if found := find():
                return found
        except gi.repository.GLib.Error:  # it vanished meanwhile
            pass
        time.sleep(0.1)
    raise SystemExit(f"there is no {what}")


class ScreenReader:
    """Finds what is in sight by role and name, and acts on it."""

    def __init__(self):
        self.program = wait(self._program, "program on the bus")
        self.headings = {}

    @staticmethod
    def _program():
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(place) for place in range(desktop.get_child_count())]
        return next((app for app in apps if app is not None and app.get_name() == "Reticent"), None)

    def find(self, role, name):
        def found():
            return next((o for o in showing(self.program) if (o.get_role_name(), o.get_name()) == (role, name)), None)

        return wait(found, f"{role} “{name}”")

    def press(self, name, role="push button"):
        self.find(role, name).do_action(0)

    def choose(self, step):
        """Select a step of the list of pages, and wait until its page is the one in sight."""
        steps = self.find("list", "Steps")
        names = [steps.get_child_at_index(place).get_name() for place in range(steps.get_child_count())]
        steps.select_child(next(place for place, name in enumerate(names) if name.split(",")[0] == step))
        self.find("heading", step)
        self.look(step)

    def look(self, where):
        """Refuse a control in sight without a name or a role that says what it is."""
        for each in showing(self.program):
            is_vague = each.get_role_name() in VAGUE or not each.get_name()
            # An empty cell of a table has no name.
            if each.get_state_set().contains(FOCUSABLE) and is_vague and each.get_role_name() != "table cell":
                raise SystemExit(f"on {where}: a {each.get_role_name()} called “{each.get_name()}”")


def tell_the_story(home):
    """Take the sample to a workbook in `home`."""
    reader = ScreenReader()
    reader.press("Try with sample data")
    for step in ("Attributes", "Tables", "Compare", "Release"):
        wait(lambda step=step: _is_open(reader, step), f"open step “{step}”")
        reader.choose(step)
    reader.press("Release…")
    reader.press("I know that this cannot be undone", "check box")
    reader.press("Spend ε = 1 and release")
    reader.press("Export…")
    reader.press("Export")
    wait(lambda: list(home.rglob("*.xlsx")), "workbook")
    for step in ("Results", "Inference", "Map", "Ledger"):
        reader.choose(step)


def _is_open(reader, step):
    return any(o.get_name() == step for o in showing(reader.find("list", "Steps")))


if __name__ == "__main__":
    tell_the_story(Path(sys.argv[1]))
