"""What a column looks like, for its owner's eyes, and the attribute proposed for it."""

from __future__ import annotations

from core.data.column_profile import ColumnProfile
from core.data.histogram import Histogram
from core.data.propose_attribute import propose as proposed
from core.domain.attribute import Attribute

__all__ = ["ColumnProfile", "Histogram", "propose"]


def propose(profile: ColumnProfile) -> Attribute:
    """Return an attribute for a column as it looks, for its owner to confirm or change."""
    return proposed(profile)
