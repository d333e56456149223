"""A program that dies below Python leaves a report of where it was, and nothing of what it had."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from guiapp.desktop.crash import reports_folder
from guiapp.desktop.fatal_log import reports_of_deaths

ROOT = Path(__file__).resolve().parents[3]
DYING = """
import faulthandler, os, signal, sys
from pathlib import Path
from guiapp.desktop.fatal_log import FatalLog

def reading(secret):
    if {kind!r} == "segfault":
        os.kill(os.getpid(), signal.SIGSEGV)
    os.{end}

log = FatalLog(Path(sys.argv[1]))
log.begin()
reading("Mrs Smith")
"""
WINDOW = """
import os, signal
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from guiapp import app

application = QApplication([])
secret = "Mrs Smith"
QTimer.singleShot(300, lambda: os.kill(os.getpid(), signal.SIGSEGV))
app.run([], alone=True)
"""

RIVAL = """
import os, signal, sys
from pathlib import Path
from guiapp.desktop import fatal_log

folder = Path(sys.argv[1])
lock_of, open_file = fatal_log._lock_of, os.open

def start_again(step):
    def stepped(*given):
        fatal_log._lock_of, os.open = lock_of, open_file
        before = fatal_log.reports_of_deaths(folder)
        done = step(*given)
        after = fatal_log.reports_of_deaths(folder)
        fatal_log._lock_of, os.open = start_again(lock_of), start_again(open_file)
        assert not (before or after)
        return done
    return stepped

log = fatal_log.FatalLog(folder)
fatal_log._lock_of, os.open = start_again(lock_of), start_again(open_file)
log.begin()
fatal_log._lock_of, os.open = lock_of, open_file
assert fatal_log.reports_of_deaths(folder) == []
os.{end}
"""
"""Whatever a log calls to begin, another start comes before and after it."""


def run(script, *arguments, **environment):
    """Run a script in a process of its own, without a watch but the program's, and return its status."""
    watched = {"PYTHONFAULTHANDLER", "PYTHONDEVMODE"}
    inherited = {name: value for name, value in os.environ.items() if name not in watched}
    command = [sys.executable, "-c", script, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env={**inherited, **environment}, check=False, timeout=120).returncode


def only_report(folder):
    (report,) = reports_of_deaths(folder)
    text = report.path.read_text(encoding="utf-8")
    assert "Smith" not in text
    assert str(ROOT) not in text
    assert str(Path.home()) not in text
    assert list(folder.iterdir()) == [report.path]
    assert reports_of_deaths(folder) == []
    return text


def test_a_segmentation_fault_is_found_at_the_next_start(tmp_path):
    assert run(DYING.format(kind="segfault", end="abort()"), tmp_path) == -signal.SIGSEGV
    text = only_report(tmp_path)
    assert "Fatal Python error: Segmentation fault" in text
    assert "  <string>:8 reading" in text


def test_an_abort_as_by_qt_is_found_too(tmp_path):
    assert run(DYING.format(kind="abort", end="abort()"), tmp_path) == -signal.SIGABRT
    assert "Fatal Python error: Aborted" in only_report(tmp_path)


def test_who_is_killed_or_ends_leaves_no_report(tmp_path):
    assert run(DYING.format(kind="killed", end="kill(os.getpid(), signal.SIGKILL)"), tmp_path) == -signal.SIGKILL
    assert reports_of_deaths(tmp_path) == []
    assert list(tmp_path.iterdir()) == []
    assert run(DYING.format(kind="end", end="getpid(); log.end()"), tmp_path) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_is_alive_keeps_its_log(tmp_path):
    alive = "getpid(); print(flush=True); sys.stdin.read(); log.end()"
    command = [sys.executable, "-c", DYING.format(kind="alive", end=alive), str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        program.stdout.readline()
        logs = list(tmp_path.glob("*.log"))
        assert len(logs) == 1
        logs[0].write_text("Fatal Python error: Aborted\n", encoding="utf-8")  # as Windows does of what passes
        assert reports_of_deaths(tmp_path) == []
        assert logs[0].exists()
        program.stdin.close()
        assert program.wait(60) == 0
    assert list(tmp_path.iterdir()) == []


def test_another_start_at_any_step_leaves_the_watch_alone(tmp_path):
    assert run(RIVAL.format(end="getpid(); log.end()"), tmp_path) == 0
    assert list(tmp_path.iterdir()) == []
    assert run(RIVAL.format(end="kill(os.getpid(), signal.SIGSEGV)"), tmp_path) == -signal.SIGSEGV
    assert "Fatal Python error: Segmentation fault" in only_report(tmp_path)


def test_what_others_of_the_same_process_id_have_is_left_to_them(tmp_path):
    """Processes of machines that share the folder, or of containers, have equal ids; so have those before a restart."""
    logs = [f'Path(sys.argv[1], f"running-{{os.getpid()}}-{number}.log")' for number in (0, 1)]
    died = f'{logs[0]}.write_text("Fatal Python error: Aborted")'
    alive = f"from guiapp.desktop import fatal_log; lock = fatal_log._lock_of({logs[1]}); assert lock.tryLock(0)"
    script = DYING.format(kind="segfault", end="abort()").replace("log = ", f"{died}; {alive}\nlog = ")
    assert run(script, tmp_path) == -signal.SIGSEGV
    texts = sorted(report.path.read_text(encoding="utf-8") for report in reports_of_deaths(tmp_path))
    assert ["Aborted" in texts[0], "Segmentation fault" in texts[1]] == [True, True]


def test_the_window_itself_is_watched(tmp_path):
    assert run(WINDOW, XDG_STATE_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)) == -signal.SIGSEGV
    folder = tmp_path / reports_folder().relative_to(os.environ["XDG_STATE_HOME"])
    text = only_report(folder)
    assert "app.py" in text
    assert " run" in text


@pytest.mark.parametrize("line", ["Mrs Smith", '  File "x", line 3', "Fatal Mrs Smith", "  Mrs Smith in x"])
def test_no_other_line_gets_into_a_report(tmp_path, line):
    (tmp_path / "running-x.log").write_text(f"{line}\nFatal Python error: Aborted\n", encoding="utf-8")
    text = only_report(tmp_path)
    assert "Aborted" in text
    assert "line 3" not in text


def test_where_nothing_can_be_written_the_window_opens_all_the_same(tmp_path):
    (tmp_path / "file").touch()
    assert run(DYING.format(kind="end", end="getpid(); log.end()"), tmp_path / "file") == 0
