"""reticent describe: sheets, columns and kinds of a data file, and a first plan."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.arguments import add_json, add_yes, whole_from
from core.commandline.columns import aligned, counted
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.attribute import Attribute
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import OutputExistsError
from core.exports.write import check_apart
from core.project.plan import Plan, PrivacyChoice
from core.project.plan_file import start_plan
from core.session import propose
from core.sources.asking.columns import profile
from core.sources.asking.pins import unpinned
from core.sources.asking.preview import Preview, preview
from core.workload.presets import Family

_HEADER = ("Column", "Name", "Kind", "Labels", "")
_RECURS = (
    "Values of “{column}” occur in several rows, so a person may have several. A plan for this file must say in [unit] "
    "who is protected."
)
# Names of characters that shells make hard to type.
_SPECIAL = {"tab": "\t", "\\t": "\t", "space": " ", "none": ""}


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a spreadsheet, a text file with columns, or parquet")
    parser.add_argument("-o", dest="out", type=Path, metavar="PLAN", help="write a plan to start from")
    add_json(parser)
    add_yes(parser, "replace PLAN without asking")
    layout = parser.add_argument_group("how to read the file; whatever is not given is detected")
    layout.add_argument("--sheet", metavar="NAME", help="the sheet of a workbook")
    row_help = "the row with the names of the columns; 0: there is none"
    layout.add_argument("--header-row", type=whole_from(0), metavar="N", help=row_help)
    layout.add_argument("--range", metavar="A3:K500", help="the cells to read")
    layout.add_argument("--delimiter", metavar="CHAR", help="between the cells of a text file: , ; | or tab")
    layout.add_argument("--encoding", metavar="NAME", help="of a text file, such as utf-8 or cp1252")
    layout.add_argument("--decimal", choices=(".", ","), help="the decimal mark")
    layout.add_argument("--thousands", metavar="CHAR", help="the mark between thousands, or none")
    orders = [str(order) for order in DateOrder]
    layout.add_argument(
        "--dates", choices=orders, help="how dates such as 3/4/2024 are read; year-first: there are none"
    )


def _run(arguments: Namespace, terminal: Terminal) -> int:
    found = preview(arguments.file, _layout(arguments), terminal.progress())
    profiles = profile(arguments.file, found.layout, terminal.progress())
    proposals = [propose(column) for column in profiles]
    recurring = next((column.header for column in profiles if column.recurs), None)
    if arguments.json:
        terminal.say_json(_as_data(found, proposals) | {"recurring": recurring})
    else:
        columns = [(attribute, column.n_distinct) for attribute, column in zip(proposals, profiles, strict=True)]
        _say(arguments.file, found, columns, terminal)
    if recurring is not None:
        terminal.note(_RECURS.format(column=recurring))
    if arguments.out is not None:
        _save(arguments, found, proposals, recurring, terminal)
    return 0


def _layout(arguments: Namespace) -> ReadingLayout:
    delimiter, thousands = arguments.delimiter, arguments.thousands
    return ReadingLayout(
        sheet=arguments.sheet,
        header_row=arguments.header_row,
        range=arguments.range,
        delimiter=_SPECIAL.get(delimiter, delimiter),
        encoding=arguments.encoding,
        decimal=arguments.decimal,
        thousands=_SPECIAL.get(thousands, thousands),
        dates=DateOrder(arguments.dates) if arguments.dates else None,
    )


def _say(file: Path, found: Preview, columns: list[tuple[Attribute, int]], terminal: Terminal) -> None:
    terminal.say(f"{file}: {counted(found.n_rows, 'row')}, {counted(found.n_columns, 'column')}")
    if len(found.sheets) > 1:
        terminal.say(f"Sheets: {', '.join(found.sheets)}")
    facts = ", ".join(f"{words} {_legible(value)}" for words, value in _layout_facts(found.layout))
    if facts:
        terminal.say(f"Read with {facts}")
    terminal.say()
    rows = [
        (letter, attribute.name, str(attribute.kind), str(attribute.size), _remark(attribute, n_distinct))
        for letter, (attribute, n_distinct) in zip(found.letters, columns, strict=True)
    ]
    terminal.say(aligned(_HEADER, rows, frozenset((3,))))
    for problem in found.problems:
        terminal.note(problem)


def _layout_facts(layout: ReadingLayout) -> list[tuple[str, str]]:
    marks = {"\t": "tab", " ": "space", "": "none"}
    facts = [
        ("sheet", layout.sheet),
        ("header row", layout.header_row),
        ("range", layout.range),
        ("delimiter", layout.delimiter),
        ("encoding", layout.encoding),
        ("decimal mark", layout.decimal),
        ("thousands mark", layout.thousands),
        ("dates", layout.dates),
    ]
    return [(words, marks.get(str(value), str(value))) for words, value in facts if value is not None]


def _legible(value: str) -> str:
    """Return a value, a mark such as "," between quotation marks: bare, it reads as part of the sentence."""
    return value if value.isalnum() or len(value) > 1 else f"“{value}”"


def _remark(attribute: Attribute, n_distinct: int) -> str:
    if not _is_usable(attribute):
        return "looks like an identifier: left out of the plan"
    n_listed = len(attribute.categories)
    if attribute.other is None or attribute.edges or n_distinct <= n_listed:
        return ""
    return f"{n_listed} of {n_distinct:,} values listed; all others count as “{attribute.other}”"


def _is_usable(attribute: Attribute) -> bool:
    """Return whether the attribute has labels; `propose` gives none to a column that looks like an identifier."""
    return bool(attribute.categories or attribute.edges)


def _as_data(found: Preview, proposals: list[Attribute]) -> dict[str, object]:
    """Return the JSON result: without the number of rows and without values of theirs, as it may be passed on."""
    return {
        "sheets": list(found.sheets),
        "layout": dict(_layout_facts(found.layout)),
        "columns": [
            {
                "column": letter,
                "name": attribute.name,
                "kind": str(attribute.kind),
                "labels": attribute.size,
                "usable": _is_usable(attribute),
            }
            for letter, attribute in zip(found.letters, proposals, strict=True)
        ],
        "problems": list(found.problems),
    }


def _save(
    arguments: Namespace, found: Preview, proposals: list[Attribute], recurring: str | None, terminal: Terminal
) -> None:
    out: Path = arguments.out
    check_apart(out, {"the file with the rows": arguments.file})
    may_replace = arguments.yes or not out.exists()
    if not may_replace and not terminal.agrees(f"{out} exists already. Replace it?"):
        raise OutputExistsError(str(out))
    used = tuple(attribute for attribute in proposals if _is_usable(attribute))
    left_out = tuple(attribute.name for attribute in proposals if not _is_usable(attribute))
    # All tables of two attributes: enough for a first comparison. With a repeated identifier the unit is unanswered,
    # and a release is refused until the owner answers.
    plan = Plan(
        source=_relative(arguments.file, out),
        layout=found.layout,
        unit=ProtectedUnit() if recurring is None else ProtectedUnit(rows=RowMeaning.UNANSWERED),
        attributes=used,
        families=(Family(order=min(2, len(used))),) if used else (),
        privacy=PrivacyChoice(dataset=arguments.file.stem),
    )
    unsaid = unpinned(plan.source, plan.layout, used)
    start_plan(plan, out, left_out, unsaid, recurring)
    for field in unsaid:
        terminal.note(f"The rows do not tell {field}: say it in the plan, or here with --{field}. A release needs it.")
    terminal.note(f"Wrote a plan to start from. Look at the categories, then: reticent compare {out}")
    if not arguments.json:
        terminal.say(str(out))


def _relative(file: Path, plan_file: Path) -> str:
    """Return the path from the plan's folder to the file, so that both can be moved together."""
    try:
        return Path(os.path.relpath(file.resolve(), plan_file.resolve().parent)).as_posix()
    except ValueError:  # Windows: no relative path leads to another drive
        return file.resolve().as_posix()


VERB = Verb("describe", "sheets, columns and kinds of a file; with -o, a plan to start from", _declare, _run)
