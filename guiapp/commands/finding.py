"""Quote lists that are found privately, find them, and put them into the plan: a command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from core.front_door import (
    Attribute,
    ChoiceRequest,
    DatasetBudget,
    KeptChoice,
    ListsFound,
    ListsQuote,
    PlannedLists,
    Progress,
    ReleaseCost,
    WantedList,
)
from guiapp.commands.private_choices import ConfirmedChoice, run_choice
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext


@dataclass(frozen=True, slots=True)
class ListsAsked:
    """What is asked for.

    Attributes:
        wanted: the list.
        cost: of it.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
    """

    wanted: WantedList
    cost: ReleaseCost
    total: DatasetBudget | None = None


def quote_lists(context: AppContext, asked: ListsAsked, then: Callable[[ListsQuote], object]) -> Job | None:
    """Quote lists; None without a ledger. The caller shows a failure itself."""
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan, dataset, folder = workspace.engine, workspace.plan, workspace.dataset, workspace.folder

    def work(_: Progress) -> ListsQuote:
        planned = engine.plan_lists(plan, (asked.wanted,), asked.cost, _said)
        return engine.quote_lists(planned, ledger, dataset, asked.total, folder)

    return context.runner.run_free(words("Commands", "working out the cost"), work, then, quiet=True)


def find_lists(
    context: AppContext,
    offer: ListsQuote,
    charged: Callable[[int], object],
    then: Callable[[KeptChoice[ListsFound]], object],
    *,
    other_people: bool = False,
) -> Job | None:
    """Charge the ledger and find the lists; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        offer: the quote that the owner accepted.
        charged: receives the number of the charge, in another thread; the charge stands however the job ends.
        then: gets what was found.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan = workspace.engine, workspace.plan
    confirmed = ConfirmedChoice(offer, offer.planned.read, other_people, offer.planned.unlisted)

    def work(request: ChoiceRequest, progress: Progress) -> KeptChoice[ListsFound]:
        # In the job, so that a refusal ends where every other failure is shown.
        offer.check_plan(plan)
        return engine.find_lists(offer.planned, request, ledger, progress, charged)

    what = words("Commands", "finding lists of “{dataset}”").format(dataset=offer.dataset)
    return run_choice(context, what, confirmed, work, then)


def take_found(context: AppContext, planned: PlannedLists, kept: KeptChoice[ListsFound]) -> None:
    """Put the lists found into the plan, as an edit that can be undone; the charge stays."""
    workspace = context.workspace
    names = [search.attribute.name for search in planned.searches]
    changed = planned.applied(kept, workspace.plan)
    workspace.edit(changed, words("Commands", "finding of “{name}” privately").format(name=", ".join(names)))
    found = [attribute for attribute in changed.attributes if attribute.name in names]
    said = " ".join([*map(_found_words, found), _cost_words(kept)])
    undo = partial(workspace.undo_to, workspace.last_step)
    context.notices.say(said, Tone.GOOD, words("Commands", "Undo"), undo)


def _found_words(attribute: Attribute) -> str:
    n_found = attribute.n_ordered or len(attribute.categories)
    if attribute.n_ordered:
        said = words("Commands", "Bins of “{name}” found: {n}.")
    else:
        said = words("Commands", "Categories of “{name}” found: {n}.")
    return said.format(name=attribute.name, n=n_found)


def _cost_words(kept: KeptChoice[ListsFound]) -> str:
    if not kept.is_new:
        return words("Commands", "Nothing was spent: charge no. {number} has paid for it.").format(
            number=kept.line.number
        )
    return words("Commands", "Charge no. {number}, {cost}, stays in the ledger, also if you undo this.").format(
        number=kept.line.number, cost=told(kept.line.cost_text)
    )


def _said(label: str) -> str:
    """Return the name of a label that every list has, in the language of the window."""
    names = {"Anything else": words("Commands", "Anything else"), "Missing": words("Commands", "Missing")}
    return names.get(label, label)
