"""Describe a map in the plan, quote it, publish it, and save it; publishing is a command that spends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtGui import QImage

from core.front_door import (
    ChoiceRequest,
    DatasetBudget,
    HeightForecast,
    MapOutcome,
    MapQuote,
    PlaceChoice,
    Progress,
    PublishedMap,
    check_apart,
)
from guiapp.commands.private_choices import ConfirmedChoice, run_choice
from guiapp.desktop.language import told, words
from guiapp.desktop.notices import Tone
from guiapp.jobs.job import Job
from guiapp.state.app_context import AppContext
from guiapp.state.readiness import release_inputs
from guiapp.widgets.charts.picture import image_file

PNG = ".png"
"""Ending of a picture that the window paints; all other files are the engine's."""


@dataclass(frozen=True, slots=True)
class QuotedMap:
    """A quote, and what other trees and heights would give.

    Attributes:
        offer: the quote.
        outcomes: of every tree at this cost.
        heights: of every height at this cost.
        n_rows: roughly how many rows the heights are forecast for; None: not known.
        is_new: whether the dataset has no budget in the ledger yet.
    """

    offer: MapQuote
    outcomes: tuple[MapOutcome, ...]
    heights: tuple[HeightForecast, ...]
    n_rows: int | None
    is_new: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a quote.

    Attributes:
        name: of the map.
        total: the budget that a dataset new to the ledger would get; None: it is known, or not decided yet.
        n_rows: see `QuotedMap`.
    """

    name: str
    total: DatasetBudget | None
    n_rows: int | None


def describe_map(context: AppContext, place: PlaceChoice, number: int) -> None:
    """Put a map in place of the one of that number, from 0, or be it the first one; can be undone, field by field."""
    workspace = context.workspace
    before = workspace.plan.places
    places = (*before[:number], place, *before[number + 1 :])
    if before != places:
        old = before[number] if number < len(before) else None
        workspace.edit(replace(workspace.plan, places=places), _edit_name(old, place), together=True)


def _edit_name(old: PlaceChoice | None, new: PlaceChoice) -> str:
    """Return what undo calls an edit: one field of one map, as equal names are one step."""
    if old is None:
        return words("Commands", "describing the map")
    if old.name != new.name:
        return words("Commands", "name of the map")
    named = {
        "columns": words("Commands", "columns of the map “{name}”"),
        "by": words("Commands", "attributes of the map “{name}”"),
        "cost": words("Commands", "cost of the map “{name}”"),
        "box": words("Commands", "box of the map “{name}”"),
        "height": words("Commands", "levels of the map “{name}”"),
    }
    differ = (field for field, name in named.items() if _part(old, field) != _part(new, field))
    return named.get(next(differ, ""), words("Commands", "cuts of the map “{name}”")).format(name=new.name)


def _part(place: PlaceChoice, field: str) -> object:
    return getattr(place.terms if field in ("box", "height") else place, field)


def add_map(context: AppContext, place: PlaceChoice) -> None:
    """Put a map behind those of the plan; can be undone."""
    plan = context.workspace.plan
    context.workspace.edit(replace(plan, places=(*plan.places, place)), words("Commands", "adding a map"))


def remove_map(context: AppContext, number: int) -> None:
    """Take the map of that number, from 0, out of the plan; can be undone."""
    plan = context.workspace.plan
    places = (*plan.places[:number], *plan.places[number + 1 :])
    context.workspace.edit(replace(plan, places=places), words("Commands", "removing the map"))


def quote_map(context: AppContext, asked: Asked, then: Callable[[QuotedMap], object]) -> Job | None:
    """Quote a map of the plan; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        asked: which map, and what is known besides.
        then: gets the quote.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine, plan, dataset, folder = workspace.engine, workspace.plan, workspace.dataset, workspace.folder

    def work(_: Progress) -> QuotedMap:
        planned = engine.plan_map(plan, asked.name)
        offer = engine.quote_map(planned, ledger, dataset, asked.total, folder)
        heights = tuple(engine.forecast_heights(planned, asked.n_rows))
        is_new = ledger.account(offer.dataset) is None
        return QuotedMap(offer, engine.compare_maps(planned), heights, asked.n_rows, is_new=is_new)

    return context.runner.run_free(words("Commands", "working out the cost"), work, then, quiet=True)


def publish_map(
    context: AppContext,
    offer: MapQuote,
    charged: Callable[[int], object],
    then: Callable[[PublishedMap], object],
    *,
    other_people: bool = False,
) -> Job | None:
    """Charge the ledger and count the map; None without a ledger. The caller shows a failure itself.

    Args:
        context: as everywhere.
        offer: the quote that the owner accepted.
        charged: receives the number of the charge, in another thread; the charge stands however the job ends.
        then: gets the map.
        other_people: whether the owner states that rows resembling those of another dataset are about other people.
    """
    workspace = context.workspace
    ledger = workspace.ledger
    if ledger is None:
        return None
    engine = workspace.engine
    confirmed = ConfirmedChoice(offer, offer.planned.read, other_people)

    def work(request: ChoiceRequest, progress: Progress) -> PublishedMap:
        return _painted(engine.publish_map(offer.planned, request, ledger, progress, charged))

    what = words("Commands", "counting the map of “{dataset}”").format(dataset=offer.dataset)
    return run_choice(context, what, confirmed, work, then)


def show_kept(context: AppContext, published: PublishedMap, then: Callable[[PublishedMap], object]) -> Job:
    """Make a map that was published before ready to be shown."""
    what = words("Commands", "drawing the map")
    return context.runner.run_free(what, lambda _: _painted(published), then, quiet=True)


def _painted(published: PublishedMap) -> PublishedMap:
    """Return a map whose colours and counts are worked out: of a fine map that takes longer than a window may wait."""
    for part in (published, *published.by_label):
        _ = part.raster, part.total
    # The first rectangle works out sums that all others share.
    _ = published.figure(published.facts.terms.box), published.figures(published.facts.terms.box)
    return published


def save_map(context: AppContext, published: PublishedMap, path: Path, painted: QImage) -> Job:
    """Write a map in the format of the file's ending, and show where it is.

    Args:
        context: as everywhere.
        published: the map.
        path: of the file.
        painted: the map as it is shown, for a PNG.
    """
    engine, apart = context.workspace.engine, release_inputs(context.workspace)

    def write(_: Progress) -> None:
        check_apart(path, apart)
        if path.suffix.lower() == PNG:
            engine.write_painted(published, path, image_file(painted), True, told)
        else:
            engine.write_map(published, path, True, told)

    def tell(_: None) -> None:
        context.notices.say(words("Commands", "The map is in {file}.").format(file=path), Tone.GOOD)

    return context.runner.run_free(words("Commands", "writing {file}").format(file=path.name), write, tell, stays=True)
