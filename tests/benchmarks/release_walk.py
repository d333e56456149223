"""What somebody meets who follows one release through the engine: modules entered, calls from one to another.

Runs `release` of the sample plan, with the strategy "recommended", on the command line of this tree, and of each other
tree named, in a process of its own; prints them side by side. A tree may be of any age: nothing is asked of it but its
command line, its sample, and files under `core`.

    python -m tests.benchmarks.release_walk [--tree PATH ...] [--folders]

- rooms: modules of which a function ran. What a dataclass writes for itself and what runs while a module is imported
  are left out, and the child process that reads the file is not followed.
- rooms of steps: those in which more ran than properties and the construction of values: a reader who follows a
  release opens these, and takes the others at their names.
- lines: of the functions that ran, each once: what there is to read.
- passages: calls from one module into another; kinds: different pairs of such modules; into known rooms: calls into a
  module that was entered before.
- within N: rooms and kinds that are at most N passages away from the caller's own.
- folders (with --folders): rooms, and rooms of steps, of each folder of the engine.
- comparisons: how often all strategies were compared; ledger reads: how often all its lines were read from the file.
"""

from __future__ import annotations

import argparse
import dis
import importlib
import inspect
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from functools import cache, cached_property, partial
from pathlib import Path
from types import CodeType

HERE = Path(__file__).parents[2]
PARTS = ("plan", "quote", "release", "whole command")
VERBS = {"plan_release": "plan", "quote": "quote", "release": "release"}
"""Functions of the engine that the command line calls, and the part that each is; older trees plan in the others."""

PROGRAMS = ("core.commandline.program", "reticent.core.commandline.program")
COMPARISONS = frozenset({"compare_strategies"})
"""What the function is called that compares all strategies, in any of the trees."""

LINES_READ = re.compile(r"SELECT number\b.*\bFROM (entries|lines)\b", re.DOTALL | re.IGNORECASE)
WITHIN = (1, 2, 3)


class Walk:
    """Watches calls by `sys.setprofile` and statements of SQLite, and counts them for each part of the command."""

    def __init__(self, tree: Path) -> None:
        self._core = f"{tree / 'core'}{os.sep}"
        self._stack: list[tuple[str, int]] = []
        self._rooms: dict[str, str] = {}
        self._importing = 0
        self._part: tuple[str, int] | None = None
        self.entered = {part: Counter() for part in PARTS}
        self.passages = {part: Counter() for part in PARTS}
        self.ran = {part: defaultdict(set) for part in PARTS}
        self.known = Counter()
        self.nearest = {part: {} for part in PARTS}
        self.comparisons = Counter()
        self.ledger_reads = Counter()
        self.connections = Counter()

    def run(self, program, words: list[str]) -> int:
        """Run the command under watch and return its status."""
        connect = sqlite3.connect
        sqlite3.connect = partial(self._connect, connect)
        sys.setprofile(self._watch)
        try:
            return program.main(words)
        finally:
            sys.setprofile(None)
            sqlite3.connect = connect

    def _parts(self) -> list[str]:
        return [PARTS[-1]] if self._part is None else [self._part[0], PARTS[-1]]

    def _connect(self, connect, *words, **options) -> sqlite3.Connection:
        connection = connect(*words, **options)
        connection.set_trace_callback(self._statement)
        self.connections.update(self._parts())
        return connection

    def _statement(self, text: str) -> None:
        if LINES_READ.search(text):
            self.ledger_reads.update(self._parts())

    def _watch(self, frame, event: str, _argument) -> None:
        if event == "call":
            self._call(frame)
        elif event == "return" and self._stack:
            self._return(frame)

    def _room(self, filename: str) -> str:
        """Return the module of core that a file is; "" for any other file."""
        if filename not in self._rooms:
            inside = filename.startswith(self._core)
            self._rooms[filename] = filename.removeprefix(self._core).removesuffix(".py") if inside else ""
        return self._rooms[filename]

    def _call(self, frame) -> None:
        code = frame.f_code
        before, away = self._stack[-1] if self._stack else ("", 0)
        room = self._room(code.co_filename) or before
        if code.co_name == "<module>":
            self._importing += 1
        elif not self._importing and self._room(code.co_filename):
            if self._part is None and code.co_name in VERBS and not room.startswith("commandline"):
                self._part, before, away = (VERBS[code.co_name], len(self._stack)), room, 0
                self._enter(room, 0, code)
            if room != before:
                away += 1
                if frame.f_lasti <= _begin(code):  # a generator that goes on was called before
                    self._pass(before, room)
            self._enter(room, away, code)
            if code.co_name in COMPARISONS:
                self.comparisons.update(self._parts())
        self._stack.append((room, away))

    def _pass(self, before: str, room: str) -> None:
        for part in self._parts():
            if before:
                self.passages[part][f"{before} > {room}"] += 1
                self.known[part] += room in self.entered[part]

    def _enter(self, room: str, away: int, code: CodeType) -> None:
        for part in self._parts():
            self.ran[part][room].add(code)
            self.entered[part][room] += 1
            self.nearest[part][room] = min(away, self.nearest[part].get(room, away))

    def _return(self, frame) -> None:
        self._stack.pop()
        self._importing -= frame.f_code.co_name == "<module>"
        if self._part is not None and len(self._stack) <= self._part[1]:
            self._part = None


@cache
def _begin(code: CodeType) -> int:
    """Return the place in a function where a call of it is told, from which a generator has moved on later."""
    return next(step.offset for step in dis.get_instructions(code) if step.opname == "RESUME")


def is_asked(code: CodeType) -> bool:
    """Return whether a function only makes a value or answers as a property of one, or is a part of such a function."""
    *owners, name = code.co_qualname.partition(".<locals>")[0].split(".")
    if not owners or (name.startswith("__") and name.endswith("__")):
        return bool(owners)
    found = _modules()[code.co_filename]
    for owner in owners:
        found = getattr(found, owner, None)
    return isinstance(inspect.getattr_static(found, name, None), property | cached_property)


@cache
def _modules() -> dict[str, object]:
    """Return the modules that are loaded, by file."""
    return {file: module for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}


def rooms_of_steps(walk: Walk, part: str) -> list[str]:
    """Return the rooms where a step of the release is taken, rather than a value asked."""
    return [room for room, codes in walk.ran[part].items() if not all(map(is_asked, codes))]


def n_lines(code: CodeType) -> int:
    """Return the lines of a function from its header to its last step."""
    return max(line for *_, line in code.co_lines() if line is not None) - code.co_firstlineno + 1


def lines_met(walk: Walk, part: str) -> int:
    """Return the lines of all functions that ran; what is written within another function is counted with it."""
    outermost = (code for codes in walk.ran[part].values() for code in codes if "<locals>" not in code.co_qualname)
    return sum(map(n_lines, outermost))


def by_folder(walk: Walk, part: str) -> dict[str, tuple[int, int]]:
    """Return of each folder of the engine the rooms entered, and those of steps."""
    every, steps = (
        Counter(room.partition("/")[0] for room in rooms) for rooms in (walk.entered[part], rooms_of_steps(walk, part))
    )
    return {folder: (every[folder], steps[folder]) for folder in sorted(every)}


def figures(walk: Walk, part: str) -> dict[str, int]:
    """Return what is printed of one part, by its words."""
    near = walk.nearest[part]
    return {
        "rooms": len(walk.entered[part]),
        "rooms of steps": len(rooms_of_steps(walk, part)),
        "lines": lines_met(walk, part),
        **{f"rooms within {n}": sum(away <= n for away in near.values()) for n in WITHIN},
        "folders": len({room.rpartition("/")[0] for room in walk.entered[part]}),
        "passages": sum(walk.passages[part].values()),
        "kinds of passage": len(walk.passages[part]),
        "into known rooms": walk.known[part],
        "comparisons": walk.comparisons[part],
        "ledger reads": walk.ledger_reads[part],
        "ledger opened": walk.connections[part],
    }


def inside(tree: Path) -> None:
    """Walk in this process, which has `tree` on its path, and print the figures as JSON."""
    program = next(found for name in PROGRAMS if (found := _imported(name)) is not None)
    with tempfile.TemporaryDirectory() as folder:
        for path in (tree / "resources/examples").iterdir():
            if path.suffix in {".xlsx", ".reticent"}:
                shutil.copy(path, folder)
        os.chdir(folder)
        walk = Walk(tree)
        words = ["release", "sample.reticent", "-o", "out.xlsx", "--ledger", "l.sqlite", "--budget", "3", "--yes"]
        status = walk.run(program, words)
        os.chdir(tree)
    if status:
        raise SystemExit(status)
    found = {part: {"figures": figures(walk, part), "folders": by_folder(walk, part)} for part in PARTS}
    json.dump(found, sys.__stdout__)


def _imported(name: str):
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError:
        return None


def walked(tree: Path) -> dict[str, dict[str, dict[str, int]]]:
    """Return the figures of a tree, and the rooms of its folders, by part.

    Raises:
        subprocess.CalledProcessError: if its release failed.
    """
    tree = tree.resolve()
    words = [sys.executable, "-P", __file__, "--inside", str(tree)]
    environment = {**os.environ, "PYTHONPATH": str(tree), "OPENBLAS_NUM_THREADS": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(words, env=environment, check=True, stdout=subprocess.PIPE, text=True, encoding="utf-8")
    return json.loads(done.stdout.splitlines()[-1])


def main() -> None:
    """Print a block for each part: a line per figure, a column per tree."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tree", type=Path, action="append", default=[], help="another checkout, such as an older one")
    parser.add_argument("--folders", action="store_true", help="also the rooms of each folder, and those of steps")
    parser.add_argument("--inside", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.inside:
        inside(arguments.inside)
        return
    trees = [*arguments.tree, HERE]
    found = [walked(tree) for tree in trees]
    for part in PARTS:
        print(f"{part:<20}" + "".join(f"{tree.resolve().name:>14}" for tree in trees))
        for name in found[0][part]["figures"]:
            print(f"  {name:<18}" + "".join(f"{each[part]['figures'][name]:>14,}" for each in found))
        if arguments.folders:
            print_folders([each[part]["folders"] for each in found])


def print_folders(found: list[dict[str, tuple[int, int]]]) -> None:
    """Print a line per folder: rooms, and rooms of steps, of each tree."""
    for folder in sorted({folder for each in found for folder in each}):
        cells = (each.get(folder, (0, 0)) for each in found)
        print(f"    {folder:<16}" + "".join(f"{f'{rooms} ({steps})':>14}" for rooms, steps in cells))


if __name__ == "__main__":
    main()
