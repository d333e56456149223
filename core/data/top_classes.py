"""Ages from some age on, written as 90+: the last bin holds them if it goes up to an age that nobody exceeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from core.data.known_ranges import OLDEST, says_age
from core.domain.attribute import Attribute, Kind
from core.patterns import pattern_of

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile

_TOP = pattern_of(r"([0-9]{1,3}) ?\+|(?:≥|>=) ?([0-9]{1,3})|> ?([0-9]{1,3})")


class TopClass(NamedTuple):
    """The text of all ages from one on.

    Attributes:
        text: as the column has it.
        least: the least of the ages.
        times: how many rows have it.
    """

    text: str
    least: int
    times: int


def least_age(text: str) -> int | None:
    """Return the least age in whole years that a text such as 90+, ≥90 or >89 says; None if it says no such."""
    found = _TOP.fullmatch(text)
    if found is None:
        return None
    return int(found[3]) + 1 if found[3] else int(found[1] or found[2])


def holds_oldest(attribute: Attribute) -> bool:
    """Return whether the last bin of an attribute of ages goes up to one that nobody exceeds."""
    edges = attribute.edges
    return attribute.kind is Kind.NUMBER and says_age(attribute.header) and edges[-1] >= OLDEST  # type: ignore[operator]


def top_class(profile: ColumnProfile) -> TopClass | None:
    """Return the one text among ages that says all from one on, which no other age exceeds; None if there is none."""
    if not profile.n_limits or not says_age(profile.header) or not isinstance(profile.high, float):
        return None
    found = [TopClass(text, least, times) for text, times in profile.values if (least := least_age(text)) is not None]
    if len(found) != 1 or found[0].times != profile.n_limits:
        return None
    return found[0] if profile.high <= found[0].least < OLDEST else None


def edges_below(top: TopClass, edges: tuple[float, ...]) -> tuple[float, ...]:
    """Return edges of which the last bin holds a top class: those up to its least age, and the oldest there is."""
    return (*(edge for edge in edges if edge <= top.least), OLDEST)
