"""What a column looks like, for its owner's eyes, and the attribute proposed for it."""

from __future__ import annotations

from core.data.column_profile import ColumnProfile
from core.data.far_numbers import HALF, are_lopsided, is_wide_at_an_end
from core.data.histogram import Histogram
from core.data.known_ranges import has_known_ends, is_impossible
from core.data.propose_attribute import propose, propose_choice
from core.data.recurring_columns import person_column, recurring_column, recurring_columns
from core.data.set_aside import Aside
from core.data.top_classes import holds_oldest, top_class
from core.domain.attribute import Attribute, Kind

__all__ = [
    "Aside",
    "ColumnProfile",
    "Histogram",
    "has_far_bin",
    "holds_oldest",
    "is_impossible",
    "is_lopsided",
    "person_column",
    "propose",
    "propose_choice",
    "recurring_column",
    "recurring_columns",
    "top_class",
]


def is_lopsided(profile: ColumnProfile, attribute: Attribute) -> bool:
    """Return whether most rows fall into one of several bins; for the owner's screen only."""
    return attribute.kind is not Kind.CATEGORIES and are_lopsided(profile.histogram, attribute.edges, HALF)


def has_far_bin(profile: ColumnProfile, attribute: Attribute) -> bool:
    """Return whether an outermost bin is wide for a few numbers far from the others, and not for what everybody knows.

    The last bin of a top class, such as 90+, and those of ages up to 120 are wide by intent.
    """
    if attribute.kind is not Kind.NUMBER or top_class(profile) is not None:
        return False
    edges: tuple[float, ...] = attribute.edges  # type: ignore[assignment]  # of numbers
    return is_wide_at_an_end(edges) and not has_known_ends(profile.header, edges)
