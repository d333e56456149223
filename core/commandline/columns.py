"""Text in aligned columns, and numbers formatted for people."""

from __future__ import annotations

from collections.abc import Sequence

_UNITS = ("B", "kB", "MB", "GB", "TB")
"""Decimal units: 1 kB is 1,000 B, as file managers of macOS and GNOME count."""


def aligned(header: Sequence[str], rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> str:
    """Return a table of text.

    Args:
        header: the titles of the columns.
        rows: one text per column each.
        right: positions of the columns aligned on the right, for numbers.
    """
    lines = [tuple(header), *(tuple(row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    rule = tuple("─" * width for width in widths)
    return "\n".join(_line(line, widths, right) for line in (lines[0], rule, *lines[1:]))


def _line(words: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> str:
    pairs = enumerate(zip(words, widths, strict=True))
    return "  ".join(word.rjust(width) if i in right else word.ljust(width) for i, (word, width) in pairs).rstrip()


def counted(n: int, one: str, several: str = "") -> str:
    """Return a number >= 0 and its noun: "1 table", "2,000 tables"; `several` is an irregular plural."""
    return f"{n:,} {one if n == 1 else several or one + 's'}"


def figures(number: float | None) -> str:
    """Return a number >= 0 with three figures, or all digits before the point: 0.0123, 46.2, 28,800."""
    if number is None:
        return "–"
    # From 1e12 on, and below 1e-3, an exponent is shorter to read than zeros.
    if number == 0 or 1e-3 <= number < 100:
        return f"{number:.3g}"
    return f"{number:,.0f}" if 100 <= number < 1e12 else f"{number:.2e}"


def seconds_text(seconds: float) -> str:
    """Return a duration such as "< 1 s", "12 s" or "3 min"."""
    # Estimates are rough: no decimals, and minutes from 100 s on.
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
