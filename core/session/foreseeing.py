"""A table as it would be published: its labels and the ± of every number, and what it costs all other tables."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from core.errors import EngineError
from core.planning.outcomes import Comparison
from core.progress import Progress, reporting, show, silenced
from core.project.changes import named_tables
from core.project.plan import Plan, TableChoice
from core.release.accuracy import Accuracy
from core.release.labels import with_written_labels
from core.release.release import ReleasedTable
from core.session.planned_release import PlannedRelease, plan_release
from core.threads import one_thread
from core.words import Tell

MOST_CELLS = 200_000
"""Cells of a table whose crosstab is shown beforehand, at most: a larger one is not read cell by cell."""


@dataclass(frozen=True, slots=True, eq=False)
class ForeseenTable:
    """What is known of a table before a record is read.

    Attributes:
        blank: the table with its predicted errors, every number 0; None if it is too large to be shown.
        n_cells: the number of its cells.
        others: by how much it makes the ± of the other tables larger on average, 0.12 for 12 %; None: there are no
            other tables, or that is not known yet.
        coverage: of the ±, in (0, 1).
    """

    blank: ReleasedTable | None
    n_cells: int
    others: float | None
    coverage: float

    def told(self, tell: Tell) -> ReleasedTable | None:
        """Return the blank table with its labels as people write them."""
        return None if self.blank is None else with_written_labels(self.blank, tell)


@one_thread()
def foresee(
    plan: Plan, table: TableChoice, progress: Progress | None = None, comparison: Comparison | None = None
) -> ForeseenTable:
    """Return a table of a plan, or one more, as it would be published; opens no data file.

    Args:
        plan: the plan.
        table: one of its tables, or one that could be added.
        progress: is shown the table as soon as its errors are known, and may cancel.
        comparison: an earlier one, used if it is of an equal question.

    Raises:
        PlanError: if the plan with that table cannot be had.
    """
    named = named_tables(plan) if plan.tables or plan.families else ()
    sets, wanted = [frozenset(each.attributes) for each in named], frozenset(table.attributes)
    is_new = wanted not in sets
    number = len(plan.tables) if is_new else sets.index(wanted)
    whole = replace(plan, tables=(*plan.tables, table)) if is_new else plan
    rest = tuple(each for each, own in zip(named, sets, strict=True) if own != wanted)
    with reporting(progress):
        with silenced():
            planned = plan_release(whole, comparison=comparison)
            found = _without_others(planned, number)
        show(found)
        with silenced():
            return replace(found, others=_cost_of_others(plan, rest, planned, number) if rest else None)


def _without_others(planned: PlannedRelease, number: int) -> ForeseenTable:
    workload, rules = planned.noise_plan.workload, planned.rules
    n_cells = workload.cells[number]
    blank = None
    if n_cells <= MOST_CELLS:
        nothing = np.zeros([workload.domain.sizes[axis] for axis in workload.tables[number].marginal])
        accuracy = Accuracy(planned.noise_plan, planned.recovery, rules.coverage)
        blank = accuracy.released(number, nothing, nothing, rules)
    return ForeseenTable(blank, n_cells, None, rules.coverage)


def _cost_of_others(plan: Plan, rest: tuple[TableChoice, ...], planned: PlannedRelease, number: int) -> float | None:
    """Return by how much the ± of the other tables grows on average; None if they cannot be had by themselves."""
    try:
        alone = plan_release(replace(plan, tables=rest, families=()))
    except EngineError:
        return None
    coverage = planned.rules.coverage
    before = alone.noise_plan.half_widths(alone.recovery, coverage)
    after = np.delete(planned.noise_plan.half_widths(planned.recovery, coverage), number)
    return float((after / before).mean() - 1.0)
