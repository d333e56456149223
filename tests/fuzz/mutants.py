"""Valid files with some bytes changed, read with the limits of the shipped reader in a fork of this process."""

from __future__ import annotations

import io
import os
import random
import resource
import signal
import traceback
import zipfile
from collections import Counter
from datetime import date
from pathlib import Path

from core.errors import EngineError
from core.sources.child import limit
from tests.core.sources.written_files import Error, reading, write

ROWS = [
    ["id", "n", "day", "x"],
    *[[f"{n:05}", n / 4, date(2024, 1, 1 + n % 28), "Zoë, “a”\nb;c"] for n in range(40)],
    ["x", True, None, Error("#N/A")],
]
SECONDS = 10  # of processor time for one file
WHOLE = ("xlsx", "xlsm", "ods")  # half of their mutants have changed parts inside a whole zip
FAULT, HUNG = 3, signal.SIGXCPU


class Fuzz:
    """One reader and how its inputs ended.

    Attributes:
        ends: how often an input was read, refused in words of the reader, ended the reader, or hung.
        faults: where in the program an error came from that only the parent process would have put into words.
    """

    def __init__(self, suffix, folder):
        self._path = folder / f"mutant.{suffix}"
        self._seed = write(self._path.with_stem("seed"), ROWS).read_bytes()
        self._chance = random.Random()
        self.ends, self.faults = Counter(), Counter()

    def once(self):
        """Read one mutant."""
        inside = self._path.suffix[1:] in WHOLE and self._chance.random() < 0.5
        content = repacked(self._seed, self._chance) if inside else mutated(self._seed, self._chance)
        self._path.write_bytes(content)
        code, place = self._read()
        self.ends[{0: "read", 1: "refused", FAULT: "told by the parent", -HUNG: "hung"}.get(code, "ended")] += 1
        if place:
            self.faults[place] += 1

    def _read(self):
        told, telling = os.pipe()
        child = os.fork()
        if not child:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            os._exit(_answer(str(self._path), telling))
        os.close(telling)
        with os.fdopen(told, "rb") as pipe:
            place = pipe.read().decode()
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), place


def mutated(content, chance):
    """Return the bytes with a few of them changed, taken out, doubled, or cut off."""
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 4, 16))):
        place = chance.randrange(len(changed) + 1)
        span = chance.choice((1, 1, 2, 8, 64))
        kind = chance.randrange(5)
        if kind == 0:
            changed[place : place + span] = chance.randbytes(span)
        elif kind == 1:
            changed[place : place + span] = b""
        elif kind == 2:
            changed[place:place] = changed[place : place + span] * chance.choice((1, 2, 50))
        elif kind == 3:
            changed[place : place + 1] = chance.choice((b"\0", b"\xff", b'"', b"<", b">", b"\n", b",", b"-", b"9" * 20))
        elif chance.random() < 0.1:
            del changed[place:]
    return bytes(changed)


def repacked(content, chance):
    """Return a zip in which one part is changed, and everything about the zip itself is right."""
    old, packed = zipfile.ZipFile(io.BytesIO(content)), io.BytesIO()
    chosen = chance.choice(old.namelist())
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            part = old.read(name)
            new.writestr(name, mutated(part, chance) if name == chosen else part)
    return packed.getvalue()


def _answer(path, telling):
    limit()
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    try:
        asked = reading(path)
        asked.inspect()
        asked.profile()
    except EngineError:
        return 1
    except Exception as fault:  # noqa: BLE001  what the program did not foresee is what is looked for
        frame = next(
            frame for frame in reversed(traceback.extract_tb(fault.__traceback__)) if "/core/" in frame.filename
        )
        os.write(telling, f"{type(fault).__name__} in {Path(frame.filename).name}:{frame.lineno}".encode())
        return FAULT
    return 0
