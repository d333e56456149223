"""What every strategy would make of a plan."""

from __future__ import annotations

from dataclasses import replace

from core.planning.outcomes import Comparison
from core.planning.strategy_ranking import compare_strategies
from core.progress import Progress, reporting
from core.project.plan import Plan
from core.release.trial import with_output_rules
from core.strategies import catalogue
from core.strategies.strategy import StrategyInfo
from core.threads import one_thread


def strategies() -> tuple[StrategyInfo, ...]:
    """Return key, title and summary of every strategy, in catalogue order."""
    return tuple(strategy.info for strategy in catalogue.every())


@one_thread()
def compare(plan: Plan, progress: Progress | None = None) -> Comparison:
    """Return what every strategy would make of the plan; opens no data file.

    Raises:
        PlanError: if the plan asks for nothing, or for what cannot be had.
    """
    question, rules = plan.question, plan.output_rules
    with reporting(progress):
        found = compare_strategies(question)
    outcomes = (with_output_rules(each, question.workload, rules) if each.fits else each for each in found.outcomes)
    return replace(found, outcomes=tuple(outcomes))
