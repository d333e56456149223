"""Opening files: what is odd about them, what is refused, and what one row stands for."""

from __future__ import annotations

from pathlib import Path

from tests.screenshots import odd_files


def walk(hands, _data):
    for odd in (odd_files.commas, odd_files.ragged, odd_files.nameless, odd_files.header_only, odd_files.nothing):
        look_at(hands, odd.__name__, odd(hands.home))
    under_password(hands)
    look_at(hands, "missing", Path("missing.csv"))
    titled = odd_files.titled(hands.home)
    look_at(hands, "titled", titled)
    hands.import_file(titled)
    hands.shoot("data-with-doubts")
    several(hands)
    plans(hands)


def look_at(hands, name, path):
    hands.window.open_path(path)
    hands.idle()
    hands.shoot(f"import-{name}", hands.dialog("open_source_dialog"))
    hands.dismiss("open_source_dialog")


def under_password(hands):
    """Type a wrong password, then the right one."""
    hands.window.open_path(odd_files.under_password(hands.home))
    for name, typed in (("password", "Secret"), ("password-wrong", "secret")):
        dialog = hands.dialog("password_dialog")
        hands.shoot(name, dialog)
        hands.write("password", typed, dialog)
        dialog.accept()
        hands.rest()
    hands.idle()
    hands.shoot("import-under-password", hands.dialog("open_source_dialog"))
    hands.dismiss("open_source_dialog")


def several(hands):
    hands.import_file(odd_files.several_each(hands.home))
    hands.shoot("unit-in-doubt")
    hands.tick("unit_several")
    hands.shoot("unit-several")
    hands.go("attributes")
    hands.click("primary_action")
    hands.go("data")
    hands.import_file(odd_files.others(hands.home))
    hands.shoot("other-columns")
    hands.forget()


def plans(hands):
    lists = {"Sex": ("f", "m"), "District": odd_files.DISTRICTS}
    hands.open_plan(odd_files.plan(hands.home, "of a file that is gone.reticent", "gone.csv", **lists))
    hands.shoot("data-gone")
    for name in ("broken_plan", "wrong_plan"):
        hands.window.banner.put_away()
        hands.window.open_path(getattr(odd_files, name)(hands.home))
        hands.wait(lambda: hands.window.banner.text)
        hands.shoot(name.replace("_", "-"))
