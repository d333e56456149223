"""Outcomes in the order of a picture: the strategies that fit, best first, and the outcome that stands for each."""

from __future__ import annotations

import math
from collections.abc import Sequence

from core.front_door import BudgetSplit, Comparison, ErrorMeasure, Outcome, OutcomeKey, Recovery, errors_of
from guiapp.models.comparison_model import ComparedRow, ComparisonModel
from guiapp.models.table_picture import PictureColumn, Role

PINS = (Role.PINNED, Role.SECOND_PINNED)
_BEST = (BudgetSplit.LEAST_SQUARES_OPTIMAL, BudgetSplit.DIRECT_OPTIMAL)


class PicturedOutcomes:
    """The outcomes of one recovery.

    Args:
        rows: the outcomes of a comparison.
        looked: key of the outcome that is looked at; its recovery is pictured.
        model: names splits and recoveries.

    Attributes:
        strategies: keys of the strategies that fit, best first.
        outside: keys of those that do not.
        recommended: key of the recommended strategy; "" if it is not known.
    """

    def __init__(self, rows: Sequence[ComparedRow], looked: OutcomeKey, model: ComparisonModel) -> None:
        self._rows = {row.outcome.key: row for row in rows}
        self._looked, self._model = looked, model
        named = sorted((row for row in rows if row.chosen or row.recommended), key=lambda row: not row.chosen)
        self._named = (looked, *(row.outcome.key for row in named))
        self.recommended = next((row.outcome.strategy for row in rows if row.recommended), "")
        keys = dict.fromkeys(row.outcome.strategy for row in rows)
        self.strategies = tuple(sorted((key for key in keys if self._fits(key)), key=self._least))
        self.outside = tuple(key for key in keys if not self._fits(key))

    @property
    def recovery(self) -> Recovery:
        """The recovery of all outcomes."""
        return self._looked[2]

    def row(self, key: OutcomeKey) -> ComparedRow | None:
        """Return one outcome; None if there is no such."""
        return self._rows.get(key)

    def tuned(self, strategy: str) -> OutcomeKey:
        """Return the outcome that stands for a strategy: the one looked at, in use, recommended, or the best split."""
        keys = (*self._named, *((strategy, split, self.recovery) for split in _BEST))
        fitting = (key for key in keys if key[1] is not BudgetSplit.UNIFORM and key in self._rows)
        own = (key for key in fitting if (key[0], key[2]) == (strategy, self.recovery))
        return next(own, self.uniform(strategy))  # a strategy with one split has no other

    def uniform(self, strategy: str) -> OutcomeKey:
        """Return the outcome with the uniform split."""
        return strategy, BudgetSplit.UNIFORM, self.recovery

    def dot_columns(
        self, measure: ErrorMeasure, pinned: Sequence[OutcomeKey], saved: Comparison | None
    ) -> tuple[PictureColumn, ...]:
        """Return the strategy that is looked at, uniform and optimal, the pinned outcomes, and all others."""
        shown = self._looked[0]
        own = (self.uniform(shown), Role.UNIFORM), (self.tuned(shown), Role.OPTIMAL)
        pins = tuple(zip((key for key in pinned if key not in {each for each, _ in own}), PINS, strict=False))
        taken = {key for key, _ in (*own, *pins)}
        others = ((self.tuned(each), Role.OTHER) for each in self.strategies if each != shown)
        marks = (*own, *pins, *((key, role) for key, role in others if key not in taken))
        made = (
            self._column(key, role, measure, saved if role in (Role.UNIFORM, Role.OPTIMAL) else None)
            for key, role in dict(marks).items()
        )
        return tuple(column for column in made if column is not None)

    def heat_columns(self, measure: ErrorMeasure) -> tuple[PictureColumn, ...]:
        """Return two columns a strategy: uniform and optimal, or its only one."""
        marks: dict[OutcomeKey, Role] = {}
        for strategy in self.strategies:
            marks.setdefault(self.uniform(strategy), Role.UNIFORM)
            marks.setdefault(self.tuned(strategy), Role.OPTIMAL)  # an only split is drawn once
        made = (self._column(key, role, measure, None) for key, role in marks.items())
        return tuple(column for column in made if column is not None)

    def _column(
        self, key: OutcomeKey, role: Role, measure: ErrorMeasure, saved: Comparison | None
    ) -> PictureColumn | None:
        row = self._rows.get(key)
        if row is None or not row.outcome.fits:
            return None
        before = errors_of(saved.find(*key), measure) if saved is not None else ()
        values = errors_of(row.outcome, measure)
        return PictureColumn(role, key, row.title, self._model.name_of(row), values, saved=before)

    def _outcomes(self, strategy: str) -> list[Outcome]:
        keys = (self.tuned(strategy), self.uniform(strategy))
        return [self._rows[key].outcome for key in keys if key in self._rows]

    def _fits(self, strategy: str) -> bool:
        return any(outcome.fits for outcome in self._outcomes(strategy))

    def _least(self, strategy: str) -> float:
        return min((each.total_variance or 0.0 for each in self._outcomes(strategy) if each.fits), default=math.inf)
