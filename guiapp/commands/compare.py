"""Set the cost of a release, predict its errors, choose a strategy, rehearse; all of it is free."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from core.front_door import (
    BudgetSplit,
    Comparison,
    EngineError,
    Neighbours,
    Objective,
    OutcomeKey,
    Plan,
    PrivacyChoice,
    Recovery,
    ReleaseCost,
    Sought,
    StrategyChoice,
    StrategyMatrix,
    TableChoice,
    with_columns_named,
)
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.models.wanted_tables import wanted_rows
from guiapp.state.app_context import AppContext
from guiapp.state.plan_edits import CUSTOM

if TYPE_CHECKING:
    from core.front_door import Rehearsal

T = TypeVar("T")


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
    # What the owner names is kept: marginals are typed by hand, and the custom strategy needs them again.
    strategy = context.workspace.plan.strategy
    _choose(context, StrategyChoice(marginals=strategy.marginals, matrix=strategy.matrix))


def choose_matrix(context: AppContext, path: Path, again: Callable[[], object]) -> Job:
    """Read a matrix of the owner's own, and measure its rows, each with the budget that is best for the tables.

    `again` asks for another file.
    """

    def show(matrix: StrategyMatrix) -> None:
        # A plan names marginals or a matrix, not both; undo brings marginals back.
        split, recovery = BudgetSplit.LEAST_SQUARES_OPTIMAL, Recovery.LEAST_SQUARES
        choice = StrategyChoice(CUSTOM, split, recovery, matrix=matrix)
        _choose(context, with_columns_named(replace(context.workspace.plan, strategy=choice)).strategy)

    engine = context.workspace.engine
    what = words("Commands", "opening {file}").format(file=path.name)
    job = context.runner.run_free(what, lambda _: engine.read_matrix(path), show, quiet=True)
    job.failed.connect(lambda error: context.notices.refuse_file(error, again))
    return job


def set_objective(context: AppContext, objective: Objective) -> None:
    """Choose strategies and budgets by another objective."""
    privacy = replace(context.workspace.plan.privacy, objective=objective)
    context.workspace.edit(replace(context.workspace.plan, privacy=privacy), words("Commands", "change of objective"))


def set_targets(context: AppContext, targets: Mapping[tuple[str, ...], float | None]) -> None:
    """Set the wanted ± of some tables, by the names of their attributes; None: no wanted ±.

    A table of a family gets an entry of its own.
    """
    given = {frozenset(names): target for names, target in targets.items()}
    tables = _with_choices(context.workspace.plan, targets, given, lambda table, found: replace(table, target=found))
    plan = replace(context.workspace.plan, tables=tables)
    context.workspace.edit(plan, words("Commands", "change of wanted margins"))


def set_shares(context: AppContext, shares: Mapping[tuple[str, ...], Fraction | None]) -> None:
    """Lock the shares of some tables, by the names of their attributes; None: the split decides.

    A table of a family gets an entry of its own. Shares that no split can keep are refused.
    """
    given = {frozenset(names): share for names, share in shares.items()}
    tables = _with_choices(context.workspace.plan, shares, given, lambda table, found: replace(table, share=found))
    plan = replace(context.workspace.plan, tables=tables)
    try:
        plan.workload()
    except EngineError as error:
        context.notices.refuse(translate_error(error), Tone.DANGER)
        return
    context.workspace.edit(plan, words("Commands", "change of locked shares"))


def _with_choices(
    plan: Plan,
    order: Iterable[tuple[str, ...]],
    given: Mapping[frozenset[str], T | None],
    put: Callable[[TableChoice, T | None], TableChoice],
) -> tuple[TableChoice, ...]:
    """Return the tables of a plan with what is given for them; those only in families, if something is given."""
    tables = []
    for table in plan.tables:
        own = frozenset(table.attributes)
        tables.append(put(table, given[own]) if own in given else table)
    present = {frozenset(table.attributes) for table in plan.tables}
    weights = {frozenset(row.names): row.weight for row in wanted_rows(plan)}
    for names in order:
        own = frozenset(names)
        if own not in present and given[own] is not None:
            tables.append(put(TableChoice(names, weights[own]), given[own]))
    return tuple(tables)


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


def seek_everywhere(context: AppContext, goals: Mapping[int, float], then: Callable[[Sought], object]) -> Job:
    """Find the least cost for these ± over every choice that a plan has; the caller shows a failure itself."""
    engine, plan = context.workspace.engine, context.workspace.plan
    what = words("Commands", "looking for the least budget")
    return context.runner.run_free(
        what, lambda progress: engine.seek_everywhere(plan, goals, progress), then, quiet=True
    )


def use_sought(context: AppContext, plan: Plan, said: str) -> None:
    """Put a choice that was found into the plan, as one edit, and say it."""
    workspace = context.workspace
    workspace.edit(plan, words("Commands", "least budget"))
    undo = partial(workspace.undo_to, workspace.last_step)
    context.notices.say(said, Tone.GOOD, words("Commands", "Undo"), undo)


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
