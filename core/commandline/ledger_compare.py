"""reticent ledger compare: two kept releases side by side, with the ± of their differences."""

from __future__ import annotations

import math
from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.arrays import Reals
from core.atomic_write import check_apart, write_atomically
from core.commandline.arguments import add_json, add_yes, whole_from
from core.commandline.columns import aligned
from core.commandline.terminal import Terminal
from core.domain.domain import EVERYBODY
from core.errors import OutputExistsError
from core.exports.exporter import known_ending
from core.exports.joined_files import JOINED_KINDS, joined_content
from core.exports.joined_sheets import side_text
from core.exports.statement_words import figure, margin_text
from core.privacy.ledger import Ledger
from core.release.joined import JoinedCell, JoinedReleases, JoinedSide, JoinedTable
from core.session.joining_releases import join_releases
from core.session.opening import open_ledger
from core.words import N_

_NUMBERS = ("First", "±", "Second", "±", "Difference", "±")


def declare_compare(parser: ArgumentParser) -> None:
    """Declare `compare`."""
    parser.add_argument("one", type=whole_from(1), metavar="N", help="its number; see reticent ledger releases")
    parser.add_argument("other", type=whole_from(1), metavar="M", help="the number of the other release")
    add_json(parser)
    out = "write it to this file: .xlsx, as without an ending, or .csv"
    parser.add_argument("-o", dest="out", type=Path, metavar="OUT", help=out)
    add_yes(parser, "replace OUT without asking")
    parser.set_defaults(act=_compare)


def _compare(arguments: Namespace, terminal: Terminal) -> int:
    ledger = open_ledger(arguments.ledger, make=arguments.ledger is None)
    joined = join_releases(ledger, arguments.one, arguments.other)
    if arguments.out is not None:
        _write(joined, arguments, ledger, terminal)
    elif arguments.json:
        terminal.say_json(as_data(joined))
    else:
        terminal.say(_text(joined))
    return 0


def _write(joined: JoinedReleases, arguments: Namespace, ledger: Ledger, terminal: Terminal) -> None:
    path: Path = arguments.out
    check_apart(path, {"the ledger": ledger.path})
    kind = _kind_of(path)
    if path.exists() and not (arguments.yes or terminal.agrees(f"{path} exists already. Replace it?")):
        raise OutputExistsError(str(path))
    write_atomically(path, joined_content(joined, kind, path.name))
    if arguments.json:
        terminal.say_json(as_data(joined))
    else:
        terminal.say(str(path))


def _kind_of(path: Path) -> str:
    kinds = {f".{kind}": kind for kind in JOINED_KINDS}
    ending = known_ending(path, kinds, N_("Error", "Choose one of {endings}.").format(endings=", ".join(kinds)))
    return kinds[ending] if ending else JOINED_KINDS[0]


def _text(joined: JoinedReleases) -> str:
    sides = f"First:  {side_text(joined.first)}\nSecond: {side_text(joined.second)}"
    return "\n\n".join([sides, "\n".join(joined.notes), *map(_table_text, joined.tables)])


def _table_text(table: JoinedTable) -> str:
    header = (*table.names, *_NUMBERS, "")
    right = frozenset(range(len(table.names), len(header) - 1))
    return f"{table.title or EVERYBODY}\n\n{aligned(header, [_row(cell) for cell in table], right)}"


def _row(cell: JoinedCell) -> tuple[str, ...]:
    pairs = (
        (cell.first, cell.first_half_width),
        (cell.second, cell.second_half_width),
        (cell.difference, cell.half_width),
    )
    numbers = (text for value, half_width in pairs for text in (figure(value), margin_text(half_width)))
    return (*cell.labels, *numbers, "← beyond its ±" if cell.is_beyond else "")


# Keys of the JSON results are read by programs of users: they are added to, never renamed.
def as_data(joined: JoinedReleases) -> dict[str, object]:
    """Return two releases side by side as lists and dictionaries for JSON."""
    return {
        "first": _side_data(joined.first),
        "second": _side_data(joined.second),
        "same_dataset": joined.first.dataset == joined.second.dataset,
        "together": joined.together or None,
        "coverage": joined.coverage,
        "attributes": [
            {
                "name": attribute.name,
                "labels": list(attribute.labels),
                "only_first": list(attribute.only_first),
                "only_second": list(attribute.only_second),
            }
            for attribute in joined.attributes
        ],
        "tables": [_table_data(table) for table in joined.tables],
        "notes": list(joined.notes),
    }


def _side_data(side: JoinedSide) -> dict[str, object]:
    return {
        "number": side.number,
        "name": side.name,
        "dataset": side.dataset,
        "when": side.when,
        "cost": side.cost,
        "protects": side.protects or None,
    }


def _table_data(table: JoinedTable) -> dict[str, object]:
    (first, second), (first_title, second_title) = table.half_widths, table.titles
    return {
        "attributes": list(table.names),
        "categories": [list(labels) for labels in table.labels],
        "first": {"table": first_title, "values": _shown(table.first), "half_width": first},
        "second": {"table": second_title, "values": _shown(table.second), "half_width": second},
        "difference": _shown(table.difference),
        "standard_deviation": table.standard_deviation.ravel().tolist(),
        "half_width": table.half_width.ravel().tolist(),
        "beyond": table.beyond.ravel().tolist(),
    }


def _shown(numbers: Reals) -> list[float | None]:
    """Return numbers in flat order; None for one that its release does not show."""
    return [None if math.isnan(number) else number for number in numbers.ravel().tolist()]
