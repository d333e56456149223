"""What is remembered between two starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from guiapp.desktop.settings import RECENT_LIMIT, Settings, Theme


@pytest.fixture
def store(tmp_path, qapp):
    return lambda: QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)


def test_values_survive_a_restart(store):
    first = store()
    settings = Settings(first)
    settings.theme = Theme.DARK
    settings.add_recent(Path("/a/ü, b.csv"))
    settings.add_recent(Path("/c.reticent"))
    first.sync()
    again = Settings(store())
    assert again.theme is Theme.DARK
    assert again.recents == (Path("/c.reticent"), Path("/a/ü, b.csv"))


def test_recents_are_few_and_each_once(store):
    settings = Settings(store())
    for number in range(RECENT_LIMIT + 3):
        settings.add_recent(Path(f"/{number}.csv"))
    settings.add_recent(Path("/5.csv"))
    assert len(settings.recents) == RECENT_LIMIT
    assert settings.recents[0] == Path("/5.csv")
    assert settings.recents.count(Path("/5.csv")) == 1


def test_whoever_wants_nothing_remembered_gets_that(store):
    settings = Settings(store())
    settings.add_recent(Path("/a.csv"))
    settings.remembers_recents = False
    settings.add_recent(Path("/b.csv"))
    assert settings.recents == ()


def test_nonsense_in_the_store_is_no_obstacle(store):
    raw = store()
    raw.setValue("theme", "purple")
    raw.setValue("geometry", "none")
    settings = Settings(raw)
    assert settings.theme is Theme.SYSTEM
    assert settings.geometry.isEmpty()
