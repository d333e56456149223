"""What a column looks like, for its owner's eyes, and the attribute proposed for it."""

from __future__ import annotations

from bisect import bisect_right

from core.data.column_profile import ColumnProfile
from core.data.histogram import Histogram
from core.data.propose_attribute import propose, propose_choice
from core.data.recurring_columns import person_column, recurring_column, recurring_columns
from core.data.set_aside import Aside
from core.domain.attribute import Attribute, Kind

__all__ = [
    "Aside",
    "ColumnProfile",
    "Histogram",
    "is_lopsided",
    "person_column",
    "propose",
    "propose_choice",
    "recurring_column",
    "recurring_columns",
]

_MOST = 0.8
"""Share of rows in one bin from which other edges would tell more."""


def is_lopsided(profile: ColumnProfile, attribute: Attribute) -> bool:
    """Return whether most rows fall into one of several bins; for the owner's screen only."""
    histogram = profile.histogram
    if histogram is None or attribute.kind is Kind.CATEGORIES or len(attribute.edges) <= 2:
        return False
    parts = [histogram.part(edge) for edge in attribute.edges]
    rows = [0.0] * (len(parts) - 1)
    for bar, times in enumerate(histogram.counts):
        middle = (bar + 0.5) / len(histogram.counts)
        rows[min(bisect_right(parts, middle) - 1, len(rows) - 1)] += times
    return max(rows) > _MOST * sum(rows)
