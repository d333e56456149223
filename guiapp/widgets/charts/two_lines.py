"""A title in two lines."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF


def two_lines(title: str, metrics: QFontMetricsF, width: float) -> tuple[str, str]:
    """Return a title in two lines, broken after the last blank or hyphen at which the first one fits `width` pixels.

    If it fits at none, it is broken after the first.
    """
    if metrics.horizontalAdvance(title) <= width:
        return title, ""
    breaks = [place + 1 for place, letter in enumerate(title) if letter in " -"]
    fitting = [place for place in breaks if metrics.horizontalAdvance(title[:place].strip()) <= width]
    place = fitting[-1] if fitting else next(iter(breaks), len(title))
    return title[:place].strip(), title[place:]


def narrowest(title: str, metrics: QFontMetricsF) -> tuple[str, str]:
    """Return a title in the two lines of which the longer one is shortest."""
    breaks = [place + 1 for place, letter in enumerate(title) if letter in " -"]
    ways = [(title[:place].strip(), title[place:]) for place in breaks] or [(title, "")]
    return min(ways, key=lambda lines: max(map(metrics.horizontalAdvance, lines)))
