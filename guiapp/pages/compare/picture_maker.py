"""Makes the pictures of the Compare page from a comparison, and keeps what does not change while a slider moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from core.front_door import ComparedTable, Comparison, ErrorMeasure, OutcomeKey
from guiapp.desktop.language import words
from guiapp.models.pictured_outcomes import PicturedOutcomes
from guiapp.models.table_errors_model import table_title
from guiapp.models.table_picture import PictureColumn, PictureLine, TablePicture

ATTRIBUTE, SIZE = "attribute", "size"
"""Groups of tables: by their first attribute, by their number of attributes."""


@dataclass(frozen=True, slots=True)
class PictureView:
    """How the pictures are asked for.

    Attributes:
        measure: of the errors.
        pinned: keys of the pinned outcomes.
        group: ATTRIBUTE, SIZE, or "" for none.
        saved: the comparison at the saved budget; None where it is the present one.
        saved_amount: the saved budget, as text.
    """

    measure: ErrorMeasure
    pinned: tuple[OutcomeKey, ...] = ()
    group: str = ""
    saved: Comparison | None = None
    saved_amount: str = ""


class PictureMaker:
    """Makes pictures; titles, lines and places of extremes are made anew only if the tables or their order change."""

    def __init__(self) -> None:
        self._tables: Sequence[ComparedTable] = ()
        self._titles: tuple[str, ...] = ()
        self._extremes: dict[tuple[OutcomeKey, ErrorMeasure], tuple[int, int] | None] = {}
        self._folded: set[str] = set()
        self._asked: tuple[list[int], str, frozenset[str]] | None = None
        self._lines: tuple[PictureLine, ...] = ()

    def begin(self) -> None:
        """Unfold every group, as another plan has others."""
        self._folded.clear()

    def fold(self, group: str) -> None:
        """Hide the tables of a group, or show them again."""
        self._folded ^= {group}

    def dots(
        self, comparison: Comparison, outcomes: PicturedOutcomes, view: PictureView, numbers: list[int], chosen: int
    ) -> TablePicture:
        """Return the picture of dots; `numbers` are the tables from top to bottom, `chosen` is the selected one."""
        self._know(comparison.tables)
        columns = outcomes.dot_columns(view.measure, view.pinned, view.saved)
        return TablePicture(
            titles=self._titles,
            lines=self._lined(numbers, view.group),
            columns=columns,
            measure=view.measure,
            ends=self._ends(columns, view.measure),
            chosen=chosen,
            saved_amount=view.saved_amount if any(column.saved for column in columns) else "",
        )

    def heat(
        self, comparison: Comparison, outcomes: PicturedOutcomes, view: PictureView, numbers: list[int], chosen: int
    ) -> TablePicture:
        """Return the heat map; see `dots`."""
        self._know(comparison.tables)
        columns = outcomes.heat_columns(view.measure)
        return TablePicture(
            titles=self._titles,
            lines=self._lined(numbers, view.group),
            columns=columns,
            measure=view.measure,
            ends=self._ends(columns, view.measure),
            chosen=chosen,
            is_heat=True,
        )

    def _know(self, tables: Sequence[ComparedTable]) -> None:
        """Take over the tables of a comparison; the extremes of a new one may be at other tables."""
        if tables is self._tables:
            return
        if tables != self._tables:
            self._titles = tuple(map(table_title, tables))
            self._asked = None
        self._tables = tables
        self._extremes.clear()

    def _ends(self, columns: Sequence[PictureColumn], measure: ErrorMeasure) -> tuple[float, float]:
        """Return the least and the largest error > 0; 1 if all are 0."""
        found = []
        for column in columns:
            key = column.key, measure
            if key not in self._extremes:
                # An estimate multiplies all errors by one factor, so the extremes stay at their tables.
                self._extremes[key] = _extremes(column.values)
            places = self._extremes[key]
            for values in (column.values, column.saved):
                found += [values[place] for place in places] if places and values else []
        return (min(found), max(found)) if found else (1.0, 1.0)

    def _lined(self, numbers: list[int], group: str) -> tuple[PictureLine, ...]:
        asked = numbers, group, frozenset(self._folded)
        if asked != self._asked:
            self._asked, self._lines = asked, tuple(self._make_lines(numbers, group))
        return self._lines

    def _make_lines(self, numbers: list[int], group: str) -> list[PictureLine]:
        if not group:
            return [PictureLine(number) for number in numbers]
        names = {number: self._group_of(self._tables[number], group) for number in numbers}
        lines: list[PictureLine] = []
        for name, members in groupby(sorted(numbers, key=lambda number: names[number]), key=names.__getitem__):
            own = list(members)
            lines.append(PictureLine(own[0], self._heading(name, group, len(own)), name))
            lines += [PictureLine(number, group=name) for number in own if name not in self._folded]
        return lines

    def _group_of(self, table: ComparedTable, group: str) -> str:
        return table.attributes[0] if group == ATTRIBUTE and table.attributes else f"{len(table.attributes):03}"

    def _heading(self, name: str, group: str, n: int) -> str:
        mark = "▸" if name in self._folded else "▾"
        templates: Mapping[str, str] = {
            ATTRIBUTE: words("PictureMaker", "{mark} {name} ({n})"),
            SIZE: words("PictureMaker", "{mark} Attributes per table: {name} ({n})"),
        }
        return templates[group].format(mark=mark, name=name.lstrip("0") if group == SIZE else name, n=n)


def _extremes(values: Sequence[float]) -> tuple[int, int] | None:
    """Return the tables with the least and the largest error > 0; None if there is none."""
    numbers = [number for number, value in enumerate(values) if value > 0]
    if not numbers:
        return None
    known = list(values)
    return min(numbers, key=known.__getitem__), max(numbers, key=known.__getitem__)
