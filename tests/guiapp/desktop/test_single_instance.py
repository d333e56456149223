"""A second start hands its file to the first program, and never waits in vain for long."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QSysInfo

from guiapp import __main__
from guiapp.desktop import single_instance as door
from guiapp.desktop.single_instance import NEW_WINDOW, SingleInstance, open_another, running_folder
from tests.guiapp.drivers.page_insides import take
from tests.house.project_files import ROOT


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "running"


@pytest.fixture
def first(qapp, folder):
    first = SingleInstance(folder)
    yield first
    first.leave()


def knock(qtbot, folder, path):
    """Hand `path` over as another start would, while the first program goes on; return what came of it."""
    second, came = SingleInstance(folder), []
    knocking = threading.Thread(target=lambda: came.append(second.hand_over(path)))
    knocking.start()
    qtbot.waitUntil(lambda: bool(came), timeout=20_000)
    knocking.join()
    return came[0]


@pytest.mark.parametrize("path", [Path("/data/ü & b\n.csv"), None])
def test_the_first_takes_what_the_second_brings(qtbot, first, folder, path):
    asked = []
    first.asked.connect(asked.append)
    first.listen()
    assert knock(qtbot, folder, path)
    assert asked == [path]
    assert [left.name for left in folder.iterdir()] == ["alive.lock"]


def test_what_is_brought_while_the_first_starts_is_not_lost(qtbot, first, folder):
    asked = []
    first.asked.connect(asked.append)
    second, came = SingleInstance(folder), []
    knocking = threading.Thread(target=lambda: came.append(second.hand_over(Path("/a.csv"))))
    knocking.start()
    qtbot.waitUntil(lambda: any(folder.glob("*.request")))
    first.listen()
    qtbot.waitUntil(lambda: came == [True])
    knocking.join()
    assert asked == [Path("/a.csv")]


def test_the_first_has_nobody_to_hand_over_to(first):
    assert not first.hand_over(Path("/a.csv"))


def test_a_first_that_does_not_answer_is_not_waited_for_long(first, folder, monkeypatch):
    monkeypatch.setattr(door, "PATIENCE_SECONDS", 0.1)
    assert not SingleInstance(folder).hand_over(Path("/a.csv"))
    assert not list(folder.glob("*.request"))


def test_a_first_on_another_computer_is_left_alone(first, folder, monkeypatch):
    monkeypatch.setattr(QSysInfo, "machineHostName", lambda: "elsewhere")
    assert not SingleInstance(folder).hand_over(Path("/a.csv"))
    assert not list(folder.glob("*.request"))


def test_what_somebody_killed_left_is_thrown_away(first, folder):
    old = folder / "x.request"
    old.write_bytes(b"/a.csv")
    long_ago = time.time() - 3600
    os.utime(old, (long_ago, long_ago))
    asked = []
    first.asked.connect(asked.append)
    first.listen()
    assert not asked
    assert not old.exists()


def test_who_comes_after_the_first_left_is_the_first(first, folder):
    first.leave()
    second = SingleInstance(folder)
    assert not second.hand_over(Path("/a.csv"))
    asked = []
    second.asked.connect(asked.append)
    second.listen()
    (folder / "x.request").write_bytes(b"/b.csv")
    take(second)
    assert asked == [Path("/b.csv")]
    second.leave()


def test_only_the_user_sees_what_is_handed_over(first, folder):
    if os.name == "posix":
        assert folder.stat().st_mode & 0o077 == 0


def test_without_a_folder_every_start_goes_its_own_way(qapp, tmp_path):
    (tmp_path / "file").touch()
    single_instance = SingleInstance(tmp_path / "file" / "running")
    assert not single_instance.hand_over(Path("/a.csv"))
    single_instance.listen()
    single_instance.leave()


def test_every_screen_has_a_folder_of_its_own(monkeypatch):
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    folders = set()
    for screen in (":0", "localhost:10.0"):
        monkeypatch.setenv("DISPLAY", screen)
        folders.add(running_folder())
    assert len(folders) == 2
    assert all(part not in folder.name for folder in folders for part in ":./")


def test_the_program_itself_hands_its_file_over_and_ends(qtbot, qapp, tmp_path):
    first = SingleInstance(running_folder())
    asked = []
    first.asked.connect(asked.append)
    first.listen()
    (tmp_path / "people.csv").touch()
    second = subprocess.Popen([sys.executable, "-m", "guiapp", "people.csv"], cwd=tmp_path, env=_here())
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
    first.leave()
    assert second.returncode == 0
    assert asked == [tmp_path / "people.csv"]


def test_a_window_of_its_own_is_started_apart(monkeypatch):
    started = []
    monkeypatch.setattr(QProcess, "startDetached", lambda *what: started.append(what) or (True, 1))
    assert open_another()
    ((program, arguments, folder),) = started
    assert (program, arguments) == (sys.executable, ["-m", "guiapp", NEW_WINDOW])
    assert Path(folder, "guiapp", "__main__.py").exists()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert open_another()
    assert started[1][1] == [NEW_WINDOW]


def test_a_window_of_its_own_asks_nobody(monkeypatch, tmp_path):
    opened = []
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.csv").touch()
    monkeypatch.setattr("guiapp.app.run", lambda paths, *, alone: opened.append((paths, alone)) or 0)
    assert __main__.main([NEW_WINDOW]) == 0
    assert __main__.main([NEW_WINDOW, "a.csv"]) == 0
    assert __main__.main(["a.csv"]) == 0
    assert opened == [([], True), (["a.csv"], True), (["a.csv"], False)]


def _here():
    return {**os.environ, "PYTHONPATH": str(ROOT)}
