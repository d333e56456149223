"""Run the program in a process whose every open file, started process and socket is written down.

`python watched.py LOG WORDS...` stands for `reticent WORDS...`; without words the window opens and closes again.
"""

# ruff: noqa: PLC0415  what importing the program does is watched, too

from __future__ import annotations

import json
import sys

KINDS = ("open", "sqlite3.connect", "subprocess.Popen", "os.exec", "os.posix_spawn", "ctypes.dlopen")


def watch(log):
    """Write one line of JSON per event, its name and its arguments as text; it cannot be stopped again."""

    def note(event, arguments):
        if event in KINDS or event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.")):
            log.write(json.dumps([event, [str(argument) for argument in arguments]]) + "\n")
            log.flush()

    sys.addaudithook(note)


def open_and_close():
    """Open the window as `reticent` does, and close it when it has come up."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from guiapp.app import run

    application = QApplication([])
    QTimer.singleShot(500, application.quit)
    return run([])


def main():
    """Watch, then run."""
    watch(open(sys.argv[1], "w", encoding="utf-8"))  # noqa: PTH123, SIM115  open to the end
    if sys.argv[2:]:
        from guiapp.__main__ import main as reticent

        return reticent(sys.argv[2:])
    return open_and_close()


if __name__ == "__main__":
    sys.exit(main())
