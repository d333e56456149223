"""Cells that are guarded from Excel's own reading: ="00123", which it shows as 00123, and '35."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from core.domain.reading_choices import Quoting

Replace = Callable[[str], str]


def unguarded(lines: Iterable[str], delimiter: str, quoting: str | None) -> Iterator[str]:
    """Return lines of a text without guards around numbers and codes; words have none, and may be quoted otherwise.

    Args:
        lines: as they are written, with their ends.
        delimiter: what stands between cells.
        quoting: how quotes are read.
    """
    changes = _changes(delimiter, quoting)
    return (_without(line, changes) if "'" in line or '="' in line else line for line in lines)


def _without(line: str, changes: Iterable[tuple[re.Pattern[str], str]]) -> str:
    for guard, plain in changes:
        line = guard.sub(plain, line)
    return line


def _changes(delimiter: str, quoting: str | None) -> list[tuple[re.Pattern[str], str]]:
    """Return patterns of guarded cells, and what takes the place of each."""
    mark = re.escape(delimiter)
    start, end = rf"(^|{mark})", rf"(?={mark}|[\r\n]|$)"
    # Not where another quote ends a cell below: then single ones may enclose cells.
    number = re.compile(rf"""{start}'([0-9]+(?:[.,][0-9]+)?)(?!.*(?:'(?:{mark}|[\r\n]|$)|")){end}""")
    numbers = [] if quoting == Quoting.SINGLE else [(number, r"\1\2")]
    if quoting in (Quoting.OFF, Quoting.SINGLE):
        return [(re.compile(rf'{start}="(-?[0-9][^"{mark}\r\n]*)"{end}'), r"\1\2"), *numbers]
    enclosed = re.compile(rf'{start}"=""(-?[0-9][^"\r\n]*)"""{end}')
    return [(re.compile(rf'{start}=("-?[0-9][^"\r\n]*"){end}'), r"\1\2"), (enclosed, r'\1"\2"'), *numbers]
