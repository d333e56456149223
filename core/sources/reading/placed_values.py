"""The values of a column of a later file, and the places that the plan has for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from core.data.column_profile import ColumnProfile
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute


@dataclass(frozen=True)
class PlacedValues:
    """A column and its attribute.

    Attributes:
        own: what the plan says of the column.
        profile: the column as it is now.
        marks: how its numbers are written.
    """

    own: Attribute
    profile: ColumnProfile
    marks: Marks

    @cached_property
    def shown(self) -> list[tuple[str, int]]:
        """The most common values that do not mean missing, and how often each occurs."""
        missing = {text for text, _ in self.profile.missing}
        return [(text, times) for text, times in self.profile.values if text not in missing]

    @cached_property
    def codes(self) -> Sequence[int]:
        """The code of each value shown; below 0 where it has no place in the list or the bins."""
        return self.codes_of(self.shown)

    def codes_of(self, values: Sequence[tuple[str, int]]) -> Sequence[int]:
        """Return the codes of other values, as those of another column."""
        from core.data.label_codes import LabelCodes  # noqa: PLC0415  a preview does without

        return LabelCodes(replace(self.own, other=None), self.marks).codes([text for text, _ in values])

    @cached_property
    def lost(self) -> float:
        """The share of the values that have no place in the column’s own list or bins."""
        return self.share_lost(self)

    @cached_property
    def n_shown(self) -> int:
        """How many rows have the values shown."""
        return sum(times for _, times in self.shown)

    def share_lost(self, column: PlacedValues) -> float:
        """Return the share of the values of a column that have no place here; of very many, as their bars tell."""
        seen, edges = column.profile.histogram, self.own.edges
        is_like = column.profile.kind is self.own.kind and column.profile.measured_in == self.own.measured_in
        if edges and is_like and seen is not None and column.profile.n_distinct > len(column.profile.values):
            return seen.n_beyond(edges[0], edges[-1]) / sum(seen.counts)
        codes = column.codes if column is self else self.codes_of(column.shown)
        lost = sum(times for (_, times), code in zip(column.shown, codes, strict=True) if code < 0)
        return lost / max(column.n_shown, 1)
