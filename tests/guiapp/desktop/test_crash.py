"""The last resort: a report without data, one message, the hook put back."""

from __future__ import annotations

import errno
import gc
import os
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QThread

from guiapp.desktop.crash import CrashHook, write_report


def fault(secret):
    try:
        int(secret)  # the message of this ValueError holds the text
    except ValueError as error:
        return error
    return None


def test_a_report_says_where_but_not_what(tmp_path):
    report = write_report(fault("Mrs Smith"), tmp_path / "new folder")
    assert report.why == ""
    text = report.path.read_text(encoding="utf-8")
    assert "ValueError" in text
    assert "test_crash.py" in text
    assert "Smith" not in text
    assert str(Path(__file__).parent) not in text
    assert str(Path.home()) not in text


def test_a_report_names_a_module_that_is_missing(tmp_path):
    try:
        __import__("scipy.of_another_planet")
    except ImportError as error:
        report = write_report(error, tmp_path)
    assert "\nModuleNotFoundError: the module scipy.of_another_planet\n" in report.path.read_text(encoding="utf-8")


def test_a_report_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left on device" in write_report(fault("one"), tmp_path).why
    assert list(tmp_path.iterdir()) == []


def test_a_report_that_cannot_be_written_is_no_second_fault(tmp_path):
    (tmp_path / "file").write_text("")
    assert write_report(fault("one"), tmp_path / "file").why == f"{tmp_path / 'file'}: File exists."


def test_the_hook_tells_once_and_goes_away(tmp_path):
    told = []
    before = sys.excepthook

    def tell(report):
        told.append(report)
        if len(told) == 1:
            error = fault("again")
            sys.excepthook(type(error), error, error.__traceback__)

    hook = CrashHook(tell, tmp_path)
    hook.install()
    error = fault("one")
    sys.excepthook(type(error), error, error.__traceback__)
    hook.remove()
    assert sys.excepthook is before
    assert len(told) == 1
    assert len(list(tmp_path.iterdir())) == 2


class Careless:
    """Its end fails."""

    def __init__(self, secret):
        self.secret = secret

    def __del__(self):
        int(self.secret)


@pytest.fixture
def hooked(qapp, tmp_path):
    """Catch with all hooks, and give what was told, with the thread in which."""
    told = []
    hook = CrashHook(lambda report: told.append((report, threading.current_thread())), tmp_path)
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    hook.install()
    yield told
    hook.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def only_report(qtbot, told):
    qtbot.waitUntil(lambda: bool(told))
    (report, thread), *more = told
    assert not more
    assert thread is threading.main_thread()
    text = report.path.read_text(encoding="utf-8")
    assert "Smith" not in text
    assert str(Path(__file__).parent) not in text
    return text


def test_a_fault_in_a_thread_is_reported_and_told_in_the_main_thread(qtbot, hooked):
    def work():
        int("Mrs Smith")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    text = only_report(qtbot, hooked)
    assert "ValueError" in text
    assert "test_crash.py" in text
    assert " work" in text


def test_a_thread_may_end_itself(qtbot, hooked, tmp_path):
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    qtbot.wait(20)
    assert hooked == []
    assert list(tmp_path.iterdir()) == []


def test_a_fault_in_a_thread_of_qt_is_told_in_the_main_thread(qtbot, hooked):
    class Worker(QThread):
        def run(self):
            int("Mrs Smith")

    worker = Worker()
    with qtbot.waitSignal(worker.finished):
        worker.start()
    worker.wait()
    assert " run" in only_report(qtbot, hooked)


def test_a_fault_of_an_end_is_reported(qtbot, hooked):
    careless = Careless("Mrs Smith")
    del careless
    gc.collect()
    assert hooked == []  # not in the middle of what went on
    text = only_report(qtbot, hooked)
    assert "ValueError" in text
    assert " __del__" in text
