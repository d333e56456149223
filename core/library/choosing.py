"""Private choices and maps in a script: tables that tell most, lists of categories and bins, maps of places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any, TypeVar, Unpack

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.location import location_of
from core.domain.spare_labels import OTHERS
from core.errors import UnconfirmedChoiceError
from core.exports.maps.write_map import write_map
from core.library.labels import Labels
from core.library.ledgers import (
    ReleaseSettings,
    ToldInPython,
    budget_of,
    dataset_of,
    is_said,
    opened_ledger,
    present_ledger,
    with_rows,
)
from core.library.planning import Amount
from core.library.settings import check_known
from core.places.place_box import Rectangle
from core.privacy.amount_text import parse_amount, parse_delta
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.project.plan import Plan
from core.release.published_map import PublishedMap, RectangleFigure
from core.session.charging import Charged
from core.session.choices import finding, mapping, planned_lists, planned_map, planned_suggestion, suggesting
from core.session.choices.choice_quote import ChoiceQuote
from core.session.choices.choice_request import ChoiceRequest
from core.session.choices.planned_lists import WantedList
from core.session.choices.planned_suggestion import SuggestionTerms
from core.sources.asking.pins import check_pinned
from core.sources.file_state import file_state
from core.sources.frames.frame import DataFrame

Result = TypeVar("Result")
Run = Callable[[ChoiceRequest, Ledger, Charged], Result]
"""The verb of the session that charges, counts and keeps what is found."""
PublicList = Labels | Iterable[str] | tuple[Labels, int] | None
"""None: no list of the categories is public. A public list that they are among. Or the bins of a public range, and how
many of them are wanted, such as (rt.bins(0, 5, 10, 15, 20), 2)."""


@dataclass(frozen=True, slots=True)
class SuggestionResult:
    """Tables that tell most beyond what is public; all of it is public.

    Attributes:
        number: of the charge in the ledger.
        tables: names of their attributes, the first choice first.
        plan: the plan that was asked for, with these tables added.
    """

    number: int
    tables: tuple[tuple[str, ...], ...]
    plan: Plan


@dataclass(frozen=True, slots=True)
class ListsResult:
    """Categories and bins found privately; all of it is public.

    Attributes:
        number: of the charge in the ledger; the attributes name it, and a release is refused without it.
        labels: of every attribute found, by its name, in order.
        plan: the plan with these lists; an attribute that it did not have comes last.
    """

    number: int
    labels: Mapping[str, tuple[str, ...]]
    plan: Plan


@dataclass(frozen=True, slots=True)
class MapResult:
    """A published map; `map` is the engine's own, with all boxes, counts and the statement."""

    map: PublishedMap

    @property
    def number(self) -> int:
        """The number of the charge in the ledger."""
        return self.map.occurrence.number

    @property
    def statement(self) -> tuple[str, ...]:
        """How the map came about, in sentences."""
        return self.map.statement

    def count(self, x: tuple[float, float], y: tuple[float, float], coverage: float = 0.95) -> RectangleFigure:
        """Return the count of a rectangle, with ± by noise, and how far rows at its edges may shift it.

        Args:
            x: its ends along the first column, in units of that column.
            y: along the second.
            coverage: of ±, in (0, 1).

        Raises:
            PlaceBoxError: if that is no rectangle.
        """
        return self.map.figure(Rectangle(*x, *y), coverage)

    def export(self, path: str | PathLike[str], *, replace: bool = False) -> Path:
        """Write the map as the suffix of `path` says (.geojson, .csv, .png, .svg), and return the file.

        Raises:
            OutputError: if the file exists and `replace` is False, or it cannot be written.
        """
        write_map(self.map, Path(path), replace)
        return Path(path)


def suggest(
    plan: Plan, rows: object = None, terms: SuggestionTerms | None = None, **how: Unpack[ReleaseSettings]
) -> SuggestionResult:
    """Choose privately which tables tell most beyond what is public; publishes no table of two attributes.

    Args:
        plan: its attributes are those of the candidates, its cost is that at which the tables are to be released.
        rows: a path, or a frame; without, the plan's source.
        terms: how many tables, for which ε, of how many attributes; None: five pairs for ε = 1/10.
        how: see `LedgerSettings` and `ReleaseSettings`; `again` pays for what was found already.

    Raises:
        UnconfirmedChoiceError: without yes=True; tells what it would cost.
        PlanError, SourceError, LedgerError: if anything else is wrong; nothing is charged then.
        TypeError: if a setting is not of its kind.

    Privacy:
        ε is charged, and on disk, before a row is counted. An equal question gets the kept result, at no cost.
    """
    plan, frame = with_rows(plan, rows)
    with _Payment(how, frame) as payment:
        dataset = dataset_of(plan, how, payment.ledger)
        planned = planned_suggestion.plan_suggestion(plan, terms or SuggestionTerms(), payment.ledger, dataset)
        offer = suggesting.quote_suggestion(planned, payment.ledger, dataset, payment.total)
        kept = payment.kept(offer.kept) or payment.pay(
            offer, plan, lambda request, ledger, charged: suggesting.suggest(planned, request, ledger, charged=charged)
        )
    return SuggestionResult(kept.line.number, kept.found.tables, suggesting.with_tables(plan, kept.found.tables))


def find_lists(
    plan: Plan,
    wanted: Mapping[str, PublicList],
    rows: object = None,
    *,
    epsilon: Amount = 1,
    delta: Amount = 0,
    **how: Unpack[ReleaseSettings],
) -> ListsResult:
    """Find categories and bins privately, and return the plan with them.

    Args:
        plan: says whom to protect, and how to read the rows.
        wanted: by name of the attribute, or of a column that the plan does not use yet, what is public of its list.
        rows: a path, or a frame; without, the plan's source.
        epsilon: what all lists may cost together, > 0; each gets an equal part.
        delta: for categories without a public list, which need one, in (0, 1).
        how: see `LedgerSettings` and `ReleaseSettings`; `again` pays for what was found already.

    Raises:
        UnconfirmedChoiceError: without yes=True; tells what it would cost.
        NoOpenDeltaError: if a list is not public, and δ is 0.
        PlanError, SourceError, LedgerError: if anything else is wrong; nothing is charged then.

    Privacy:
        ε and δ are charged, and on disk, before a row is counted. An equal question gets the kept result, at no cost.
    """
    plan, frame = with_rows(plan, rows)
    used = set(plan.domain.names)
    # An attribute has a label; of a list from the data none stays.
    new = (
        Attribute(name, Kind.CATEGORIES, other=OTHERS[0], provenance=Provenance.DATA)
        for name in wanted
        if name not in used
    )
    plan = replace(plan, attributes=(*plan.attributes, *new))
    cost = ReleaseCost.selection(parse_amount(str(epsilon), "ε"), parse_delta(str(delta)))
    planned = planned_lists.plan_lists(plan, tuple(_wanted(name, public) for name, public in wanted.items()), cost)
    with _Payment(how, frame) as payment:
        quoted = finding.quote_lists_again if payment.again else finding.quote_lists
        offer = quoted(planned, payment.ledger, dataset_of(plan, how, payment.ledger), payment.total)
        kept = payment.kept(offer.kept) or payment.pay(
            offer,
            planned.read,
            lambda request, ledger, charged: finding.find_lists(planned, request, ledger, charged=charged),
            planned.unlisted,
        )
    found = planned.applied(kept)
    labels = {each.name: each.labels for each in found.attributes if each.name in wanted}
    return ListsResult(kept.line.number, labels, found)


def publish_map(plan: Plan, name: str, rows: object = None, **how: Unpack[ReleaseSettings]) -> MapResult:
    """Count a map of the plan, charge the ledger, and return it.

    Args:
        plan: has the map among its places; see `load_plan`.
        name: of the map.
        rows: a path, or a frame; without, the plan's source.
        how: see `LedgerSettings` and `ReleaseSettings`; `again` pays for what was published already.

    Raises:
        UnconfirmedChoiceError: without yes=True; tells what it would cost.
        UnknownMapError: if the plan has no such map.
        PlanError, SourceError, LedgerError: if anything else is wrong; nothing is charged then.

    Privacy:
        The cost of the map is charged, and on disk, before a row is counted. An equal map is returned at no cost.
    """
    plan, frame = with_rows(plan, rows)
    planned = planned_map.plan_map(plan, name)
    with _Payment(how, frame) as payment:
        offer = mapping.quote_map(planned, payment.ledger, dataset_of(plan, how, payment.ledger), payment.total)
        published = payment.kept(offer.kept) or payment.pay(
            offer,
            planned.read,
            lambda request, ledger, charged: mapping.publish_map(planned, request, ledger, charged=charged),
        )
    return MapResult(published)


def _wanted(name: str, public: PublicList) -> WantedList:
    if public is None:
        return WantedList(name)
    if isinstance(public, tuple) and len(public) == 2 and isinstance(public[0], Labels):
        return WantedList(name, grid=public[0].edges, n_bins=int(public[1]))
    if isinstance(public, Labels):
        return WantedList(name, public.categories)
    if isinstance(public, str):
        raise TypeError(f"give {name!r} a list of categories, not a text")
    return WantedList(name, tuple(map(str, public)))


class _Payment(ToldInPython):
    """The settings of one call, checked, and the one place where it pays."""

    def __init__(self, how: ReleaseSettings, frame: DataFrame | None) -> None:
        check_known(how, ReleaseSettings)
        self._yes, self.again, self._other_people = (is_said(how, n) for n in ("yes", "again", "other_people"))
        self._how, self._frame, self._charges_made = how, frame, list[int]()
        self.ledger, self.total = present_ledger(how), budget_of(how)
        super().__init__(self._charges_made, "ask the same again")

    def kept(self, found: Result | None) -> Result | None:
        """Return what an equal question found, unless it is to be paid for again."""
        return None if self.again else found

    def pay(
        self,
        offer: ChoiceQuote[Any, Any],
        read: Plan,
        run: Run[Result],
        unlisted: tuple[str, ...] | None = None,
    ) -> Result:
        """Ask for consent, unless it is paid for, and run; `unlisted` as in `ChoiceRequest`."""
        if offer.cut_short is None or self.again:
            offer.check()
            if not self._yes:
                after, budget = offer.spent_after_text, offer.budget_text or ""
                raise UnconfirmedChoiceError(offer.dataset, offer.cost_text, after, budget)
        seen = None
        if self._frame is None:
            seen = file_state(location_of(read.source))
            check_pinned(location_of(read.source), read.layout, read.attributes, None)
        request = ChoiceRequest(
            plan=read,
            folder=Path(),
            dataset=offer.dataset,
            total=offer.total,
            seen=seen,
            other_people=self._other_people,
            frame=self._frame,
            ledger_mark=offer.ledger_mark,
            again=self.again,
            unlisted=unlisted,
        )
        into = self.ledger or opened_ledger(self._how.get("ledger"), make=True)
        return run(request, into, self._charges_made.append)
