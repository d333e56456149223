"""Text and mark of each reliability."""

from __future__ import annotations

from core.front_door import Reliability
from guiapp.desktop.language import words

MARKS = {Reliability.GOOD: "", Reliability.FAIR: "", Reliability.POOR: "!", Reliability.NOISE: "!!"}
"""Marks beside the number, so that colour is not the only sign (WCAG 2.1, 1.4.1)."""


def reliability_words(reliability: Reliability) -> str:
    """Return what a reliability means."""
    meanings = {
        Reliability.GOOD: words("Reliability", "± at most a tenth of the number"),
        Reliability.FAIR: words("Reliability", "± at most a third of the number"),
        Reliability.POOR: words("Reliability", "± more than a third of the number"),
        Reliability.NOISE: words("Reliability", "± larger than the number"),
    }
    return meanings[reliability]
