"""reticent describe --private: find categories and bins privately, and write them into the plan; charges the ledger."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from core.commandline.choice_offer import ChoiceCall, charges_told
from core.commandline.terminal import Terminal
from core.domain.attribute import Attribute, Kind, Provenance
from core.errors import NoSourceError
from core.privacy.amount_text import exact_text
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.selection.list_search import ListSearch
from core.session.choices.finding import ListsQuote, find_lists, quote_lists, quote_lists_again
from core.session.choices.kept_choices import KeptChoice
from core.session.choices.planned_lists import ListsFound, PlannedLists, WantedList, plan_lists
from core.session.opening import open_ledger
from core.sources.asking.code_list import read_code_list


@dataclass(frozen=True, slots=True)
class FoundPlan:
    """The plan with the lists found, and how they were found."""

    plan: Plan
    planned: PlannedLists
    kept: KeptChoice[ListsFound]
    left: str

    def say(self, terminal: Terminal) -> None:
        """Print the lists, what they cost, and what is left."""
        for attribute in self._listed:
            labels = attribute.labels[: attribute.n_ordered] or attribute.categories
            terminal.say(f"{attribute.name}: {', '.join(labels) if labels else 'nothing was found'}")
        cost, line = self.kept.line.cost_text, self.kept.line
        spent = f"Found privately by charge no. {line.number}: {cost}" if self.kept.is_new else "Nothing was spent"
        terminal.say(f"{spent}. Left for “{line.dataset}”: {self.left}.")

    @property
    def data(self) -> dict[str, object]:
        """What was found as lists and dictionaries for JSON; keys are added to, never renamed."""
        line = self.kept.line
        return {
            "charge": line.number,
            "when": line.when,
            "dataset": line.dataset,
            "cost": {"epsilon": exact_text(line.epsilon), "delta": exact_text(line.delta)},
            "new": self.kept.is_new,
            "left": self.left,
            "lists": list(map(_list_data, self._listed, self.planned.searches)),
        }

    @property
    def _listed(self) -> list[Attribute]:
        names = [search.attribute.name for search in self.planned.searches]
        return [attribute for attribute in self.plan.attributes if attribute.name in names]


def find_privately(arguments: Namespace, plan: Plan, plan_file: Path, terminal: Terminal) -> FoundPlan:
    """Quote the lists of a plan, ask, charge the ledger, and return the plan with what was found.

    Args:
        arguments: as typed.
        plan: the plan as it is.
        plan_file: its file, in whose folder a relative source is.
        terminal: where the quote is shown.

    Raises:
        EngineError: if it is refused, or nobody can confirm it.
    """
    if not plan.source:
        raise NoSourceError(str(plan_file))
    call = ChoiceCall.begun(arguments, plan_file, plan, terminal)
    cost = ReleaseCost.selection(arguments.epsilon, arguments.delta)
    planned = plan_lists(plan, tuple(_wanted(arguments, plan, terminal)), cost)
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, plan_file, lambda name: ledger.account(name) is not None)
    offer = (
        quote_lists_again(planned, ledger, dataset, arguments.budget)
        if arguments.again
        else quote_lists(planned, ledger, dataset, arguments.budget, plan_file.parent)
    )
    kept = offer.kept or _found(offer, ledger, call)
    account = ledger.account(dataset)
    return FoundPlan(planned.applied(kept), planned, kept, account.left_text if account else "")


def _list_data(attribute: Attribute, search: ListSearch) -> dict[str, object]:
    cost = {"epsilon": exact_text(search.cost.epsilon), "delta": exact_text(search.cost.delta)}
    told: dict[str, object] = {"attribute": attribute.name, "kind": str(attribute.kind), "cost": cost}
    if attribute.n_ordered:
        edges = [edge.isoformat() if isinstance(edge, date) else edge for edge in attribute.edges]
        return {**told, "edges": edges, "rows_off": search.rows_off()}
    people = {"half": search.people_for(50), "sure": search.people_for(99)}
    return {**told, "categories": list(attribute.categories), "other": attribute.other, "people": people}


def _wanted(arguments: Namespace, plan: Plan, terminal: Terminal) -> Iterator[WantedList]:
    """Yield the lists that the arguments name; without --column, all categories from the data, too."""
    listed, grids = dict(arguments.code_list), {grid.name: grid for grid in arguments.bins}
    for name, file in listed.items():
        columns = read_code_list(file, terminal.progress())
        texts = (columns[0][0], *columns[0][1]) if columns else ()
        yield WantedList(name, categories=tuple(dict.fromkeys(text.strip() for text in texts if text.strip())))
    for grid in grids.values():
        yield WantedList(grid.name, grid=grid.edges, n_bins=grid.n_bins)
    names = arguments.column
    if not (names or listed or grids):
        names = [a.name for a in plan.attributes if _is_sought(a)]
    yield from (WantedList(name) for name in dict.fromkeys(names) if name not in {*listed, *grids})


def _found(offer: ListsQuote, ledger: Ledger, call: ChoiceCall) -> KeptChoice[ListsFound]:
    request = call.agree(offer, offer.planned.read, "Find these lists?", offer.planned.unlisted)
    with charges_told(call.terminal) as charged:
        return find_lists(offer.planned, request, ledger, call.terminal.progress(), charged)


def _is_sought(attribute: Attribute) -> bool:
    """Return whether a list read from the rows is to be found privately; whether a cell has an answer needs none."""
    is_list = attribute.kind is Kind.CATEGORIES and attribute.contains is None
    return is_list and attribute.provenance is Provenance.DATA
