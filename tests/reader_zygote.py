"""Run as a process: a reader that has loaded its modules and is copied for each question, started by `warm_reader.py`.

`python reader_zygote.py SOCKET NAME FOLDER...`: SOCKET is the number of an open socket, NAME and FOLDER are the
packages that stand in for ours, as the program's own start of a reader has them. Each message asks for one copy.
"""

# ruff: noqa: E402  packages stand in before anything of ours is loaded

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import tempfile
import types
from contextlib import suppress

for name, folder in zip(sys.argv[2::2], sys.argv[3::2], strict=True):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__path__ = [folder]

from core.sources.reading import child

LARGEST = 1 << 17
"""Bytes of a message: a folder and an environment."""


def serve(asked):
    """Make copies until whoever asked for them is gone, and tell how each ended."""
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    reports = {}
    while True:
        ready, _, _ = select.select([asked, ended], [], [])
        if ended in ready:
            os.read(ended, 512)
            _report_ended(reports)
        if asked in ready:
            message, files, _, _ = socket.recv_fds(asked, LARGEST, 3)
            if not message:
                return
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                _become_reader(json.loads(message), *files)
            for file in files[:2]:
                os.close(file)
            reports[pid] = files[2]
            os.write(files[2], f"{pid}\n".encode())


def _report_ended(reports):
    while reports:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        report = reports.pop(pid)
        with suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(report, f"{status}\n".encode())
        os.close(report)


def _become_reader(world, questions, answers, report):
    """Be the process that the program would have started, and end."""
    status = 1
    try:
        os.chdir(world["folder"])
        os.environ.clear()
        os.environ.update(world["environment"])
        tempfile.tempdir = None
        os.dup2(questions, 0)
        os.dup2(answers, 1)
        for file in (questions, answers, report):
            os.close(file)
        status = child.main()
    finally:
        os._exit(status)


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
