"""reticent map: publish a private map of two columns, count rectangles in it, or compare its trees."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from core.commandline.arguments import add_json, add_ledger, add_plan, add_yes, total
from core.commandline.choice_offer import ChoiceCall, charges_told
from core.commandline.columns import aligned, counted, figures
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.location import located
from core.errors import PlaceBoxError
from core.exports.maps.write_map import check_map_output, write_map
from core.places.height_forecasts import HeightForecast, least_error
from core.places.map_comparison import MapOutcome
from core.places.place_box import Rectangle
from core.privacy.ledger import Ledger
from core.project.dataset_name import dataset_name
from core.project.plan import Plan
from core.project.plan_file import load_plan
from core.release.published_map import PublishedMap, RectangleFigure
from core.session.choices.mapping import MapQuote, compare_maps, forecast_heights, kept_maps, publish_map, quote_map
from core.session.choices.planned_map import PlannedMap, plan_map
from core.session.opening import open_ledger

_STANDS = (
    "The ledger was charged before that: no. {number} stands, and its map is not published yet. Ask the same again: it "
    "is paid for."
)
_ALL = "all"
"""In place of a label: the map of all rows."""


def _declare(parser: ArgumentParser) -> None:
    add_plan(parser)
    add_json(parser)
    parser.add_argument("--place", metavar="NAME", help="which map of the plan; default: the only one")
    help_text = "where to write the map: *.xlsx, *.csv, *.geojson or *.svg; may be given several times"
    parser.add_argument("-o", "--output", type=Path, action="append", default=[], metavar="FILE", help=help_text)
    parser.add_argument("--replace", action="store_true", help="replace files that are there")
    help_text = "count this rectangle, in the units of the columns; may be given several times"
    parser.add_argument(
        "--rectangle", type=_rectangle, action="append", default=[], metavar="X0,X1,Y0,Y1", help=help_text
    )
    parser.add_argument("--compare", action="store_true", help="only print what each tree would give; reads no rows")
    parser.add_argument("--people", type=_people, metavar="N", help="with --compare: how many rows there are, roughly")
    parser.add_argument("--kept", action="store_true", help="show the maps that were published before, at no cost")
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    parser.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    parser.add_argument("--other-people", action="store_true", help=help_text)
    add_yes(parser, "publish without asking")
    parser.add_argument("--again", action="store_true", help="pay again for a map that was published already")


def _rectangle(text: str) -> Rectangle:
    try:
        x_low, x_high, y_low, y_high = map(float, text.split(","))
        return Rectangle(x_low, x_high, y_low, y_high)
    except PlaceBoxError as error:
        raise ArgumentTypeError(str(error)) from error
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not four numbers like -10,30,35,70") from error


def _people(text: str) -> int:
    n = int(text) if text.isdecimal() else 0
    if n < 1:
        raise ArgumentTypeError(f"{text!r} is not a number of rows like 10000")
    return n


def _run(arguments: Namespace, terminal: Terminal) -> int:
    plan = load_plan(arguments.plan)
    call = ChoiceCall.begun(arguments, arguments.plan, plan, terminal)
    if arguments.compare:
        _say_outcomes(plan_map(plan, arguments.place), arguments, terminal)
        return 0
    # A mistyped ledger is refused, not made: only a budget for it says that a new one is wanted.
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None or arguments.budget is not None)
    dataset = dataset_name(plan, arguments.plan, lambda name: ledger.account(name) is not None)
    if arguments.kept:
        maps = [each for each in kept_maps(ledger, dataset) if arguments.place in (None, each.facts.name)]
        _say(maps, plan, arguments, terminal)
        return 0
    # A file that is named twice is written once: the second time, it would be there already.
    outputs = tuple(dict.fromkeys(arguments.output))
    source = located(plan.source, arguments.plan.parent)
    inputs = {"the plan": arguments.plan, "the file with the rows": source, "the ledger": ledger.path}
    for path in outputs:
        check_map_output(path, arguments.replace, inputs)
    planned = plan_map(plan, arguments.place)
    _check_within(arguments.rectangle, planned.place.terms.box, terminal)
    offer = quote_map(planned, ledger, dataset, arguments.budget, arguments.plan.parent)
    published = _published(offer, ledger, call)
    for path in outputs:
        write_map(published, path, arguments.replace)
        terminal.note(f"Wrote {path}")
    _say([published], plan, arguments, terminal)
    return 0


def _check_within(rectangles: Sequence[Rectangle], box: Rectangle, terminal: Terminal) -> None:
    """Refuse rectangles beside the map, where nothing is counted: 0 ± 0 would be no count of them."""
    for each in rectangles:
        if not box.meets(each):
            raise PlaceBoxError(each.text, f"it lies beside the map, which is {box.text}.")
        if not box.holds(each):
            terminal.note(f"Of {each.text}, only the part within the map is counted: {box.text}.")


def _published(offer: MapQuote, ledger: Ledger, call: ChoiceCall) -> PublishedMap:
    """Return an equal map that was published before, or ask, charge and count."""
    if offer.kept is not None and not call.again:
        return offer.kept
    request = call.agree(offer, offer.planned.read, "Publish?")
    with charges_told(call.terminal, _STANDS) as charged:
        return publish_map(offer.planned, request, ledger, call.terminal.progress(), charged)


def _say_outcomes(planned: PlannedMap, arguments: Namespace, terminal: Terminal) -> None:
    terms = planned.place.terms
    outcomes = compare_maps(planned)
    people = arguments.people or planned.plan.people
    heights = forecast_heights(planned, people)
    if arguments.json:
        terminal.say_json({"trees": _trees(outcomes), "heights": _heights(heights, people)})
        return
    rows = [(each.kind, each.split, figures(each.noise), figures(each.leaf)) for each in outcomes]
    name, height = planned.place.name, terms.height
    wide, tall = (f"{100 * part:.3g} %" for part in terms.typical)
    terminal.say(f"Map “{name}”, height {height}; a typical rectangle is {wide} × {tall} of the box.")
    terminal.say("Standard deviation by noise alone; trees cut where rows are, as if each cut halved its box.")
    terminal.say()
    terminal.say(aligned(("Tree", "Levels", "Rectangle", "Smallest box"), rows, frozenset((2, 3))))
    terminal.say()
    _say_heights(planned, heights, people, terminal)


def _trees(outcomes: Sequence[MapOutcome]) -> list[dict[str, object]]:
    return [{"tree": each.kind, "levels": each.split, "rectangle": each.noise, "box": each.leaf} for each in outcomes]


def _heights(heights: Sequence[HeightForecast], people: int | None) -> list[dict[str, object]]:
    guessed = [{} if people is None else {"edges": each.spread, "both": each.error} for each in heights]
    return [{"height": e.height, "rectangle": e.noise, **more} for e, more in zip(heights, guessed, strict=True)]


def _say_heights(
    planned: PlannedMap, heights: Sequence[HeightForecast], people: int | None, terminal: Terminal
) -> None:
    """Print noise against the size of boxes, for every height that can be had."""
    terms = planned.place.terms
    heads: tuple[str, ...] = ("Height", "Smallest box", "Noise")
    rows: list[tuple[str, ...]] = [
        (str(each.height), replace(terms, height=each.height).smallest_text, figures(each.noise)) for each in heights
    ]
    if people is None or not heights:
        terminal.say("Noise of the rectangle in a quadtree by height; --people N tells what is unknown at its edges.")
    else:
        best = least_error(heights)
        terminal.say(f"With {people:,} rows anywhere in the box, the least error is expected at height {best}.")
        heads = (*heads, "Edges", "Both")
        rows = [(*row, figures(each.spread), figures(each.error)) for row, each in zip(rows, heights, strict=True)]
    terminal.say(aligned(heads, rows, frozenset((0, 2, 3, 4))))


def _say(maps: Sequence[PublishedMap], plan: Plan, arguments: Namespace, terminal: Terminal) -> None:
    coverage = plan.output.interval
    if arguments.json:
        told = [_data(each, arguments.rectangle, coverage) for each in maps]
        terminal.say_json(told if arguments.kept else told[0])
    elif maps:
        terminal.say("\n\n".join(_text(each, arguments.rectangle, coverage) for each in maps))
    else:
        terminal.say("No map has been published of this dataset yet.")


def _text(published: PublishedMap, rectangles: Sequence[Rectangle], coverage: float) -> str:
    at = published.occurrence
    boxes = counted(len(published.counts), "box", "boxes")
    lines = [f"No. {at.number}, {at.when}: map “{published.facts.name}”, {boxes}"]
    lines.append(f"About {published.total:,} rows lie in the map, {max(0, published.noisy.outside):,} outside.")
    names, shown = published.facts.by, (published, *published.by_label)
    if names:
        totals = [(*_named(each), f"{each.total:,}", f"{max(0, each.noisy.outside):,}") for each in shown]
        lines += ["", aligned((*names, "Rows", "Outside"), totals, _last(names, 2))]
    if rectangles:
        found = [(*_named(each), *_row(each.figure(rectangle, coverage))) for rectangle in rectangles for each in shown]
        heads = (*names, "Rectangle", "Rows", "±", "Most off at the edges")
        lines += ["", aligned(heads, found, _last((*names, ""), 3))]
    return "\n".join(lines)


def _named(part: PublishedMap) -> tuple[str, ...]:
    """Return the labels of a map, one for each attribute that is told apart."""
    return part.labels or (_ALL,) * len(part.facts.by)


def _last(before: Sequence[str], n: int) -> frozenset[int]:
    """Return the places of the `n` columns behind others: those of figures."""
    return frozenset(range(len(before), len(before) + n))


def _row(found: RectangleFigure) -> tuple[str, str, str, str]:
    return found.rectangle.text, f"{found.count:,}", f"{found.half_width:,}", f"{found.spread:,}"


def _data(published: PublishedMap, rectangles: Sequence[Rectangle], coverage: float) -> dict[str, object]:
    """Return a map without its boxes as lists and dictionaries for JSON; keys are added to, never renamed."""
    at = published.occurrence
    return {
        "number": at.number,
        "when": at.when,
        "dataset": at.dataset,
        "name": published.facts.name,
        "columns": list(published.facts.columns),
        "by": list(published.facts.by),
        "statement": list(published.statement),
        **_figures(published, rectangles, coverage),
        "maps": [{"labels": list(each.labels), **_figures(each, rectangles, coverage)} for each in published.by_label],
    }


def _figures(part: PublishedMap, rectangles: Sequence[Rectangle], coverage: float) -> dict[str, object]:
    return {
        "boxes": len(part.counts),
        "total": part.total,
        "outside": part.noisy.outside,
        "rectangles": [
            {
                "sides": each.rectangle.sides.tolist(),
                "count": each.count,
                "half_width": each.half_width,
                "edges": each.spread,
            }
            for each in (part.figure(rectangle, coverage) for rectangle in rectangles)
        ],
    }


VERB = Verb(_declare, _run)
