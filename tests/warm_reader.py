"""Readers that need not start: each is a process of its own, the copy of one that has loaded all modules of a reader.

To start takes a reader 0.12 s of processor time, nearly all of it for what every reader loads, and the tests of the
window start hundreds. A copy has the limits, the pipes, the environment and the death of any reader. How the program
itself starts one is tested in `tests/core/sources/asking`, and by whatever runs as a process.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import threading
from contextlib import suppress
from pathlib import Path

from core.sources.asking import reader_process

ZYGOTE = Path(__file__).with_name("reader_zygote.py")


class WarmReaders:
    """Starts readers in place of `core.sources.asking.reader_process`."""

    def __init__(self):
        self._lock = threading.Lock()
        self._asking = self._zygote = None

    def start(self):
        """Return a reader, as `subprocess.Popen` would."""
        world = {"folder": str(Path.cwd()), "environment": reader_process.environment()}
        questions, to_reader = os.pipe()
        from_reader, answers = os.pipe()
        ended, report = os.pipe()
        with self._lock:
            if self._zygote is None:
                self._begin()
            socket.send_fds(self._asking, [json.dumps(world).encode()], [questions, answers, report])
        for file in (questions, answers, report):
            os.close(file)
        return Reader(os.fdopen(to_reader, "wb"), os.fdopen(from_reader, "rb"), os.fdopen(ended, "rb"))

    def end(self):
        """End the process that is copied."""
        if self._zygote is not None:
            self._asking.close()
            self._zygote.wait()

    def _begin(self):
        self._asking, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        executable, flag, _, _, *stand_ins = reader_process.command()
        with theirs:
            self._zygote = subprocess.Popen(
                [executable, flag, str(ZYGOTE), str(theirs.fileno()), *stand_ins],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=reader_process.environment(),
            )


class Reader:
    """What the program uses of `subprocess.Popen`."""

    def __init__(self, stdin, stdout, ended):
        self.stdin, self.stdout, self._ended = stdin, stdout, ended
        self.pid = int(ended.readline())
        self._killed = self._status = None

    def kill(self):
        """Kill it, if it has not ended."""
        if self._status is None and not self._killed:
            self._killed = True
            with suppress(ProcessLookupError):  # ended by itself
                os.kill(self.pid, signal.SIGKILL)

    def wait(self):
        """Return its exit status, or minus the signal that ended it."""
        if self._status is None:
            self._status = os.waitstatus_to_exitcode(int(self._ended.readline()))
            self._ended.close()
        return self._status
