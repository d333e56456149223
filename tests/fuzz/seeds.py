"""Files that are right, or wrong in a known way, for mutants to start from: one written here, and the corpus."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

from tests.core.sources.written_files import FORMATS, Error, write
from tests.corpus.collection import CASES

READERS = (*FORMATS, "reticent")
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
    tables = [write(folder / f"{name}.{suffix}", rows) for name, rows in (("seed", ROWS), ("long", LONG))]
    cases = [(case, folder / f"case.{suffix}") for case in CASES if case.name.endswith(f".{suffix}")]
    return [table.read_bytes() for table in tables] + [content for pair in cases if (content := _made(*pair))]


def _made(case, path):
    """Return the content of a file of the corpus; b"" if it is none, or a large one."""
    case.make(path)
    content = path.read_bytes() if path.is_file() and path.stat().st_size <= LARGEST else b""
    path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink(missing_ok=True)
    return content


def _plans():
    """Return the plan of the sample, and those in the help."""
    pages = "".join(page.read_text() for page in sorted((_RESOURCES / "help").rglob("*.md")))
    written = re.findall(r"```toml\n(.*?)```", pages, re.DOTALL)
    return [(_RESOURCES / "examples" / "sample.reticent").read_bytes(), *(text.encode() for text in written)]
