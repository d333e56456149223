"""Lists to be found privately, with everything decided from public facts; made once, quoted, confirmed and found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from core.data.private_records import PrivateRecords
from core.data.raw_cells import Marks, number_of
from core.data.written_dates import dates_in
from core.domain.attribute import Attribute, Kind, Provenance, may_measure
from core.domain.bins import edge_text
from core.domain.edges import Edges
from core.domain.spare_labels import BLANKS, OTHERS, spare_label
from core.errors import PlanValueError
from core.errors.found_errors import NoListsError, NoOpenDeltaError
from core.measuring.receipt import Receipt
from core.mechanisms.randomness import SystemBits
from core.privacy.ledger_entry import LISTS_FOUND, ChoiceKind
from core.privacy.release_cost import ReleaseCost
from core.progress import check_cancelled, report
from core.project.plan import Plan
from core.selection.find_lists import find_list, with_found
from core.selection.list_search import ListSearch
from core.session.choices.choice_request import PrivateChoice
from core.session.choices.kept_choices import KeptChoice
from core.words import N_


@dataclass(frozen=True, slots=True)
class WantedList:
    """One attribute of which a list is wanted, and what is public of it.

    Attributes:
        name: of the attribute.
        categories: the public list that the categories are among; () if there is none, or bins are wanted.
        grid: edges of the public range and grid; () if categories are wanted.
        n_bins: bins wanted; 0 for categories.
    """

    name: str
    categories: tuple[str, ...] = ()
    grid: Edges = ()
    n_bins: int = 0


@dataclass(frozen=True, slots=True)
class ListFound:
    """What was found of one column: categories, or all edges of bins."""

    column: str
    categories: tuple[str, ...] = ()
    edges: Edges = ()


@dataclass(frozen=True, slots=True)
class ListsFound:
    """What a charge has found; public."""

    lists: tuple[ListFound, ...]


@dataclass(frozen=True, slots=True)
class PlannedLists:
    """A search for lists. What is confirmed is what runs.

    Attributes:
        plan: the owner's.
        searches: one for each list, in the order of the plan.
    """

    plan: Plan
    searches: tuple[ListSearch, ...]

    @property
    def read(self) -> Plan:
        """The plan by which the rows are read: with the columns of the lists, and no other."""
        return replace(self.plan, attributes=tuple(each.attribute for each in self.searches), sensitive=())

    @property
    def unlisted(self) -> tuple[str, ...]:
        """Names of the attributes whose categories have no public list."""
        return tuple(each.attribute.name for each in self.searches if each.is_unlisted)

    @property
    def choice(self) -> PrivateChoice[ListsFound]:
        """The private choice."""
        return PrivateChoice(
            kind=ChoiceKind.CATEGORIES,
            question=self._question,
            what=LISTS_FOUND.format(lists=len(self.searches)),
            parts=tuple(each.cost for each in self.searches),
            find=self._find,
            result=ListsFound,
        )

    @property
    def cost(self) -> ReleaseCost:
        """What all lists cost together."""
        return self.choice.cost

    @property
    def _question(self) -> dict[str, object]:
        unit, layout = self.plan.unit, self.plan.layout
        # The file by its name in the plan: an equal question about another file has another result.
        return {
            "source": self.plan.source,
            "layout": layout.facts,
            "unit": [unit.id, unit.at_most, self.plan.privacy.neighbours],
            "lists": [_asked(each) for each in self.searches],
        }

    def _find(self, records: PrivateRecords, receipts: Sequence[Receipt]) -> ListsFound:
        bits, found = SystemBits(), []
        for axis, (search, receipt) in enumerate(zip(self.searches, receipts, strict=True)):
            check_cancelled()  # the charge stands; an equal question resumes it
            report(axis, len(self.searches), N_("Progress", "Finding categories and bins"))
            one, attribute = find_list(search, axis, records, receipt, bits), search.attribute
            kept = {"edges": one} if attribute.n_ordered else {"categories": one}
            found.append(ListFound(attribute.header, **kept))  # type: ignore[arg-type]  # of bins, edges
        return ListsFound(tuple(found))

    def applied(self, kept: KeptChoice[ListsFound], plan: Plan | None = None) -> Plan:
        """Return the plan with the lists found; a column of which nothing was found has its other labels alone.

        Args:
            kept: what was found.
            plan: the edited plan; None: it was not edited since.
        """
        new = {
            search.attribute.name: with_found(search.attribute, one.edges or one.categories, kept.line.number)
            for search, one in zip(self.searches, kept.found.lists, strict=True)
        }
        plan = plan or self.plan
        return replace(plan, attributes=tuple(new.get(each.name, each) for each in plan.attributes))


def plan_lists(
    plan: Plan, wanted: Sequence[WantedList], cost: ReleaseCost, told: Callable[[str], str] = str
) -> PlannedLists:
    """Decide everything about a search for lists; opens no data file and no ledger.

    ε is divided equally among the lists, δ among the categories that have no public list; without such, none is used.

    Args:
        plan: the owner's; lists of other attributes are not touched.
        wanted: the lists, of attributes of the plan, each once.
        cost: of all lists together.
        told: translates the names of the labels for anything else and for blanks.

    Raises:
        NoListsError: if no list is wanted.
        PlanValueError: if bins are wanted of an attribute whose categories are all texts.
        NoOpenDeltaError: if categories have no public list, and the cost has no δ.
        UnknownAttributeError: if the plan has no attribute of a name.
    """
    if not wanted:
        raise NoListsError
    # In the order of the plan, so that the order in which lists are named makes no other question.
    asked = {plan.domain.position(each.name): each for each in wanted}
    for place, each in asked.items():
        _check_numbers(plan.attributes[place], each)
    publics = [_public(plan.attributes[place], asked[place], told) for place in sorted(asked)]
    n_open = sum(each.kind is Kind.CATEGORIES and not each.categories for each in publics)
    if n_open and not cost.delta:
        raise NoOpenDeltaError
    # Equal parts: no list is worth more than another before anything is known of it.
    epsilon, delta = cost.epsilon / len(publics), cost.delta / n_open if n_open else Fraction(0)
    return PlannedLists(
        plan,
        tuple(
            ListSearch(
                attribute=public,
                cost=ReleaseCost.selection(epsilon, 0 if public.categories or public.edges else delta),
                n_bins=asked[place].n_bins,
                neighbours=plan.privacy.neighbours,
                at_most=plan.unit.at_most,
            )
            for place, public in zip(sorted(asked), publics, strict=True)
        ),
    )


def _check_numbers(attribute: Attribute, wanted: WantedList) -> None:
    """Refuse bins where the plan lists categories that are all texts; values beyond a list may be numbers."""
    if not wanted.grid or not attribute.categories or attribute.other is not None:
        return
    texts = (*attribute.categories, *(raw for raw, _ in attribute.merges))
    # Any mark of decimals: which one is right is asked elsewhere.
    marks = (Marks("."), Marks(","))
    if not any(number_of(text, each) is not None for text in texts for each in marks) and not any(
        day for text in texts for day in dates_in(text)
    ):
        why = N_("Error", "it cannot have bins, as none of its categories is a number or a date.")
        cure = N_("Error", "Name another column, or leave out its bins to find its categories.")
        key = f"attributes.{attribute.name}.kind"
        raise PlanValueError(key, why, cure)


def _public(attribute: Attribute, wanted: WantedList, told: Callable[[str], str]) -> Attribute:
    """Return the attribute with what is public of its list, and labels for everything else."""
    # Labels proposed from the rows would tell whether there are blanks, and are chosen anew. What was read of spellings
    # and of texts that mean blanks would tell that somebody wrote so.
    is_read = attribute.provenance is Provenance.DATA
    taken = set(wanted.categories)
    names = [(attribute.other, OTHERS), (attribute.missing, BLANKS)]
    other, missing = (
        name if name is not None and not is_read and name not in taken else spare_label((told(usual[0]), *usual), taken)
        for name, usual in names
    )
    kind = attribute.kind
    if wanted.grid:
        kind = Kind.NUMBER if isinstance(wanted.grid[0], float | int) else Kind.DATE
    return Attribute(
        name=attribute.name,
        kind=kind if wanted.grid else Kind.CATEGORIES,
        categories=wanted.categories,
        edges=wanted.grid,
        merges=() if is_read else _spellings(attribute, taken),
        other=other,
        missing=missing,
        column=attribute.column,
        missing_values=() if is_read else attribute.missing_values,
        measured_in=attribute.measured_in if wanted.grid and may_measure(kind, attribute.measured_in) else "",
    )


def _spellings(attribute: Attribute, listed: set[str]) -> tuple[tuple[str, str], ...]:
    """Return the merges of other texts into a category of the public list."""
    return tuple((raw, label) for raw, label in attribute.merges if label in listed and raw not in listed)


def _asked(search: ListSearch) -> list[object]:
    attribute, cost = search.attribute, search.cost
    edges = [edge_text(edge) for edge in attribute.edges]
    public = [attribute.kind, attribute.header, attribute.categories, edges, attribute.other, attribute.missing]
    # Left out where empty, as of most columns: their questions stay equal to those in existing ledgers.
    spelt = (sorted(attribute.merges), sorted(attribute.missing_values))
    unit = [attribute.measured_in] if attribute.measured_in else []
    return [*public, search.n_bins, str(cost.epsilon), str(cost.delta), *(spelt if any(spelt) else ()), *unit]
