"""A plan whose data file is gone: where the message is, the way out is, too."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton

from core.front_door import Attribute, Kind, Plan

SEX = Attribute("sex", Kind.CATEGORIES, ("F", "M"))


def test_a_data_file_that_is_gone_is_searched_for_from_its_message(
    window, engine, people, settled, tmp_path, monkeypatch
):
    plan = tmp_path / "old.reticent"
    engine.files[plan] = Plan(source="gone.csv", attributes=(SEX,))
    window.open_path(plan)
    settled()
    page = window.page("data")
    assert page.findChild(QLabel, "data_facts").text().startswith("Not there: ")
    reread = page.findChild(QPushButton, "change_layout")
    assert (reread.isEnabled(), "find it first" in reread.toolTip()) == (False, True)
    find = page.findChild(QPushButton, "empty_action")
    assert (find.text(), find.isHidden()) == ("Find the file…", False)
    opened = []
    monkeypatch.setattr("guiapp.window.main_window.ask_data_file", lambda parent, folder: people)
    monkeypatch.setattr(page, "import_file", opened.append)
    window.banner.findChild(QPushButton, "banner_action").click()
    assert opened == [people]
