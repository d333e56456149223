"""Two kept releases side by side: the tables that both can give, and how far their numbers are apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np

from core.arrays import Flags, Reals
from core.release.accuracy import SLACK


@dataclass(frozen=True, slots=True)
class JoinedSide:
    """One of the two releases.

    Attributes:
        number: of its charge in the ledger.
        name: what it is called, such as "Survey 2025 – release 1".
        dataset: its name in the ledger.
        when: ISO date and time (UTC) of the charge.
        cost: what it claims, as text.
        protects: what it protects, as text; "" where the ledger does not know.
    """

    number: int
    name: str
    dataset: str
    when: str
    cost: str
    protects: str


@dataclass(frozen=True, slots=True)
class Joinable:
    """A kept release that can be compared with another one.

    Attributes:
        side: the release.
        names: attributes of tables of both that have a label in common.
    """

    side: JoinedSide
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JoinedAttribute:
    """An attribute of that name in both releases.

    Attributes:
        name: of the attribute.
        labels: those that both releases have, in the order of the first.
        only_first: labels that the second does not have.
        only_second: labels that the first does not have.
        kinds: kind of the attribute in the first and in the second; labels of unlike kinds are not compared.
    """

    name: str
    labels: tuple[str, ...]
    only_first: tuple[str, ...] = ()
    only_second: tuple[str, ...] = ()
    kinds: tuple[str, str] = ("", "")

    @property
    def agrees(self) -> bool:
        """Whether neither release has a label that the other lacks."""
        return not (self.only_first or self.only_second)


@dataclass(frozen=True, slots=True)
class JoinedCell:
    """One number of each release, and their difference.

    Attributes:
        labels: of the cell.
        first: the published number of the first release; None: it is not shown.
        first_half_width: its ±.
        second: the published number of the second release; None: it is not shown.
        second_half_width: its ±.
        difference: second less first; None: one of them is not shown, and would follow from the other.
        half_width: ± of the difference.
    """

    labels: tuple[str, ...]
    first: float | None
    first_half_width: float
    second: float | None
    second_half_width: float
    difference: float | None
    half_width: float

    @property
    def is_beyond(self) -> bool:
        """Whether the difference is further from 0 than its ±."""
        return self.difference is not None and abs(self.difference) > self.half_width + SLACK


@dataclass(frozen=True, slots=True, eq=False)
class JoinedTable(Sequence[JoinedCell]):
    """A marginal that both releases can give; a sequence of its cells, the last attribute fastest.

    Attributes:
        names: its attributes; () is the grand total.
        labels: of each attribute, those that both releases have.
        first: published numbers of the first release, shape = number of labels of each attribute; NaN: not shown.
        second: those of the second release; every array has the shape of the first.
        half_widths: ± of a number of the first, and of the second release.
        titles: the table of each release that it was added up from.
        standard_deviation: of the difference of the unbiased estimates behind each pair.
        half_width: ± of every difference: that of the estimates, and as much more as shaping may
            have moved the two numbers.
    """

    names: tuple[str, ...]
    labels: tuple[tuple[str, ...], ...]
    first: Reals
    second: Reals
    half_widths: tuple[float, float]
    titles: tuple[str, str]
    standard_deviation: Reals
    half_width: Reals

    @property
    def title(self) -> str:
        """Such as "age × sex"; "" for the grand total."""
        return " × ".join(self.names)

    @property
    def difference(self) -> Reals:
        """Second less first; NaN where one of them is not shown."""
        return self.second - self.first

    @property
    def beyond(self) -> Flags:
        """Where the difference is further from 0 than its ±."""
        # Sums of exact numbers may differ by all that shaping has moved them, and by the rounding of floats beyond.
        return np.abs(self.difference) > self.half_width + SLACK

    @property
    def n_beyond(self) -> int:
        """How many differences are further from 0 than their ±."""
        return int(self.beyond.sum())

    def __len__(self) -> int:
        """Return the number of cells."""
        return self.first.size

    @overload
    def __getitem__(self, number: int) -> JoinedCell: ...

    @overload
    def __getitem__(self, number: slice) -> list[JoinedCell]: ...

    def __getitem__(self, number: int | slice) -> JoinedCell | list[JoinedCell]:
        """Return the cell of that number; IndexError if there is none."""
        if isinstance(number, slice):
            return [self[each] for each in range(*number.indices(len(self)))]
        # Plain integers: `unravel_index` takes ten times as long, and a window may ask for a hundred thousand cells.
        place = rest = range(len(self))[number]
        labels = []
        for words in reversed(self.labels):
            rest, at = divmod(rest, len(words))
            labels.append(words[at])
        first, second = self.first.item(place), self.second.item(place)
        return JoinedCell(
            labels=tuple(reversed(labels)),
            first=_shown(first),
            first_half_width=self.half_widths[0],
            second=_shown(second),
            second_half_width=self.half_widths[1],
            difference=_shown(second - first),
            half_width=self.half_width.item(place),
        )


def _shown(number: float) -> float | None:
    return None if math.isnan(number) else number


@dataclass(frozen=True, slots=True)
class JoinedReleases:
    """Two kept releases, compared; made from what is published alone, so it costs nothing.

    Attributes:
        first: the release that was charged first.
        second: the other.
        attributes: those of that name in tables of both, in the order of the first release.
        tables: every largest marginal that both can give, each that is a table of one of them, and the grand total.
        coverage: of every ±, in (0, 1).
        together: what both cost somebody who is in both, as text; "" where that is not known.
        notes: sentences for the reader: what it costs to be in both, what is not compared, how to read the marks.
    """

    first: JoinedSide
    second: JoinedSide
    attributes: tuple[JoinedAttribute, ...]
    tables: tuple[JoinedTable, ...]
    coverage: float
    together: str
    notes: tuple[str, ...]
