"""The dots of the Compare page's chart, with their texts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from core import BudgetSplit, Outcome, OutcomeKey, Recovery
from guiapp.desktop.language import told, words
from guiapp.desktop.number_words import bytes_text, number_text, seconds_text
from guiapp.models.comparison_model import ComparedRow, ComparisonModel
from guiapp.widgets.charts.dot_row import DotRow, Mark


@dataclass(frozen=True, slots=True)
class View:
    """The chart's settings.

    Attributes:
        measure: "typical" for the ± of a number of average error, "total" for the total error, "table" for the ± in
            one table.
        recovery: of the outcomes that are drawn.
        order: "best" first, or as "listed".
        table: number and title of the table for the measure "table".
        chosen: the outcome shown in full; None if there is none.
    """

    measure: str
    recovery: Recovery
    order: str
    table: tuple[int, str]
    chosen: OutcomeKey | None

    def value(self, outcome: Outcome) -> float | None:
        """Return the value of an outcome's dot; None if it is not > 0, as the axis is logarithmic."""
        if not outcome.fits:
            return None
        if self.measure == "table":
            return outcome.half_widths[self.table[0]] or None
        return (outcome.typical_half_width if self.measure == "typical" else outcome.total_variance) or None

    def axis_title(self) -> str:
        """Return the name of the measure."""
        if self.measure == "table":
            return words("ComparedDots", "± of a number in {0}").format(self.table[1])
        if self.measure == "total":
            return words("ComparedDots", "Total error of all tables")
        return words("ComparedDots", "Typical ± of a number")


class ComparedDots:
    """One row of dots per usable strategy, best first, and one last row for all others.

    Args:
        rows: the outcomes of a comparison.
        view: the chart's settings.
        model: names splits and recoveries.
    """

    def __init__(self, rows: Sequence[ComparedRow], view: View, model: ComparisonModel) -> None:
        self._rows = {row.outcome.key: row for row in rows}
        self._view = view
        self._model = model
        self._chosen = view.chosen[0] if view.chosen else ""
        named = sorted((row for row in rows if row.chosen or row.recommended), key=lambda row: not row.chosen)
        self._named = [*([view.chosen] if view.chosen else []), *(row.outcome.key for row in named)]
        strategies = dict.fromkeys(row.outcome.strategy for row in rows)
        ordered = sorted(strategies, key=self._least) if view.order == "best" else list(strategies)
        outside = [strategy for strategy in ordered if self._reason(strategy)] if view.order == "best" else []
        self._outside = outside if len(outside) > 1 else []
        self._own = [strategy for strategy in ordered if strategy not in self._outside]

    def dots(self) -> list[DotRow]:
        """Return the rows, top to bottom."""
        rows = [self._row(strategy) for strategy in self._own]
        return [*rows, self._outsiders()] if self._outside else rows

    def key(self, mark: Mark) -> OutcomeKey:
        """Return the key of a mark's outcome."""
        strategy = [*self._own, *self._outside][mark.row]
        return (strategy, self._tuned(strategy) if mark.filled else BudgetSplit.UNIFORM, self._view.recovery)

    def _row(self, strategy: str) -> DotRow:
        uniform = self._rows.get((strategy, BudgetSplit.UNIFORM, self._view.recovery))
        tuned = self._rows.get((strategy, self._tuned(strategy), self._view.recovery))
        reason = self._reason(strategy)
        return DotRow(
            label=self._label(strategy, tuned or uniform),
            hollow=self._view.value(uniform.outcome) if uniform else None,
            filled=self._view.value(tuned.outcome) if tuned else None,
            marked=tuned is not None and tuned.recommended,
            remark=told(reason or ""),
            hollow_words=self._words(uniform) if uniform else "",
            filled_words=self._words(tuned) if tuned else "",
            chosen=strategy == self._chosen,
        )

    def _label(self, strategy: str, shown: ComparedRow | None) -> str:
        """Return the row's label: the title, with a note if it is not usable, or if its filled dot needs no δ."""
        title = self._title(strategy)
        if self._reason(strategy):
            return words("ComparedDots", "{0} (does not fit)").format(title)
        if shown is not None and shown.outcome.spares_delta:
            return words("ComparedDots", "{0} (no δ)").format(title)
        return title

    def _outsiders(self) -> DotRow:
        remark = words("ComparedDots", "{0}. The Table tab says why.")
        return DotRow(
            label=words("ComparedDots", "{0} do not fit").format(len(self._outside)),
            hollow=None,
            filled=None,
            remark=remark.format(", ".join(map(self._title, self._outside))),
            chosen=self._chosen in self._outside,
        )

    def _drawn(self, strategy: str) -> list[ComparedRow]:
        """Return the outcomes of a strategy that have a value on the axis."""
        keys = ((strategy, budget, self._view.recovery) for budget in (self._tuned(strategy), BudgetSplit.UNIFORM))
        return [self._rows[key] for key in keys if key in self._rows]

    def _title(self, strategy: str) -> str:
        return next((row.title for row in self._drawn(strategy)), strategy)

    def _reason(self, strategy: str) -> str | None:
        """Return why a strategy is not usable; None if it is."""
        return next((row.outcome.reason for row in self._drawn(strategy) if not row.outcome.fits), None)

    def _tuned(self, strategy: str) -> BudgetSplit:
        """Return the split of the filled dot: that of the shown, the used, the recommended or the best outcome."""
        best = BudgetSplit.LEAST_SQUARES_OPTIMAL, BudgetSplit.DIRECT_OPTIMAL
        usual = ((strategy, split, self._view.recovery) for split in best)
        for key in (*self._named, *usual):
            if (
                (key[0], key[2]) == (strategy, self._view.recovery)
                and key[1] is not BudgetSplit.UNIFORM
                and key in self._rows
            ):
                return key[1]
        return BudgetSplit.DIRECT_OPTIMAL

    def _least(self, strategy: str) -> float:
        outcomes = (row.outcome for row in self._rows.values() if row.outcome.strategy == strategy)
        values = (self._view.value(outcome) for outcome in outcomes if outcome.recovery == self._view.recovery)
        return min((value for value in values if value is not None), default=math.inf)

    def _words(self, row: ComparedRow) -> str:
        value, view = self._view.value(row.outcome), self._view
        if value is None:
            return ""
        templates = {
            "typical": words("ComparedDots", "{name}: ±{value} for a typical number; {cost}."),
            "total": words("ComparedDots", "{name}: total error {value}; {cost}."),
            "table": words("ComparedDots", "{name}: ±{value} for a number in {table}; {cost}."),
        }
        said = templates[view.measure].format(
            name=self._model.name_of(row), value=number_text(value), table=view.table[1], cost=cost_words(row.outcome)
        )
        return words("ComparedDots", "{0} It needs no δ.").format(said) if row.outcome.spares_delta else said


# The estimates are of the whole release, as the Release page shows them, without reading the rows.
def cost_words(outcome: Outcome) -> str:
    """Return the estimated time and memory of a release; no-break spaces keep numbers and units on one line."""
    time, memory = (
        text.replace(" ", "\N{NO-BREAK SPACE}") for text in (seconds_text(outcome.seconds), bytes_text(outcome.bytes))
    )
    return words("ComparedDots", "a release takes {time} and {memory}").format(time=time, memory=memory)
