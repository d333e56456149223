"""What whole processes touch: no network ever, and comparing, rehearsing and quoting touch no data file."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core.project.plan_file import load_plan
from core.session.opening import open_ledger
from core.session.planned_release import plan_release
from core.session.quoting import quote

ROOT = Path(__file__).parents[2]
STRACE = shutil.which("strace")
RELEASE = ["release", "plan.reticent", "-o", "out.xlsx", "--budget", "1", "--yes"]


@pytest.fixture
def watched(world):
    """Run the program and return its events as (name, arguments), and what it said."""

    def run(*words, before=()):
        log = world.root / "events"
        command = [*before, sys.executable, "-P", str(ROOT / "tests" / "leaks" / "watched.py"), str(log), *words]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
        ended = subprocess.run(command, env=environment, capture_output=True, check=False, timeout=120)
        assert ended.returncode == 0, ended.stderr
        return [tuple(json.loads(line)) for line in log.read_text(encoding="utf-8").splitlines()], ended.stdout

    return run


def opened(events):
    return {Path(arguments[0]).name for event, arguments in events if event == "open"}


def test_the_watch_sees_files_processes_and_sockets(watched, world):
    events, _ = watched("describe", "people.xlsx")
    assert "subprocess.Popen" in {event for event, _ in events}
    code = "import sys; sys.path.insert(0, sys.argv[1]); import watched, socket; watched.watch(sys.stdout)\n"
    code += "socket.socket(); open('plan.reticent')"
    told = subprocess.run([sys.executable, "-c", code, str(ROOT / "tests" / "leaks")], capture_output=True, check=True)
    assert b'"socket.__new__"' in told.stdout
    assert b'"plan.reticent"' in told.stdout


@pytest.mark.parametrize("verb", ["compare", "rehearse"])
def test_planning_opens_no_data_file_and_starts_no_process(watched, world, verb):
    events, said = watched(verb, "plan.reticent")
    assert "plan.reticent" in opened(events)
    assert "people.xlsx" not in opened(events)
    assert not [event for event, _ in events if event in {"subprocess.Popen", "os.exec", "os.posix_spawn"}]
    world.workbook.unlink()
    _, without = watched(verb, "plan.reticent")
    if verb == "compare":
        assert without == said


def test_a_quote_opens_no_data_file(world):
    plan = load_plan(world.work / "plan.reticent")
    ledger = open_ledger(world.root / "ledger.sqlite")
    before = quote(plan_release(plan), ledger, "Trial")
    world.workbook.unlink()
    after = quote(plan_release(plan), ledger, "Trial")
    assert (after.planned.decided, after.cost, after.preview, after.lines) == (
        before.planned.decided,
        before.cost,
        before.preview,
        before.lines,
    )


@pytest.mark.parametrize("words", [RELEASE, []], ids=["release", "window"])
def test_no_socket(watched, words):
    events, _ = watched(*words)
    assert not [event for event in events if event[0].startswith(("socket.", "urllib.", "http."))]


@pytest.mark.skipif(STRACE is None, reason="strace is not installed")
@pytest.mark.parametrize("words", [RELEASE, []], ids=["release", "window"])
def test_the_system_sees_no_socket_to_any_other_computer(watched, world, words):
    """The same, asked of the system: libraries that are not Python's, and the reader, are seen too."""
    trace = world.root / "trace"
    watched(*words, before=[STRACE, "-f", "--seccomp-bpf", "-qq", "-e", "trace=%network", "-o", str(trace)])
    sockets = re.findall(r"socket\((AF_\w+)", trace.read_text(encoding="utf-8", errors="replace"))
    assert set(sockets) <= {"AF_UNIX"}  # the desktop of this computer


def test_no_picture_of_the_memory_is_left_when_the_program_dies():
    code = "import resource; from guiapp.__main__ import main; main(['--version']); "
    code += "print(*resource.getrlimit(resource.RLIMIT_CORE))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout.split()[-2:] == ["0", "0"]
