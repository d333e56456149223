"""Colours of ratios to the best: one hue, darker with distance, so that colour-blind readers see their order."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtGui import QColor

from guiapp.desktop.style import colour

BOUNDS = (1.05, 1.25, 1.6, 2.5)
"""Ratios at which the next colour begins: below the first, a reader of tables notices no difference. From 2.5 on, a
table needs six times the budget to be as exact."""
TOKENS = ("ratio_best", "ratio_near", "ratio_fair", "ratio_far", "ratio_worst")


def ratio_token(ratio: float) -> str:
    """Return the token of a ratio ≥ 1."""
    return TOKENS[bisect_right(BOUNDS, ratio)]


def ratio_colour(ratio: float) -> QColor:
    """Return the colour of a ratio ≥ 1."""
    return colour(ratio_token(ratio))
