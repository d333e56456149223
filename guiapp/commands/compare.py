"""Say what may be spent, predict the errors, choose a strategy, rehearse; all of it free."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from core import Budget, Comparison, Document, Neighbours, Outcome, PrivacyChoice, StrategyChoice
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.desk import Desk

if TYPE_CHECKING:
    from core import Rehearsal

RECOMMENDED = "recommended"


def predict(desk: Desk, document: Document, then: Callable[[Comparison], object]) -> Job:
    """Predict the error of every strategy for `document`; the caller shows a failure itself."""
    engine = desk.workspace.engine
    what = words("Commands", "comparing strategies")
    return desk.runner.plan(what, lambda progress: engine.compare(document, progress), then, quiet=True)


def set_budget(desk: Desk, budget: Budget) -> None:
    """Say what one release may cost."""
    _set_privacy(desk, replace(desk.workspace.document.privacy, budget=budget), words("Commands", "change of budget"))


def set_neighbours(desk: Desk, neighbours: Neighbours) -> None:
    """Say what is hidden about a person."""
    privacy = replace(desk.workspace.document.privacy, neighbours=neighbours)
    _set_privacy(desk, privacy, words("Commands", "change of promise"))


def choose(desk: Desk, key: tuple[str, str, str]) -> None:
    """Measure by this strategy, budget and recovery; what was predicted stays true."""
    name, budget, recovery = key
    _choose(desk, replace(desk.workspace.document.strategy, name=name, budget=budget, recovery=recovery))


def choose_recommended(desk: Desk) -> None:
    """Measure by whatever is recommended, also when the plan changes."""
    _choose(desk, StrategyChoice(marginals=desk.workspace.document.strategy.marginals))


def chosen_key(document: Document, comparison: Comparison) -> tuple[str, str, str]:
    """Return strategy, budget and recovery that the plan means."""
    wish, best = document.strategy, comparison.recommended
    if wish.name == RECOMMENDED:
        return best.strategy, best.budget, best.recovery
    return wish.name, wish.budget, wish.recovery


def chosen_outcome(document: Document, comparison: Comparison) -> Outcome | None:
    """Return the outcome that the plan means; None if there is no such one."""
    key = chosen_key(document, comparison)
    return next((outcome for outcome in comparison.outcomes if outcome.key == key), None)


def seek(desk: Desk, goals: Mapping[int, float]) -> Job:
    """Find the least budget that gives these ± by number of table, and put it into the plan."""
    engine, document = desk.workspace.engine, desk.workspace.document
    what = words("Commands", "looking for the least budget")
    job = desk.runner.plan(
        what,
        lambda progress: engine.seek(document, goals, progress),
        lambda budget: set_budget(desk, budget),
        quiet=True,
    )
    job.failed.connect(lambda error: desk.notices.refuse(translate_error(error), Tone.DANGER))
    return job


def rehearse(desk: Desk, repeats: int, then: Callable[[Rehearsal], object]) -> Job:
    """Release made-up data `repeats` times; costs nothing and reads no record."""
    engine, document = desk.workspace.engine, desk.workspace.document
    what = words("Commands", "rehearsing on made-up data")
    return desk.runner.plan(what, lambda progress: engine.rehearse(document, repeats, progress), then)


def _set_privacy(desk: Desk, privacy: PrivacyChoice, name: str) -> None:
    desk.workspace.edit(replace(desk.workspace.document, privacy=privacy), name, together=True)


def _choose(desk: Desk, strategy: StrategyChoice) -> None:
    workspace = desk.workspace
    document = replace(workspace.document, strategy=strategy)
    workspace.edit(document, words("Commands", "choice of strategy"))
