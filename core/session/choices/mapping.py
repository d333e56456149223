"""Maps: what one costs, the charge and the count, and what was published before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from core.domain.location import location_of
from core.places.height_forecasts import Crowd, HeightForecast, height_forecasts
from core.places.map_comparison import MapOutcome, map_outcomes
from core.places.map_plan import TreeKind
from core.privacy.dataset_account import DatasetBudget
from core.privacy.ledger import Ledger
from core.privacy.ledger_entry import ChoiceKind, LedgerEntry
from core.progress import Progress, reporting
from core.project.place_choice import PlaceChoice
from core.project.place_labels import unfit_labels
from core.release.map_statement import AT_ONCE, MAP_CUT_SHORT, MAPPED_BEFORE, quote_of_map
from core.release.published_map import Occurrence, PublishedMap
from core.session.charging import Charged, check_found
from core.session.choices.choice_quote import ChoiceQuote, LedgerLook, PaidWords
from core.session.choices.choice_request import ChoiceRequest, source_location, unpacked
from core.session.choices.choosing import choose_privately
from core.session.choices.kept_choices import KeptChoice, kept_choices
from core.session.choices.planned_map import FoundMap, PlannedMap
from core.session.keeping import counted_when, place_sentences
from core.threads import one_thread

MapQuote = ChoiceQuote[PlannedMap, PublishedMap]
"""The offer of a map."""


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
    look = LedgerLook(planned, ledger, dataset, total)
    if planned.told_apart:
        check_found(planned.read, look.view, look.dataset)
    before = look.paid_before(source_location(planned.plan, folder), FoundMap)
    lines = before.lines(PaidWords(MAPPED_BEFORE, MAP_CUT_SHORT, AT_ONCE), quote_of_map(planned.facts))
    kept = None
    if before.kept is not None and ledger is not None:
        kept = _published(before.kept, ledger, planned.place.name)
    return look.quote(lines, look.preview(), kept, before.cut_short)


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
        found = choose_privately(planned.choice, request, ledger, charged)
        return _published(found, ledger, planned.place.name)


def kept_maps(ledger: Ledger, dataset: str | None) -> tuple[PublishedMap, ...]:
    """Return every map of a dataset, or all, oldest first; costs nothing.

    Raises:
        StrangeChoiceError, LedgerFileError: see `kept_results`.
    """
    return tuple(_published(kept, ledger) for kept in kept_choices(ledger, dataset, ChoiceKind.MAP, FoundMap))


def _published(kept: KeptChoice[FoundMap], ledger: Ledger, name: str = "") -> PublishedMap:
    """Return a kept map under the name that is asked for; "": its own. A name is no part of what was paid for."""
    line = kept.line
    occurrence = Occurrence(line.dataset, line.number, line.when, line.hash)
    facts = replace(kept.found.facts, name=name or kept.found.facts.name)
    by_label = tuple(packed.unpacked() for packed in kept.found.by_label)
    rows = _source_sentences(ledger, line)
    return PublishedMap(facts, kept.found.tree.unpacked(), occurrence, by_label, rows=rows)


def _source_sentences(ledger: Ledger, line: LedgerEntry) -> tuple[str, ...]:
    """Return where the rows of a map are from, by the request that the ledger keeps."""
    asked = unpacked(ledger.request(line))
    data = asked["question"].get("data", {})
    return place_sentences(
        location_of(asked["source"]), data.get("sheet"), data.get("query"), counted_when(ledger, line)
    )
