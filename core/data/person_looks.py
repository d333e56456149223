"""Looks at all rows for persons who have several, where no column tells it by its own values."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.column_profile import ColumnProfile
from core.data.counted_rows import CountedRows
from core.data.inborn_traits import InbornTraits
from core.data.lone_surnames import LoneSurnames
from core.data.numbered_within import NumberedWithin
from core.data.raw_cells import Cell
from core.data.runs_of_persons import RunsOfPersons
from core.data.told_together import ToldTogether


class PersonLooks:
    """Looks at columns of visits, at names and births that tell a person together, and at numbers within classes."""

    def __init__(self, headers: Sequence[str]) -> None:
        """Look at the columns with these names."""
        kinds = (InbornTraits, CountedRows, RunsOfPersons, ToldTogether, LoneSurnames, NumberedWithin)
        self._looks = [kind(headers) for kind in kinds]

    def take(self, columns: Sequence[Sequence[Cell]]) -> None:
        """Process further rows."""
        for look in self._looks:
            look.take(columns)

    def told(self, profiles: Sequence[ColumnProfile]) -> list[ColumnProfile]:
        """Return the profiles of the columns, with what was found."""
        found = [*profiles]
        for look in self._looks:
            found = look.told(found)
        return found
