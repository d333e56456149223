"""Tell by the first cells of a text's plain rows that all of them are records."""

from __future__ import annotations

from collections.abc import Sequence

from core.sources.reading.footers import begin_records, begin_usually, spellings
from core.sources.reading.unlike_rows import fewest_cells
from core.sources.source import PlainRows

_MOST_KNOWN = 1 << 12
"""First cells that are remembered: those of a category; those that identify a record do not come again."""


class UsualRows:
    """Remembers the first cells of records, so that each is looked at once.

    Attributes:
        fewest: filled cells of a row that begins or ends with a blank one, before it is a record whatever they hold.
        names: first cells that have to be looked at, whatever they look like.
    """

    def __init__(self, said: Sequence[str]) -> None:
        """Remember none: `said` is what the header says of each column."""
        self.fewest, self.names = fewest_cells(len(said)), spellings(said)
        self._said = said
        self._known: set[str] = set()
        self._known_further: set[str] = set()

    def are_records(self, part: PlainRows) -> bool:
        """Return whether rows are surely records."""
        if any(first != first.strip() for first in part.firsts[:1]):
            return False  # of a table with columns of a fixed width
        firsts, further = {*part.firsts} - self._known, {*part.further} - self._known_further
        if (firsts and not begin_records(firsts, self._said)) or (further and not begin_usually(further, self._said)):
            return False
        if len(self._known) + len(self._known_further) < _MOST_KNOWN:
            self._known |= firsts
            self._known_further |= further
        return True
