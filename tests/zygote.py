"""Run as a process: one that has loaded its modules and is copied for each task, started by `warm_processes.py`.

`python zygote.py SOCKET MODULES`: SOCKET is the number of an open socket, MODULES are loaded at once. Each message on
the socket asks for one copy: its folder, its environment, its words and the lines that it runs.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
import tempfile
from contextlib import suppress

LARGEST = 1 << 17
"""Bytes of a message, which holds an environment."""
MOST_FILES = 5
"""The three of every process, where to tell how it ended, and, for programs, where to ask for readers."""


def load(modules):
    """Load what every copy would load, and leave it out of their searches for garbage, which would copy its pages."""
    for name in modules.split():
        importlib.import_module(name)
    gc.collect()
    gc.freeze()


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
            message, files, _, _ = socket.recv_fds(asked, LARGEST, MOST_FILES)
            if not message:
                return
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                _become(json.loads(message), files)
            reports[pid] = files.pop(3)
            for file in files:
                os.close(file)
            os.write(reports[pid], f"{pid}\n".encode())


def _report_ended(reports):
    while reports:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            return
        report = reports.pop(pid)
        with suppress(BrokenPipeError):  # nobody waits for it any more
            os.write(report, f"{status}\n".encode())
        os.close(report)


def _become(task, files):
    """Be the process that would have been started, and end as Python does."""
    status = 1
    try:
        os.chdir(task["folder"])
        os.environ.clear()
        os.environ.update(task["environment"])
        tempfile.tempdir = None
        for number, file in enumerate(files[:3]):
            os.dup2(file, number)
        for file in files[:4]:
            os.close(file)
        sys.argv = task["words"]
        status = _run(task["lines"], files[4:])
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
    finally:
        os._exit(status)


def _run(lines, lent):
    """Return the status that Python would end with; LENT holds the number of the file that was lent, if any."""
    try:
        exec(lines, {"__name__": "__main__", "LENT": lent})  # noqa: S102  as python -c
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except BaseException:  # noqa: BLE001  Python itself lets nothing through
        sys.excepthook(*sys.exc_info())
        return 1
    return 0


if __name__ == "__main__":
    load(sys.argv[2])
    serve(socket.socket(fileno=int(sys.argv[1])))
