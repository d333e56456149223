"""Set the cost of a release, predict its errors, choose a strategy, rehearse; all of it is free."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from core import Comparison, Neighbours, OutcomeKey, Plan, PrivacyChoice, ReleaseCost, StrategyChoice
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext

if TYPE_CHECKING:
    from core import Rehearsal


def predict(context: AppContext, plan: Plan, then: Callable[[Comparison], object]) -> Job:
    """Predict the error of every strategy for `plan`; the caller shows a failure itself."""
    engine = context.workspace.engine
    what = words("Commands", "comparing strategies")
    return context.runner.run_free(what, lambda progress: engine.compare(plan, progress), then, quiet=True)


def set_budget(context: AppContext, budget: ReleaseCost) -> None:
    """Set what one release may cost."""
    _set_privacy(context, replace(context.workspace.plan.privacy, cost=budget), words("Commands", "change of budget"))


def set_neighbours(context: AppContext, neighbours: Neighbours) -> None:
    """Set what is hidden about a person."""
    privacy = replace(context.workspace.plan.privacy, neighbours=neighbours)
    _set_privacy(context, privacy, words("Commands", "change of promise"))


def choose(context: AppContext, key: OutcomeKey) -> None:
    """Measure by this strategy, split and recovery."""
    # Predictions of all strategies stand beside each other, so a choice among them predicts nothing anew.
    name, budget, recovery = key
    _choose(context, replace(context.workspace.plan.strategy, name=name, split=budget, recovery=recovery))


def choose_recommended(context: AppContext) -> None:
    """Measure by whatever is recommended, also when the plan changes."""
    # Marginals of the owner's own are kept: they are typed by hand, and the custom strategy needs them again.
    _choose(context, StrategyChoice(marginals=context.workspace.plan.strategy.marginals))


def seek(context: AppContext, goals: Mapping[int, float]) -> Job:
    """Find the least cost that gives these ± by number of table, and put it into the plan."""
    engine, plan = context.workspace.engine, context.workspace.plan
    what = words("Commands", "looking for the least budget")
    job = context.runner.run_free(
        what,
        lambda progress: engine.seek(plan, goals, progress),
        lambda budget: set_budget(context, budget),
        quiet=True,
    )
    job.failed.connect(lambda error: context.notices.refuse(translate_error(error), Tone.DANGER))
    return job


def rehearse(context: AppContext, repeats: int, then: Callable[[Rehearsal], object]) -> Job:
    """Release made-up data `repeats` times; costs nothing and reads no record."""
    engine, planned = context.workspace.engine, context.workspace.planner()
    what = words("Commands", "rehearsing on made-up data")
    return context.runner.run_free(what, lambda progress: engine.rehearse(planned(progress), repeats, progress), then)


def _set_privacy(context: AppContext, privacy: PrivacyChoice, name: str) -> None:
    # together: a slider sends dozens of amounts, which one undo should take back.
    context.workspace.edit(replace(context.workspace.plan, privacy=privacy), name, together=True)


def _choose(context: AppContext, strategy: StrategyChoice) -> None:
    workspace = context.workspace
    plan = replace(workspace.plan, strategy=strategy)
    workspace.edit(plan, words("Commands", "choice of strategy"))
