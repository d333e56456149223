"""Readers and programs that need not start: each is a process, the copy of one that has loaded what it would load.

To start takes a reader 0.12 s of processor time and the program 0.45, nearly all of it for modules, and the tests
start hundreds. A copy has the limits, the files, the environment and the death of any process; what it would load only
when it needs it is there, too. How a reader is started is tested in `tests/core/sources/asking`, how the program is,
which starts its readers by itself, in `tests/core/commandline/test_program.py`.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

from core.commandline.verbs import VERBS
from core.sources.asking import reader_process

ZYGOTE = Path(__file__).with_name("zygote.py")
READS = "import sys; from core.sources.reading.child import main; sys.exit(main())"
READER = "core.sources.reading.child core.sources.reading.guesses core.data.number_codes core.data.row_sketch"
"""With numpy, which takes 0.05 s: a preview does without, every release loads it."""
ENGINE = " ".join(["guiapp.__main__", *(f"core.commandline.{verb.module}" for verb in VERBS)])
LATE = "tests.core.insides scipy.sparse scipy.optimize tomlkit platformdirs threadpoolctl xlsxwriter"
"""What the verbs load when they need it, for 0.3 s, and what `borrow` needs."""
PROGRAM = "import sys; from guiapp.__main__ import main; sys.exit(main())"
BORROWS = "from tests.warm_processes import borrow; borrow(LENT[0]); "
"""Before the lines of a program whose readers are copies, too."""
EVALUATION = "advice figures inference places sparse_vector suggestion table_one"
CAMPAIGNS = " ".join(["tests.screenshots.hands", *(f"tests.evaluation.{name}" for name in EVALUATION.split())])
"""What the commands of evaluations, benchmarks and tours load, for 1.5 s; themselves they are run as `-m` does it."""
MODULE = "import runpy, sys; del sys.argv[0]; runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
CAN_COPY = hasattr(os, "fork")


class Zygote:
    """A process that is copied.

    Args:
        modules: what it loads, with blanks between.
    """

    begun: ClassVar[list[Zygote]] = []

    def __init__(self, modules):
        self._modules = modules
        self._lock = threading.Lock()
        self._asking = self._process = None

    def start(self, task, files, lent=()):
        """Return a process with these three open files, which are closed here, and those that are lent."""
        ended, report = os.pipe()
        with self._lock:
            if self._asking is None:
                self._begin()
            socket.send_fds(self._asking, [json.dumps(task).encode()], [*files, report, *lent])
        for file in (*files, report):
            os.close(file)
        return WarmProcess(os.fdopen(ended, "rb"))

    def lend(self):
        """Return the number of the file that asks for copies, for a process to `borrow`."""
        with self._lock:
            if self._asking is None:
                self._begin()
        return self._asking.fileno()

    def borrow(self, number):
        """Ask with the file of another process."""
        self._asking = socket.socket(fileno=number)

    def end(self):
        """End the process that is copied."""
        self._asking.close()
        self._process.wait()
        self._asking = None  # the last story may be told again, after what all tests share was ended

    def _begin(self):
        self.begun.append(self)
        self._asking, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", str(ZYGOTE), str(theirs.fileno()), self._modules],
                cwd=ZYGOTE.parents[1],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env={**reader_process.environment(), "PYTHONPATH": str(ZYGOTE.parents[1])},
            )


class WarmProcess:
    """What the program uses of `subprocess.Popen`."""

    stdin = stdout = None

    def __init__(self, ended):
        self._ended = ended
        self.pid = int(ended.readline())
        self._killed = self._status = None

    def kill(self):
        """Kill it, if it has not ended."""
        if self._status is None and not self._killed:
            self._killed = True
            with suppress(ProcessLookupError):  # ended by itself
                os.kill(self.pid, signal.SIGKILL)

    def poll(self):
        """Return its exit status, or None while it runs."""
        if self._status is None and not select.select([self._ended], [], [], 0)[0]:
            return None
        return self.wait()

    def wait(self):
        """Return its exit status, or minus the signal that ended it."""
        if self._status is None:
            self._status = os.waitstatus_to_exitcode(int(self._ended.readline()))
            self._ended.close()
        return self._status


@cache
def _readers():
    return Zygote(READER)


@cache
def _programs(modules):
    return Zygote(modules)


def start_reader():
    """Return a reader, as `subprocess.Popen` would."""
    task = {"folder": str(Path.cwd()), "environment": reader_process.environment(), "words": [], "lines": READS}
    questions, to_reader = os.pipe()
    from_reader, answers = os.pipe()
    reader = _readers().start(task, [questions, answers, os.open(os.devnull, os.O_WRONLY)])
    reader.stdin, reader.stdout = os.fdopen(to_reader, "wb"), os.fdopen(from_reader, "rb")
    return reader


def borrow(number):
    """Be a program whose readers are copies of the same process as those of the tests."""
    from tests.core.insides import start_readers_by  # noqa: PLC0415  loads the engine, which no reader needs

    _readers().borrow(number)
    start_readers_by(SimpleNamespace(setattr=setattr), start_reader)


def run_program(words, folder, environment, lines="", modules=f"{ENGINE} {LATE}"):
    """Return how a Python that has loaded the engine ends: `returncode`, and all that it wrote.

    Args:
        words: what follows the name of the program.
        folder: where it runs.
        environment: its whole environment.
        lines: what is run in place of the program; its readers have its limits and its user, and it starts them itself.
        modules: what is loaded beforehand.
    """
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        files = [os.open(os.devnull, os.O_RDONLY), os.dup(out.fileno()), os.dup(err.fileno())]
        task = {"folder": str(folder), "environment": environment, "words": ["reticent", *words]}
        task["lines"] = lines or BORROWS + PROGRAM
        status = _programs(modules).start(task, files, [] if lines else [_readers().lend()]).wait()
        written = [file.seek(0) or file.read().decode() for file in (out, err)]
    return SimpleNamespace(returncode=status, stdout=written[0], stderr=written[1])


def run_module(words, folder, environment):
    """Return how `python -m` ends with these words, the first of which names a module of the tests."""
    if CAN_COPY:
        return run_program(words, folder, environment, MODULE, CAMPAIGNS)
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def end_all():
    """End the processes that are copied."""
    while Zygote.begun:
        Zygote.begun.pop().end()
