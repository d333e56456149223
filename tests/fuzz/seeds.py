"""Files that are right, or wrong in a known way, for mutants to start from: one written here, and the corpus."""

from __future__ import annotations

import io
import random
import re
from datetime import date
from pathlib import Path

import numpy as np

from tests.core.sources.written_files import FORMATS, Error, write
from tests.corpus.collection import CASES
from tests.random_plans.grammar import random_plan

OWN = ("reticent", "matrix")
"""What the program reads by itself, without a process for it: plans, and matrices of the owner."""
READERS = (*FORMATS, *OWN)
LARGEST = 40_000  # bytes
ROWS = [
    ["id", "n", "day", "x"],
    *[[f"{n:05}", n / 4, date(2024, 1, 1 + n % 28), "Zoë, “a”\nb;c"] for n in range(12)],
    ["x", True, None, Error("#N/A")],
]
LONG = [["id", "n"], *[[f"p{n}", n] for n in range(1200)]]  # longer than any part that is looked at first
_RESOURCES = Path(__file__).parents[2] / "resources"


def seeds(suffix, folder):
    """Return the contents of some files of that format."""
    if suffix == "reticent":
        return _plans()
    if suffix == "matrix":
        return _matrices()
    tables = [write(folder / f"{name}.{suffix}", rows) for name, rows in (("seed", ROWS), ("long", LONG))]
    cases = [(case, folder / f"case.{suffix}") for case in CASES if case.name.endswith(f".{suffix}")]
    return [table.read_bytes() for table in tables] + [content for pair in cases if (content := _made(*pair))]


def _made(case, path):
    """Return the content of a file of the corpus; b"" if it is none, or a large one."""
    case.make(path)
    content = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
    path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)
    return content


def _matrices():
    """Return a matrix in every form in which one is read."""
    rows = np.array([*np.eye(6, dtype=np.int64), [1, -2, 0, 0, 3, 1], [100_000] * 6])
    texts = [mark.join(map(str, row)) for mark in (",", ";", "\t", "  ") for row in rows.tolist()]
    written = ["\n".join(texts[start : start + len(rows)]).encode() for start in range(0, len(texts), len(rows))]
    for save in (np.save, np.savez, np.savez_compressed):
        for kind in (np.int64, np.float32, np.int8):
            file = io.BytesIO()
            save(file, rows[:-1].astype(kind))
            written.append(file.getvalue())
    return [*written, b"\xef\xbb\xbf1,0\r\n0,1.0\r\n\r\n"]


def _plans():
    """Return the plan of the sample, those in the help, and some with a matrix."""
    pages = "".join(page.read_text() for page in sorted((_RESOURCES / "help").rglob("*.md")))
    written = re.findall(r"```toml\n(.*?)```", pages, re.DOTALL)
    drawn = (random_plan(random.Random(seed)) for seed in range(200))
    own = [plan.text for plan in drawn if "matrix" in plan.one("strategy") and not plan.matrix]
    return [(_RESOURCES / "examples" / "sample.reticent").read_bytes(), *(text.encode() for text in (*written, *own))]
