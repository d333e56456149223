"""What is remembered between two starts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from guiapp.desktop.settings import RECENT_LIMIT, Recent, Settings, Theme


@pytest.fixture
def store(tmp_path, qapp):
    return lambda: QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)


def paths(settings):
    return [recent.path for recent in settings.recents]


def test_values_survive_a_restart(store):
    first = store()
    settings = Settings(first)
    settings.theme = Theme.DARK
    settings.language = "de"
    settings.add_recent(Path("/a/ü, b.csv"))
    settings.add_recent(Path("/c.reticent"))
    first.sync()
    again = Settings(store())
    assert (again.theme, again.language) == (Theme.DARK, "de")
    assert paths(again) == [Path("/c.reticent"), Path("/a/ü, b.csv")]
    assert all(datetime.now(UTC) - recent.when < timedelta(minutes=1) for recent in again.recents)


def test_recents_are_few_and_each_once(store):
    settings = Settings(store())
    for number in range(RECENT_LIMIT + 3):
        settings.add_recent(Path(f"/{number}.csv"))
    settings.add_recent(Path("/5.csv"))
    assert len(settings.recents) == RECENT_LIMIT
    assert paths(settings)[0] == Path("/5.csv")
    assert paths(settings).count(Path("/5.csv")) == 1


def test_whoever_wants_nothing_remembered_gets_that(store):
    settings = Settings(store())
    settings.add_recent(Path("/a.csv"))
    settings.remembers_recents = False
    settings.add_recent(Path("/b.csv"))
    assert settings.recents == ()


def test_a_list_without_times_is_still_read(store):
    raw = store()
    raw.setValue("recents", "/a/b.csv\nno time\t/c.csv")
    assert Settings(raw).recents == (Recent(Path("/a/b.csv")), Recent(Path("/c.csv")))


def test_one_file_is_forgotten_and_so_is_that_it_was_open_last(store):
    settings = Settings(store())
    for name in ("/a.reticent", "/b.reticent"):
        settings.add_recent(Path(name))
    settings.leave(Path("/a.reticent"), "compare")
    settings.remove_recent(Path("/b.reticent"))
    assert paths(settings) == [Path("/a.reticent")]
    assert settings.last_plan == Path("/a.reticent")
    settings.remove_recent(Path("/a.reticent"))
    assert settings.recents == ()
    assert settings.last_plan is None


def test_what_was_open_last_is_known_only_where_files_are_remembered(store):
    settings = Settings(store())
    assert not settings.reopens_last
    settings.leave(Path("/a.reticent"), "compare")
    assert (settings.last_plan, settings.last_page) == (Path("/a.reticent"), "compare")
    settings.leave(None, "data")
    assert (settings.last_plan, settings.last_page) == (None, "")
    settings.leave(Path("/a.reticent"), "compare")
    settings.remembers_recents = False
    assert settings.last_plan is None
    settings.leave(Path("/a.reticent"), "compare")
    assert settings.last_plan is None


def test_nonsense_in_the_store_is_no_obstacle(store):
    raw = store()
    raw.setValue("theme", "purple")
    raw.setValue("geometry", "none")
    settings = Settings(raw)
    assert settings.theme is Theme.SYSTEM
    assert settings.geometry.isEmpty()
