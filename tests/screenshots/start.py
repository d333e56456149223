"""The window with nothing in it: the start screen, every page before its time, and the walk through the window."""

from __future__ import annotations

from pathlib import Path

from guiapp.widgets.frame.call_outs import CallOuts

RECENT = ("pupils.csv", "a register with a very long name, as registers have them 2025.xlsx", "pupils.reticent")


def walk(hands, _data):
    hands.shoot("start")
    for key in ("attributes", "tables", "compare", "release", "results", "infer", "ledger"):
        hands.go(key)
        hands.shoot(f"before-{key}")
    hands.go("data")
    recents(hands)
    call_outs(hands)


def recents(hands):
    for name in RECENT:
        hands.context.settings.add_recent(Path.home() / "registers" / "2025" / name)
    hands.context.workspace.ledger_moved()
    hands.shoot("recents")
    hands.click("recent_0")
    hands.shoot("recent-gone")
    hands.click("banner_close")
    hands.tick("start_remember")
    hands.shoot("recents-off")
    hands.tick("start_remember")


def call_outs(hands):
    hands.window.take_tour()
    while (shown := hands.window.findChild(CallOuts)) is not None and shown.isVisible():
        hands.shoot("call-out")
        hands.click("tour_next")
