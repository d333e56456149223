"""What a picture of errors shows: a line for every table, a column for every strategy, and the words of each mark."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from core.front_door import ErrorMeasure, OutcomeKey, ratios_to_best, relative_change
from guiapp.desktop.language import words
from guiapp.desktop.number_words import number_text, percent_text

WHOLE_LINE = -1
"""Number of no column: the mark of a whole line."""


class Role(Enum):
    """How a column is drawn."""

    UNIFORM = auto()
    OPTIMAL = auto()
    PINNED = auto()
    SECOND_PINNED = auto()
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class PictureColumn:
    """One outcome.

    Attributes:
        role: how it is drawn.
        key: of the outcome.
        strategy: its title.
        name: of the outcome: strategy, split, recovery.
        values: the error of every table, ≥ 0, in the order of the tables.
        saved: these errors at the saved budget; () where they are not drawn.
    """

    role: Role
    key: OutcomeKey
    strategy: str
    name: str
    values: Sequence[float]
    saved: Sequence[float] = ()


@dataclass(frozen=True, slots=True)
class PictureLine:
    """One line: a table, or the heading of a group.

    Attributes:
        number: of the table, from 0; that of the group's first table for a heading.
        heading: text of a heading; "" for a table.
        group: name of the group; "" without groups.
    """

    number: int
    heading: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One mark: a line, counted from 0, and a column, or WHOLE_LINE."""

    line: int
    column: int


@dataclass(frozen=True, slots=True, eq=False)
class TablePicture:
    """The lines and columns of one picture.

    Attributes:
        titles: of all tables.
        lines: top to bottom.
        columns: in the order in which a heat map draws them.
        measure: of the errors.
        ends: the least and the largest error > 0 of all columns.
        chosen: number of the selected table.
        saved_amount: the saved budget, as text; "" if nothing is drawn at it.
        is_heat: whether errors are told beside the best of their table, not beside the uniform budget.
    """

    titles: Sequence[str]
    lines: Sequence[PictureLine]
    columns: tuple[PictureColumn, ...]
    measure: ErrorMeasure = ErrorMeasure.MARGIN
    ends: tuple[float, float] = (1.0, 1.0)
    chosen: int = 0
    saved_amount: str = ""
    is_heat: bool = False

    def has(self, place: Place | None) -> bool:
        """Return whether there is such a mark."""
        return place is not None and place.line < len(self.lines) and place.column < len(self.columns)

    def column_of(self, role: Role) -> int | None:
        """Return the first column of a role; None if there is none."""
        return next((place for place, column in enumerate(self.columns) if column.role is role), None)

    def value(self, column: int, number: int) -> float:
        """Return one error."""
        return self.columns[column].values[number]

    def change(self, number: int) -> float | None:
        """Return how much larger (> 0) or smaller the optimal error of a table is; None without both."""
        uniform, optimal = self.column_of(Role.UNIFORM), self.column_of(Role.OPTIMAL)
        if uniform is None or optimal is None:
            return None
        return relative_change(self.value(uniform, number), self.value(optimal, number))

    def ratios(self, number: int) -> tuple[float | None, ...]:
        """Return how far each error of a table is from the least one; see `ratios_to_best`."""
        return ratios_to_best([column.values[number] for column in self.columns])

    def text(self, value: float) -> str:
        """Return an error as text: with ± if it is one."""
        return f"±{number_text(value)}" if self.measure is ErrorMeasure.MARGIN else number_text(value)

    def words(self, place: Place) -> str:
        """Return the text of a mark."""
        line = self.lines[place.line]
        if line.heading:
            return line.heading
        if place.column == WHOLE_LINE:
            return self._line_words(line.number)
        column = self.columns[place.column]
        template = {
            ErrorMeasure.MARGIN: words("TablePicture", "{table}: {error} with {name}."),
            ErrorMeasure.DEVIATION: words("TablePicture", "{table}: standard deviation {error} with {name}."),
            ErrorMeasure.VARIANCE: words("TablePicture", "{table}: variance {error} with {name}."),
        }[self.measure]
        error = self.text(column.values[line.number])
        said = template.format(table=self.titles[line.number], error=error, name=column.name)
        if self.is_heat:
            return f"{said} {self._ratio_words(place.column, line.number)}".strip()
        change = self.change_words(line.number) if column.role is Role.OPTIMAL else ""
        return f"{said} {change}".strip()

    def _ratio_words(self, column: int, number: int) -> str:
        """Return how far an error is from the best of its table, as a sentence."""
        ratio = self.ratios(number)[column]
        if ratio is None or ratio == 1.0:
            return words("TablePicture", "The best of this table.")
        return words("TablePicture", "{0} times the best of this table.").format(number_text(ratio))

    def change_words(self, number: int) -> str:
        """Return how the optimal error of a table differs from the uniform one, as a sentence; "" if there is none."""
        change = self.change(number)
        if change is None:
            return ""
        if not change:
            return words("TablePicture", "As exact as with a uniform budget.")
        template = (
            words("TablePicture", "{0} less than with a uniform budget.")
            if change < 0
            else words("TablePicture", "{0} more than with a uniform budget.")
        )
        return template.format(percent_text(abs(change), 0))

    def _line_words(self, number: int) -> str:
        optimal = self.column_of(Role.OPTIMAL)
        if optimal is None:
            return self.titles[number]
        return self.words(Place(self._line_of(number), optimal))

    def _line_of(self, number: int) -> int:
        return next(place for place, line in enumerate(self.lines) if line.number == number and not line.heading)


def change_text(change: float | None) -> str:
    """Return a change with its sign and without decimals: −40 %; "" without one."""
    if change is None:
        return ""
    sign = "+" if change > 0 else "\N{MINUS SIGN}" if change < 0 else ""
    return f"{sign}{percent_text(abs(change), 0)}"
