"""Rows of words in aligned columns, and numbers as a person reads them."""

from __future__ import annotations

from collections.abc import Sequence

_UNITS = ("B", "kB", "MB", "GB", "TB")


def aligned(header: Sequence[str], rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> str:
    """Return a table of text.

    Args:
        header: the titles of the columns.
        rows: as many words each.
        right: positions of the columns that are aligned on the right; numbers are easier to compare that way.
    """
    lines = [tuple(header), *(tuple(row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = tuple("─" * width for width in widths)
    return "\n".join(_line(line, widths, right) for line in (lines[0], rule, *lines[1:]))


def _line(words: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> str:
    pairs = enumerate(zip(words, widths, strict=True))
    return "  ".join(word.rjust(width) if i in right else word.ljust(width) for i, (word, width) in pairs).rstrip()


def counted(n: int, one: str, several: str = "") -> str:
    """Return a number >= 0 and its noun: "1 table", "2,000 tables"; `several` where that is not `one` with an s."""
    return f"{n:,} {one if n == 1 else several or one + 's'}"


def figures(number: float | None) -> str:
    """Return a number >= 0 with three figures, or all those before the point: 0.0123, 46.2, 28,800."""
    if number is None:
        return "–"
    if number == 0 or 1e-3 <= number < 100:
        return f"{number:.3g}"
    return f"{number:,.0f}" if 100 <= number < 1e12 else f"{number:.2e}"


def seconds_text(seconds: float) -> str:
    """Return a span of time such as "< 1 s", "12 s" or "3 min"."""
    if seconds < 1:
        return "< 1 s"
    return f"{seconds:.0f} s" if seconds < 100 else f"{seconds / 60:.0f} min"


def bytes_text(size: float) -> str:
    """Return a size such as "12 MB"."""
    for unit in _UNITS[:-1]:
        if size < 1000:
            return f"{size:.0f} {unit}"
        size /= 1000
    return f"{size:.0f} {_UNITS[-1]}"
