"""Item models of the predicted errors per table of one outcome, alone or next to pinned outcomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import overload

from core.front_door import BudgetSplit, ComparedTable, Comparison, Grade, Outcome, grade, relative_change
from guiapp.desktop.language import words
from guiapp.desktop.number_words import number_text, percent_text, plain_text
from guiapp.models.rows_model import Column, RowsModel
from guiapp.models.use_column import use_column

MARGIN = 1
"""Column of PinnedErrorsModel with the ± per cell."""

PINNED_COLUMNS = (2, 3, 4)
"""Columns of PinnedErrorsModel: ± of the first pinned outcome, ± of the second, and the difference."""

CHANGE = 6
"""Column of PinnedErrorsModel that says how much larger the ± is than with the uniform split."""

USE = 7
"""Column of PinnedErrorsModel with the grade of the numbers; empty without a number of people."""

HIDDEN_COLUMNS = (PINNED_COLUMNS, PINNED_COLUMNS[1:2], ())
"""Hidden columns of PinnedErrorsModel by the number of pinned outcomes: empty ones."""

WORSE_MARK = "▲"
"""Behind the change of a table that a budget makes less exact than equal shares would."""


@dataclass(frozen=True, slots=True)
class TableError:
    """One table: title, number of cells, weight, ± and variance of one cell, ± with the uniform split or None.

    `pinned_half_width` is the ± of the first pinned outcome, `second_half_width` that of the second; None without one.
    `others` has the ± of every table, per outcome with a column of its own, and `number` is the place of this table
    there: read only where the column is in sight. `grade` is None without a number of people.
    """

    title: str
    cells: int
    weight: float
    half_width: float
    variance: float
    uniform_half_width: float | None
    pinned_half_width: float | None = None
    second_half_width: float | None = None
    others: Sequence[Sequence[float]] = ()
    number: int = 0
    grade: Grade | None = None

    def other_half_width(self, place: int) -> float | None:
        """± of the outcome with that column of its own; None if it has no errors."""
        return self.others[place][self.number] if place < len(self.others) else None

    @property
    def change(self) -> float | None:
        """± relative to the pinned one, minus 1: -0.2 is a fifth less; None if nothing is pinned.

        With two pinned outcomes, the second relative to the first.
        """
        mine = self.half_width if self.second_half_width is None else self.second_half_width
        return mine / self.pinned_half_width - 1 if self.pinned_half_width else None

    @property
    def gain(self) -> float | None:
        """± relative to the uniform split, minus 1; None without a uniform split."""
        return relative_change(self.uniform_half_width, self.half_width)


class TableErrors(Sequence[TableError]):
    """One value per table of the plan, made when it is read.

    Lazy, as a slider replaces all of them many times a second and only a few are visible.

    Args:
        comparison: has the tables.
        outcome: a usable outcome.
        pinned: at most two pinned outcomes.
        others: ± of every table, of the outcomes with columns of their own.
        people: about how many there are; None: the plan does not say.
    """

    def __init__(
        self,
        comparison: Comparison,
        outcome: Outcome,
        *pinned: Outcome,
        others: Sequence[Sequence[float]] = (),
        people: int | None = None,
    ) -> None:
        self.tables = comparison.tables
        self._margins, self._variances = outcome.half_widths, outcome.variances
        self._uniform = _uniform_half_widths(comparison, outcome)
        self._pinned = tuple(each.half_widths for each in pinned)
        self._others = others
        self._people = people
        self._made: dict[int, TableError] = {}

    def __len__(self) -> int:
        """Return the number of tables."""
        return len(self.tables)

    @overload
    def __getitem__(self, number: int) -> TableError: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[TableError, ...]: ...

    def __getitem__(self, number: int | slice) -> TableError | tuple[TableError, ...]:
        """Return the value of one table, or of some."""
        if isinstance(number, slice):
            return tuple(self[each] for each in range(*number.indices(len(self))))
        if number not in self._made:  # a view reads each visible row once per column and role
            self._made[number] = self._make(number)
        return self._made[number]

    def _make(self, number: int) -> TableError:
        table = self.tables[number]
        first, second = (*(margins[number] if margins else None for margins in self._pinned), None, None)[:2]
        return TableError(
            title=table_title(table),
            cells=table.cells,
            weight=table.weight,
            half_width=self._margins[number],
            variance=self._variances[number],
            uniform_half_width=self._uniform[number] if self._uniform else None,
            pinned_half_width=first,
            second_half_width=second,
            others=self._others,
            number=number,
            grade=None if self._people is None else grade(self._margins[number], table.cells, self._people),
        )


def table_errors(
    comparison: Comparison,
    outcome: Outcome,
    *pinned: Outcome,
    others: Sequence[Sequence[float]] = (),
    people: int | None = None,
) -> Sequence[TableError]:
    """Return one value per table of the plan, see TableErrors; () if the outcome is not usable."""
    return TableErrors(comparison, outcome, *pinned, others=others, people=people) if outcome.fits else ()


def table_title(table: ComparedTable) -> str:
    """Return the title, with the kind of query if the error is not that of a cell."""
    title = " × ".join(table.attributes)
    if table.share is not None:
        title = words("TableErrors", "{0} (locked: {1})").format(title, f"{plain_text(float(100 * table.share))} %")
    if table.ranges:
        return words("TableErrors", "{0} (a typical range)").format(title)
    return words("TableErrors", "{0} (a typical cumulative count)").format(title) if table.prefixes else title


def _uniform_half_widths(comparison: Comparison, outcome: Outcome) -> Sequence[float]:
    try:
        return comparison.find(outcome.strategy, BudgetSplit.UNIFORM, outcome.recovery).half_widths
    except KeyError:  # some strategies have no uniform split
        return ()


class TableErrorsModel(RowsModel[TableError]):
    """Errors per table, before anything is spent."""

    def make_columns(self) -> tuple[Column[TableError], ...]:
        """Return the columns."""
        return (
            Column(self.tr("Table"), lambda row: row.title, steady=True),
            self._margin(
                self.tr("± per cell"),
                lambda row: row.half_width,
                self.tr("Each published count lies this close to the true one, except for one in twenty at 95 %"),
            ),
            self._margin(
                self.tr("± if uniform"),
                lambda row: row.uniform_half_width,
                self.tr("± per cell with a uniform budget"),
            ),
            self._part(
                self.tr("Change"),
                lambda row: row.gain,
                self.tr("How much larger or smaller the ± is than with a uniform budget; ▲ marks a larger one"),
                mark=WORSE_MARK,
            ),
            use_column(self.tr("Use"), lambda row: row.grade),
            # Left of the sizes, which the Tables page shows: a narrow window cuts off the columns on the right.
            self._number(self.tr("Variance"), lambda row: row.variance),
            self._number(
                self.tr("Std. dev."),
                lambda row: row.variance**0.5,
                self.tr("Standard deviation of one number: the square root of its variance"),
            ),
            replace(self._number(self.tr("Cells"), lambda row: row.cells), steady=True),
            replace(self._number(self.tr("Weight"), lambda row: row.weight), steady=True),
        )

    def tells_of_same(self, rows: Sequence[TableError]) -> bool:
        """See RowsModel."""
        # While a slider moves, only the errors change: the view then repaints half of its columns.
        before, after = (each.tables if isinstance(each, TableErrors) else None for each in (self.rows, rows))
        return before is not None and before == after

    @staticmethod
    def _number(title: str, value: Callable[[TableError], float], tip: str = "") -> Column[TableError]:
        return Column(title, lambda row: number_text(value(row)), value, numeric=True, tip=tip, value=value)

    @staticmethod
    def _margin(title: str, value: Callable[[TableError], float | None], tip: str) -> Column[TableError]:
        def text(row: TableError) -> str:
            margin = value(row)
            return "–" if margin is None else f"±{number_text(margin)}"

        return Column(title, text, lambda row: value(row) or 0.0, numeric=True, tip=tip, value=value)

    @staticmethod
    def _part(title: str, value: Callable[[TableError], float | None], tip: str, mark: str = "") -> Column[TableError]:
        def text(row: TableError) -> str:
            part = value(row)
            if part is None:
                return "–"
            return f"{_signed(part)} {mark}" if mark and part > 0 else _signed(part)

        def percent(row: TableError) -> float | None:
            part = value(row)
            return None if part is None else 100 * part

        return Column(title, text, lambda row: value(row) or 0.0, numeric=True, tip=tip, value=percent, unit="%")


class PinnedErrorsModel(TableErrorsModel):
    """Errors per table with the PINNED_COLUMNS, and a last column for every outcome named by `set_others`."""

    _others: tuple[str, ...] = ()

    def set_others(self, names: Sequence[str]) -> None:
        """Name the outcomes with columns of their own, before the rows that have their errors."""
        if tuple(names) == self._others:
            return
        self.beginResetModel()
        self._others = tuple(names)
        self.set_columns(self.make_columns())
        self.endResetModel()

    def make_columns(self) -> tuple[Column[TableError], ...]:
        """Return the columns."""
        own = super().make_columns()
        first = PINNED_COLUMNS[0]
        others = tuple(self._other(place, name) for place, name in enumerate(self._others))
        return (*own[:first], *self._pinned(), self._change(), *own[first:], *others)

    def _other(self, place: int, name: str) -> Column[TableError]:
        tip = self.tr("± per cell with this strategy")
        return self._margin(self.tr("± {0}").format(name), lambda row: row.other_half_width(place), tip)

    def _pinned(self) -> tuple[Column[TableError], ...]:
        tip, second = (
            self.tr("± per cell with the strategy that is pinned"),
            self.tr("± per cell with the second pinned"),
        )
        return (
            self._margin(self.tr("± pinned"), lambda row: row.pinned_half_width, tip),
            self._margin(self.tr("± 2nd pinned"), lambda row: row.second_half_width, second),
        )

    def _change(self) -> Column[TableError]:
        tip = self.tr("How much larger or smaller the ± is than with the pinned strategy; of two, that of the second")
        return self._part(self.tr("Difference"), lambda row: row.change, tip)


def _signed(part: float) -> str:
    """Return a difference in per cent with its sign."""
    sign = "+" if part > 0 else "\N{MINUS SIGN}" if part < 0 else ""
    return f"{sign}{percent_text(abs(part))}"
