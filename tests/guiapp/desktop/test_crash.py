"""The last resort: a report without data, one message, the hook put back."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

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
