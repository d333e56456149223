"""Runs the program as a user does: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.warm_processes import CAN_COPY, run_program

ROOT = Path(__file__).parents[3]

PLAN = """\
reticent = 1
[data]
source = "people.csv"
header_row = 1
delimiter = ","
encoding = "utf-8"
decimal = "."
thousands = ""
[[attributes]]
name = "sex"
kind = "categories"
categories = ["f", "m"]
[[attributes]]
name = "age"
kind = "number"
edges = [0, 18, 65, 120]
[[attributes]]
name = "city"
kind = "categories"
categories = ["Leeds", "York"]
[[families]]
order = 2
[privacy]
epsilon = "1"
dataset = "People"
"""

ROWS = ["sex,age,city"] + [f"{'fm'[i % 2]},{i % 90},{('Leeds', 'York')[i % 3 == 0]}" for i in range(300)]


@dataclass(frozen=True)
class Ended:
    """How a run ended."""

    status: int
    out: str
    err: str


class Reticent:
    """The program in a folder with a plan and its rows.

    Args:
        folder: the folder.
        is_cold: whether Python starts anew for each run, in place of a copy that has loaded the engine.
    """

    def __init__(self, folder: Path, *, is_cold: bool = False) -> None:
        self.folder, self.is_cold = folder, is_cold
        self.environment = {**os.environ, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(folder / "home")}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            self.environment.pop(name, None)
        self.write("people.csv", "\n".join(ROWS) + "\n")
        self.write("people.reticent", PLAN)

    def write(self, name: str, content: str | bytes) -> Path:
        path = self.folder / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-m", "guiapp", *words]

    def run(self, *words: str) -> Ended:
        ended = self._cold(words) if self.is_cold or not CAN_COPY else run_program(words, self.folder, self.environment)
        out, err = ended.stdout, ended.stderr
        assert "Traceback" not in err
        assert "has a fault" not in err
        return Ended(ended.returncode, out, err)

    def _cold(self, words):
        return subprocess.run(
            self.command(*words),
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            timeout=120,
            check=False,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
        )
