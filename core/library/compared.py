"""A comparison of strategies, before anything is spent, as a frame and as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.library.pandas_frame import frame
from core.planning.outcomes import Comparison, Outcome, Recommendation
from core.project.plan import Plan
from core.session import comparing_strategies

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class ComparisonResult:
    """What every strategy would make of a plan; `comparison` is the engine's own, with all its figures."""

    comparison: Comparison

    @property
    def recommended(self) -> Recommendation:
        """The best strategy, its split and recovery, and why."""
        return self.comparison.recommended

    def to_frame(self) -> DataFrame:
        """Return one row for each strategy, split and recovery, in the order of the catalogue.

        "±" is that of a typical number, at the coverage of the plan; "± age × sex" that of this table. An outcome that
        does not fit gives the reason in "reason", and has no figures.
        """
        return frame([self._row(outcome) for outcome in self.comparison.outcomes])

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw the ± of every strategy with the recommended split and recovery; needs matplotlib."""
        from core.library.pictures import bars  # noqa: PLC0415  matplotlib is loaded when something is drawn

        best = self.recommended
        # One split and recovery: a bar is named by its strategy, and of five pairs the last would be drawn.
        shown = [each for each in self.comparison.outcomes if each.fits and each.key[1:] == (best.split, best.recovery)]
        heights = {each.strategy: float(each.typical_half_width or 0) for each in shown}
        title = f"± of a typical number ({best.split} split, {best.recovery} recovery)"
        return bars(heights, best.strategy, title, axes)

    def _row(self, outcome: Outcome) -> dict[str, object]:
        best = self.recommended
        titles = [" × ".join(table.attributes) for table in self.comparison.tables]
        # None for every table: each row needs every key, else `strict` below fails where a strategy does not fit.
        widths = outcome.half_widths if outcome.fits else [None] * len(titles)
        return {
            # str: `frame["split"].tolist()` would else hold members of enums, <BudgetSplit.UNIFORM: 'uniform'>.
            "strategy": str(outcome.strategy),
            "split": str(outcome.split),
            "recovery": str(outcome.recovery),
            "recommended": outcome.key == (best.strategy, best.split, best.recovery),
            "fits": outcome.fits,
            "reason": outcome.reason,
            "±": outcome.typical_half_width,
            "total variance": outcome.total_variance,
            "seconds": outcome.seconds,
            "bytes": outcome.bytes,
            **{f"± {title}": width for title, width in zip(titles, widths, strict=True)},
        }


def compare(plan: Plan) -> ComparisonResult:
    """Return what every strategy would make of a plan.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    return ComparisonResult(comparing_strategies.compare(plan))
