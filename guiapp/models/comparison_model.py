"""Item model of a comparison: error, saving, time and memory of each outcome, or why it is not usable."""

from __future__ import annotations

from dataclasses import dataclass

from core.front_door import BudgetSplit, Comparison, Definition, Outcome, OutcomeKey, ReleaseCost, uniform_amount
from guiapp.desktop.language import told
from guiapp.desktop.number_words import bytes_text, number_text, percent_text, seconds_text
from guiapp.models.rows_model import Column, RowsModel

TOTAL_ERROR = 4
"""Number of the column by which outcomes are ranked."""


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """One outcome with its texts.

    Attributes:
        outcome: the prediction.
        title: name of the strategy.
        saving: share of the total variance that it saves over the uniform split; None for the uniform split.
        why: why it is recommended; "" if it is not.
        chosen: whether the plan uses it.
        uniform: the outcome with the uniform split that it is compared with; None if there is none.
    """

    outcome: Outcome
    title: str
    saving: float | None
    why: str
    chosen: bool
    uniform: Outcome | None = None

    @property
    def recommended(self) -> bool:
        """Whether this is the one recommended."""
        return bool(self.why)


def compared_rows(comparison: Comparison, titles: dict[str, str], chosen: OutcomeKey) -> tuple[ComparedRow, ...]:
    """Return one row per outcome; `titles` maps keys of strategies to names, `chosen` is an outcome's key."""
    # A strategy without a title is shown by its key.
    best = comparison.recommended
    best_key = (best.strategy, best.split, best.recovery)
    uniform = {
        (each.strategy, each.recovery): each for each in comparison.outcomes if each.split is BudgetSplit.UNIFORM
    }
    return tuple(
        ComparedRow(
            outcome=outcome,
            title=titles.get(outcome.strategy, outcome.strategy),
            saving=comparison.saved(outcome),
            why=told(best.why) if outcome.key == best_key else "",
            chosen=outcome.key == chosen,
            uniform=uniform.get((outcome.strategy, outcome.recovery)),
        )
        for outcome in comparison.outcomes
    )


def equal_amount(budget: ReleaseCost, row: ComparedRow) -> str:
    """Return the ε or ρ at which a uniform split would be as exact as this outcome; "" for the uniform split itself."""
    found = uniform_amount(row.outcome, row.uniform, budget) if row.saving and row.uniform else None
    if found is None:
        return ""
    amount = number_text(found)
    return f"ρ = {amount}" if budget.definition is Definition.CONCENTRATED else f"ε = {amount}"


class ComparisonModel(RowsModel[ComparedRow]):
    """The comparison as a table; the recommended row is bold.

    Attributes:
        budget: the cost at which the errors were predicted; set before the rows.
    """

    # Replaced before any row is shown; ε = 1 only gives the class a valid state.
    budget = ReleaseCost.pure(1)

    def make_columns(self) -> tuple[Column[ComparedRow], ...]:
        """Return the columns."""
        # Errors before costs: a narrow window cuts off the columns on the right.
        return self._names() + self._figures() + self._costs()

    def is_bold(self, row: ComparedRow) -> bool:
        """Return whether this one is recommended."""
        return row.recommended

    def row_tip(self, row: ComparedRow) -> str:
        """Return why it is recommended, or why it does not fit."""
        return row.why or told(row.outcome.reason or "")

    def _names(self) -> tuple[Column[ComparedRow], ...]:
        return (
            Column(self.tr("Strategy"), lambda row: row.title),
            Column(
                self.tr("Budget"),
                lambda row: self.budget_words(row.outcome.split),
                tip=self.tr(
                    "Uniform: all parts alike. Optimal: best for direct recovery. Tuned: best for least squares"
                ),
            ),
            Column(
                self.tr("Recovery"),
                lambda row: self.recovery_words(row.outcome.recovery),
                tip=self.tr("How tables are computed from the noisy answers"),
            ),
        )

    def _figures(self) -> tuple[Column[ComparedRow], ...]:
        return (
            Column(
                self.tr("Typical ±"),
                lambda row: _or_dash(row.outcome.typical_half_width, "±"),
                lambda row: _or_last(row.outcome.typical_half_width),
                numeric=True,
                value=lambda row: row.outcome.typical_half_width,
                tip=self.tr("± of a number of average variance over all tables, by their importance"),
            ),
            Column(
                self.tr("Total error"),
                lambda row: _or_dash(row.outcome.total_variance),
                lambda row: _or_last(row.outcome.total_variance),
                numeric=True,
                value=lambda row: row.outcome.total_variance,
                tip=self.tr("Variance summed over all cells of all tables, times their importance"),
            ),
            # Right of the errors, as a narrow window cuts off what is right.
            Column(self.tr("Status"), self._status),
            Column(
                self.tr("Saving"),
                lambda row: "–" if row.saving is None else percent_text(row.saving),
                lambda row: -1.0 if row.saving is None else row.saving,
                numeric=True,
                value=lambda row: None if row.saving is None else 100 * row.saving,
                unit="%",
                tip=self.tr("How much less total error than with a uniform budget"),
            ),
            Column(
                self.tr("Uniform needs"),
                lambda row: equal_amount(self.budget, row) or "–",
                lambda row: row.saving or 0.0,  # increases with the needed amount, and is known without computing it
                numeric=True,
                tip=self.tr("The amount at which a uniform budget would have the same total error"),
            ),
        )

    def _costs(self) -> tuple[Column[ComparedRow], ...]:
        return (
            Column(
                self.tr("Time"),
                lambda row: seconds_text(row.outcome.seconds) if row.outcome.fits else "–",
                lambda row: row.outcome.seconds,
                numeric=True,
                value=lambda row: row.outcome.seconds if row.outcome.fits else None,
                unit=self.tr("seconds"),
                tip=self.tr("Estimated time of the release, reading the file not counted"),
            ),
            Column(
                self.tr("Memory"),
                lambda row: bytes_text(row.outcome.bytes) if row.outcome.fits else "–",
                lambda row: float(row.outcome.bytes),
                numeric=True,
                value=lambda row: row.outcome.bytes if row.outcome.fits else None,
                unit=self.tr("bytes"),
            ),
            Column(self.tr("Why it does not fit"), lambda row: told(row.outcome.reason or "")),
        )

    def _status(self, row: ComparedRow) -> str:
        words = [self.tr("recommended")] if row.recommended else []
        if row.chosen:
            words.append(self.tr("in use"))
        if not row.outcome.fits:
            words.append(self.tr("does not fit"))
        elif row.outcome.spares_delta:
            words.append(self.tr("needs no δ"))
        return ", ".join(words)

    def name_of(self, row: ComparedRow) -> str:
        """Return the name of an outcome: strategy, split and recovery."""
        return self.tr("{0}, {1} budget, {2}").format(
            row.title, self.budget_words(row.outcome.split), self.recovery_words(row.outcome.recovery)
        )

    def short_name_of(self, row: ComparedRow) -> str:
        """Return the name without the recovery, for outcomes that share it."""
        return self.tr("{0}, {1} budget").format(row.title, self.budget_words(row.outcome.split))

    def budget_words(self, budget: str) -> str:
        """Return the name of a budget split."""
        # "best" and "optimal" are the plan files' spellings; the window's words are those of the help.
        names = {"uniform": self.tr("uniform"), "optimal": self.tr("optimal"), "best": self.tr("tuned")}
        return names.get(budget, budget)

    def recovery_words(self, recovery: str) -> str:
        """Return the name of a recovery."""
        return {"direct": self.tr("direct"), "optimal": self.tr("least squares")}.get(recovery, recovery)


def _or_dash(value: float | None, before: str = "") -> str:
    return "–" if value is None else f"{before}{number_text(value)}"


def _or_last(value: float | None) -> float:
    return float("inf") if value is None else value  # outcomes without a value sort behind all others
