"""The arguments of reticent describe --private, as typed."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from core.commandline.arguments import add_ledger, total
from core.domain.attribute import Kind
from core.domain.edges import Edges, calendar_edges, even_edges, parse_edges
from core.errors import AmountError, EdgeError, EdgesError
from core.privacy.amount_text import exact_text, parse_amount, parse_delta

EPSILON, DELTA = Fraction(1), Fraction(1, 10**6)
"""What finding costs unless something else is said."""
_STEPS = ("month", "quarter", "year")


@dataclass(frozen=True, slots=True)
class WantedBins:
    """What --bins says of a column: the edges of its public grid, and how many bins are wanted."""

    name: str
    edges: Edges
    n_bins: int


def add_private(parser: ArgumentParser) -> None:
    """Add --private and what goes with it."""
    group = parser.add_argument_group("lists found privately, which charges the ledger")
    help_text = "find the lists of categories that were read off the rows, and those named below, privately"
    group.add_argument("--private", action="store_true", help=help_text)
    help_text = "a column whose categories are found; default: all lists of categories from the data"
    group.add_argument("--column", action="append", default=[], metavar="NAME", help=help_text)
    help_text = "a public list that the categories of a column are among; takes no δ"
    group.add_argument("--code-list", action="append", type=_listed, default=[], metavar="NAME=FILE", help=help_text)
    help_text = "N bins of a column within a public range, in steps: age=0:120:5:8, born=1900-01-01:2030-01-01:year:6"
    group.add_argument(
        "--bins", action="append", type=_grid, default=[], metavar="NAME=LOW:HIGH:STEP:N", help=help_text
    )
    help_text = f"what all lists may cost together; default: {exact_text(EPSILON)}"
    group.add_argument("--epsilon", type=_amount(parse_amount, "ε"), default=EPSILON, metavar="E", help=help_text)
    help_text = f"for categories without a public list; default: {exact_text(DELTA)}"
    group.add_argument("--delta", type=_amount(parse_delta), default=DELTA, metavar="D", help=help_text)
    add_ledger(parser)
    help_text = "the total budget of a dataset that is new to the ledger: ε, or ε,δ"
    group.add_argument("--budget", type=total, metavar="E[,D]", help=help_text)
    help_text = "rows that look like those of another dataset are about other people"
    group.add_argument("--other-people", action="store_true", help=help_text)
    group.add_argument("--again", action="store_true", help="pay again for what was asked, and found, already")


def _listed(text: str) -> tuple[str, Path]:
    name, mark, file = text.partition("=")
    if not (name and mark and file):
        raise ArgumentTypeError(f"{text!r} is not NAME=FILE")
    return name, Path(file)


def _grid(text: str) -> WantedBins:
    name, _, said = text.rpartition("=")
    parts = said.split(":")
    if not name or len(parts) != 4 or not parts[3].isascii() or not parts[3].isdigit():
        raise ArgumentTypeError(f"{text!r} is not NAME=LOW:HIGH:STEP:N, such as age=0:120:5:8")
    try:
        edges = _edges(*parts[:3])
    except (EdgeError, EdgesError) as error:
        raise ArgumentTypeError(str(error)) from error
    if not 1 <= int(parts[3]) <= len(edges) - 1:
        raise ArgumentTypeError(f"{text!r} asks for {parts[3]} bins; its grid has {len(edges) - 1}")
    return WantedBins(name, edges, int(parts[3]))


def _edges(low: str, high: str, step: str) -> Edges:
    if step in _STEPS:
        first, last = parse_edges(f"{low} {high}", Kind.DATE)
        return calendar_edges(first, last, step, closed=True)  # type: ignore[arg-type]  # dates
    first, last = parse_edges(f"{low} {high}", Kind.NUMBER)
    width = parse_edges(f"0 {step}", Kind.NUMBER)[1]
    n_cells = (float(last) - float(first)) / float(width)  # type: ignore[arg-type]  # numbers
    if abs(n_cells - round(n_cells)) > 1e-9 * n_cells:
        raise ArgumentTypeError(f"the range from {low} to {high} is no whole number of steps of {step}")
    return even_edges(float(first), float(last), round(n_cells))  # type: ignore[arg-type]  # numbers


def _amount(parse: Callable[..., Fraction], *more: str) -> Callable[[str], Fraction]:
    def read(text: str) -> Fraction:
        try:
            return parse(text, *more)
        except AmountError as error:
            raise ArgumentTypeError(str(error)) from error

    return read
