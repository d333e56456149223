"""Maps: what one costs, the charge and the count, and what was published before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from core.domain.reading_layout import RowMeaning
from core.errors import UnansweredUnitError
from core.places.height_forecasts import Crowd, HeightForecast, height_forecasts
from core.places.map_comparison import MapOutcome, map_outcomes
from core.places.map_plan import TreeKind
from core.privacy.dataset_account import ChargePreview, DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind
from core.privacy.ledger_reader import LedgerView
from core.privacy.release_cost import ReleaseCost
from core.progress import Progress, reporting
from core.project.place_choice import PlaceChoice
from core.project.place_labels import unfit_labels
from core.release.map_statement import MAP_CUT_SHORT, MAPPED_BEFORE, quote_of_map
from core.release.published_map import Occurrence, PublishedMap
from core.release.quote_lines import unit_sentences
from core.session.charging import Charged
from core.session.choice_request import ChoiceRequest, rows_of
from core.session.choosing import choose_privately
from core.session.keeping import abandoned
from core.session.kept_choices import KeptChoice, found_like, kept_choices, kept_results, open_like
from core.session.ledger_mark import NO_LEDGER, LedgerMark
from core.session.offer import Offer
from core.session.paid_lists import check_found
from core.session.planned_map import FoundMap, PlannedMap
from core.threads import one_thread


@dataclass(frozen=True, slots=True)
class MapQuote(Offer):
    """The offer of a map that the owner accepts or declines.

    Attributes:
        planned: the map; accepting accepts this object.
        dataset: its name in the ledger.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        ledger_mark: the ledger as it was read.
        preview: the account before and after; None: the ledger knows no budget.
        lines: sentences: what is counted, what it costs, what is public, what is promised.
        kept: an equal map that was published before, shown at no cost; None: there is none.
        cut_short: number of a charge that has paid for this map and published nothing yet; None: there is none.
    """

    planned: PlannedMap
    dataset: str
    total: DatasetBudget | None
    ledger_mark: LedgerMark
    preview: ChargePreview | None
    lines: tuple[str, ...]
    kept: PublishedMap | None = None
    cut_short: int | None = None

    @property
    def cost(self) -> ReleaseCost:
        """What the ledger would be charged."""
        return self.planned.cost

    @property
    def is_paid(self) -> bool:
        """Whether an equal map is paid for, so that asking costs nothing."""
        return self.kept is not None or self.cut_short is not None


@one_thread()
def quote_map(
    planned: PlannedMap,
    ledger: Ledger | None,
    dataset: str,
    total: DatasetBudget | None = None,
    folder: Path | None = None,
) -> MapQuote:
    """Return what a map would count and cost; charges nothing and opens no data file.

    Args:
        planned: the map.
        ledger: of the owner; None: there is none yet, and a quote makes none.
        dataset: the name in the ledger.
        total: the budget that would be given to a dataset new to the ledger.
        folder: the plan's folder, where a relative source is looked for; None: the working folder.

    Raises:
        UnansweredUnitError: if the plan does not say who is protected.
        UnfoundListError: if a list of labels was found by a charge that the ledger does not have.
        LedgerError: see `Ledger.preview`.
    """
    if planned.plan.unit.rows is RowMeaning.UNANSWERED:
        raise UnansweredUnitError
    choice = planned.choice
    view = LedgerView(Path(), (), {}) if ledger is None else ledger.view(dataset)
    dataset = view.known_or_new(dataset)
    if planned.told_apart:
        check_found(planned.read, view, dataset)
    preview = view.preview(dataset, choice.cost, total, planned.plan.privacy_unit)
    line = found_like(choice, dataset, view, rows_of(planned.plan, folder))
    kept = None if line is None or ledger is None else KeptChoice(line, kept_results(ledger, line, FoundMap)[-1])
    cut_short = abandoned(view.path, open_like(choice, dataset, view))
    return MapQuote(
        planned=planned,
        dataset=dataset,
        total=total,
        ledger_mark=NO_LEDGER if ledger is None else LedgerMark.of(view),
        preview=preview,
        lines=tuple(_lines(planned, preview, kept, cut_short)),
        kept=None if kept is None else _published(kept, planned.place.name),
        cut_short=cut_short,
    )


# What was paid for comes first: who reads no further knows that asking costs nothing.
def _lines(
    planned: PlannedMap, preview: ChargePreview | None, kept: KeptChoice[FoundMap] | None, cut_short: int | None
) -> Iterator[str]:
    if kept is not None:
        yield MAPPED_BEFORE.format(date=kept.line.when[:10], number=kept.line.number)
    elif cut_short is not None:
        yield MAP_CUT_SHORT.format(number=cut_short)
    yield from quote_of_map(planned.facts)
    yield from unit_sentences(preview, planned.plan.privacy_unit) if preview else ()


def compare_maps(planned: PlannedMap) -> tuple[MapOutcome, ...]:
    """Return what each tree would give at the cost of the map; opens no data file."""
    found = map_outcomes(planned.place.terms, planned.measured.terms)
    # Maps by attributes are quadtrees: what cannot be had is no choice.
    return tuple(each for each in found if not planned.told_apart or each.kind is TreeKind.QUADTREE)


def forecast_heights(planned: PlannedMap, n_rows: int | None = None) -> tuple[HeightForecast, ...]:
    """Return what each height would give at the cost of the map, for typical rectangles; opens no data file.

    Boxes are those of a quadtree. Of a map by attributes, each label has as many rows as any other.

    Args:
        planned: the map.
        n_rows: roughly, as published or typed, never counted; None: not known, and nothing is said of spread.
    """
    place, asked = planned.place, planned.place.terms
    of_one = (n_rows or 0) // planned.facts.n_maps
    found = height_forecasts(asked.box, planned.measured.terms, asked.typical_rectangles(), Crowd(of_one), asked.split)
    heights = (each for each in found if each.height >= 1)
    return tuple(each for each in heights if not unfit_labels(_of_height(place, each.height), planned.told_apart))


def _of_height(place: PlaceChoice, height: int) -> PlaceChoice:
    return replace(place, terms=replace(place.terms, height=height))


def publish_map(
    planned: PlannedMap,
    request: ChoiceRequest,
    ledger: Ledger,
    progress: Progress | None = None,
    charged: Charged | None = None,
) -> PublishedMap:
    """Return the map, or an equal one that was published before; only the former is charged.

    Args:
        planned: the map as it was quoted and confirmed.
        request: of the plan `planned.read`.
        ledger: of the owner.
        progress: may cancel.
        charged: see `Charged`.

    Raises:
        EngineError: see `choose_privately`.
    """
    if planned.told_apart:
        check_found(planned.read, ledger, request.dataset)
    # One context for reading, counting and noise: the caller shows one bar.
    with reporting(progress):
        return _published(choose_privately(planned.choice, request, ledger, charged=charged), planned.place.name)


def kept_maps(ledger: Ledger, dataset: str | None) -> tuple[PublishedMap, ...]:
    """Return every map of a dataset, or all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return tuple(map(_published, kept_choices(ledger, dataset, ChoiceKind.MAP, FoundMap)))


def _published(kept: KeptChoice[FoundMap], name: str = "") -> PublishedMap:
    """Return a kept map under the name that is asked for; "": its own. A name is no part of what was paid for."""
    line = kept.line
    occurrence = Occurrence(line.dataset, line.number, line.when, line.hash)
    facts = replace(kept.found.facts, name=name or kept.found.facts.name)
    by_label = tuple(packed.unpacked() for packed in kept.found.by_label)
    return PublishedMap(facts, kept.found.tree.unpacked(), occurrence, by_label)
