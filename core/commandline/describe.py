"""reticent describe: sheets, columns and kinds of a data file, and a first plan; with --private, lists found."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from core.atomic_write import check_apart
from core.commandline.arguments import add_json, add_yes, rows_at, whole_from
from core.commandline.column_remarks import remark
from core.commandline.columns import aligned, counted
from core.commandline.confirmed_lists import (
    add_choice,
    chosen,
    confirmed,
    empty_text,
    lists_text,
    not_used_note,
    once_note,
    with_choices,
)
from core.commandline.described_data import as_data, layout_facts
from core.commandline.grade_words import grades_text
from core.commandline.private_arguments import add_private
from core.commandline.protected_notes import protected_notes
from core.commandline.reading_answers import answer_from, say_questions
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.attribute import Attribute, Provenance
from core.domain.location import DatabaseAddress, Location, located
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.domain.reading_question import answered
from core.errors import NoRowsError, OutputExistsError, RefusedContentError, SourceError
from core.errors.found_errors import NoPlanToWriteError, UnclearUnitError
from core.planning.usefulness import GradeShares
from core.privacy.dataset_account import cost_text
from core.progress import reporting
from core.project.plan import Plan, PrivacyChoice
from core.project.plan_file import load_plan, save_plan, start_plan
from core.project.plan_notes import PlanNotes
from core.session.column_proposal import ColumnProfile, person_column, propose, recurring_columns
from core.session.half_widths import half_widths, shares_of
from core.session.proposed_tables import ProposedTables, propose_tables
from core.sources.asking.columns import profile
from core.sources.asking.pins import unpinned
from core.sources.asking.preview import Preview, preview
from core.sources.asking.reader_process import one_reader

if TYPE_CHECKING:
    from core.commandline.private_lists import FoundPlan

PLAN_SUFFIX = ".reticent"
"""Of plan files, as the window saves them."""
_TOLD_BY_ROWS = {"dates": "whether dates have the day or the month first", "decimal": "which mark is the decimal one"}
"""What a plan has to say of a file, in words."""
_HEADER = ("Column", "Name", "Kind", "Labels", "")
_UNCONFIRMED = """\
Lists of categories hold values of the rows, so these are not in the plan before you confirm them: {names}.
Look at them with --lists. Then add --confirm NAMES, or --confirm all; --yes replaces this plan."""
_NAMELESS = "The names may be somebody’s record, so no column is in the plan. {how}, and describe the file again."
# Names of characters that shells make hard to type.
_SPECIAL = {"tab": "\t", "\\t": "\t", "space": " ", "none": ""}


class _FileColumns(NamedTuple):
    """The columns of a file that a plan may name, what is known of all, and the names that the file does not have."""

    proposals: Sequence[Attribute]
    profiles: Sequence[ColumnProfile]
    named_anew: Sequence[str]


def _declare(parser: ArgumentParser) -> None:
    help_text = "the file with the rows, of any kind the window opens, or a database: postgresql://host:port/database"
    parser.add_argument("file", type=rows_at, metavar="FILE", help=f"{help_text}; with --private also a plan")
    parser.add_argument("-o", dest="out", type=Path, metavar="PLAN", help="write a plan to start from")
    add_json(parser)
    add_yes(parser, "replace PLAN without asking, and find lists without asking")
    people_help = (
        "about how many people there are, from a public source, never counted here: says how useful tables are"
    )
    parser.add_argument("--people", type=whole_from(1), metavar="N", help=people_help)
    unit = parser.add_argument_group("who is protected")
    unit.add_argument("--id", metavar="COLUMN", help="whose values name a person")
    unit.add_argument("--at-most", type=whole_from(1), metavar="N", help="rows of one person that count; beside --id")
    meanings = [str(RowMeaning.ONE_EACH), str(RowMeaning.RECORDS)]
    unit.add_argument("--rows", choices=meanings, help="what a row is without --id: one person each, or a record")
    layout = parser.add_argument_group("how to read the file; whatever is not given is detected")
    layout.add_argument("--sheet", "--table", metavar="NAME", help="the sheet of a workbook; of a database, the table")
    layout.add_argument("--query", metavar="SELECT", help="the rows to read of a database, in place of a table")
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
    add_choice(parser)
    answer_help = "the answer to a question about the rows, such as ragged=fill; may be given several times"
    layout.add_argument(
        "--answer", metavar="KEY=VALUE", type=answer_from, action="append", default=[], help=answer_help
    )
    add_private(parser)


def _run(arguments: Namespace, terminal: Terminal) -> int:
    _check(arguments)
    if arguments.private and _is_plan(arguments.file):
        return _find_in_plan(arguments, terminal)
    with reporting(terminal.progress()), one_reader():
        found = preview(arguments.file, _layout(arguments))
        profiles = _profiles(arguments.file, found, terminal)
    _refuse_what_stops(found, str(arguments.file))
    proposals = [propose(column) for column in profiles]
    recurring = recurring_columns(profiles)
    hides_names = found.hides_names
    aside = {each.header for each in profiles if not each.is_used_first}
    first = chosen(arguments, proposals, found.named_anew, aside)
    used = [] if hides_names else with_choices(arguments, first, profiles)
    plan = _plan(arguments, found, used, recurring)
    if arguments.out is not None:
        _check_out(arguments, terminal)
    lists = _find(arguments, plan, arguments.out, terminal) if arguments.private else None
    asked = _with_tables(plan if lists is None else lists.plan)
    if arguments.json:
        private = {} if lists is None else {"private": lists.data}
        terminal.say_json(as_data(found, proposals, recurring) | private | _use_data(asked, terminal))
    else:
        _say(arguments.file, found, list(zip(proposals, profiles, strict=True)), terminal)
        _say_lists(used if arguments.lists else [], lists, terminal)
        _say_use(asked, terminal)
    for note in protected_notes(recurring, plan.unit, person_column(profiles)):
        terminal.note(note)
    if arguments.out is not None:
        several = tuple((each.header, each.mark_between) for each in profiles if each.choices and not hides_names)
        recurs = ((), None) if hides_names else (recurring, person_column(profiles))
        notes = PlanNotes(recurring=recurs[0], person=recurs[1], questions=found.questions, several=several)
        if hides_names:
            how = "Turn the table" if found.is_turned else "Answer header_row by --answer"
            terminal.note(_NAMELESS.format(how=how))
        named = [] if hides_names else proposals
        columns = _FileColumns(named, profiles, found.named_anew)
        _save(arguments, plan if lists is None else lists.plan, columns, notes, terminal)
    return 0


def _find(arguments: Namespace, plan: Plan, plan_file: Path, terminal: Terminal) -> FoundPlan:
    """Find the lists of a plan privately; see `find_privately`."""
    from core.commandline.private_lists import find_privately  # noqa: PLC0415  the ledger and all private choices

    return find_privately(arguments, plan, plan_file, terminal)


def _profiles(file: Location, found: Preview, terminal: Terminal) -> tuple[ColumnProfile, ...]:
    """Return the columns; of rows that cannot be read, tell first what is said and asked of them: it may be why."""
    try:
        return profile(file, found.readable)
    except SourceError as error:
        said = {str(error), *(each.text for each in found.questions)}
        if isinstance(error, NoRowsError):  # which says what stops this file
            said |= {problem for problem, stops in zip(found.problems, found.stops, strict=True) if stops}
        for problem in found.problems:
            if problem not in said:
                terminal.note(problem)
        say_questions(found, terminal)
        raise


def _say_lists(proposed: list[Attribute], found: FoundPlan | None, terminal: Terminal) -> None:
    """Print the lists that are proposed, and those that were found privately."""
    if proposed:
        terminal.say("\n".join(["", *lists_text(proposed)]))
    if found is not None:
        terminal.say()
        found.say(terminal)


def _confirmed(arguments: Namespace, plan: Plan, profiles: Sequence[ColumnProfile], terminal: Terminal) -> Plan:
    """Return the plan without the lists that hold values of rows and are not confirmed, and say which these are."""
    read = [each for each in plan.attributes if each.provenance is Provenance.DATA]
    kept = confirmed(arguments, read, terminal)
    are_kept = {each.name for each in kept}
    left_out = [each.name for each in read if each.name not in are_kept]
    if once := once_note(kept, profiles):
        terminal.note(once)
    # Without this note, a plan that lacks most columns would look like a fault.
    if left_out:
        terminal.note(_UNCONFIRMED.format(names=", ".join(left_out)))
    return replace(plan, attributes=tuple(each for each in plan.attributes if each.name not in left_out))


def _check(arguments: Namespace) -> None:
    """Refuse arguments that do not go together."""
    if arguments.private and arguments.out is None and not _is_plan(arguments.file):
        raise NoPlanToWriteError
    if (arguments.id is None) is not (arguments.at_most is None) or (arguments.id and arguments.rows):
        raise UnclearUnitError


def _is_plan(file: Location) -> bool:
    return isinstance(file, Path) and file.suffix == PLAN_SUFFIX


def _find_in_plan(arguments: Namespace, terminal: Terminal) -> int:
    """Find lists of a plan, and write them into it, or into another file."""
    out = arguments.out or arguments.file
    plan = load_plan(arguments.file)
    if arguments.out is not None:
        check_apart(out, {"the file with the rows": located(plan.source, arguments.file.parent)})
        _check_out(arguments, terminal)
    lists = _find(arguments, plan, arguments.file, terminal)
    if arguments.json:
        terminal.say_json({"private": lists.data})
    else:
        lists.say(terminal)
    if out != arguments.file:
        source = _relative(located(plan.source, arguments.file.parent), out)
        start_plan(replace(lists.plan, source=source), out)
    else:
        # As it is by now: the question may have waited for an answer while the plan was edited.
        save_plan(lists.planned.applied(lists.kept, load_plan(out)), out)
    terminal.note(f"Wrote the lists found into {out}.")
    return 0


def _layout(arguments: Namespace) -> ReadingLayout:
    delimiter, thousands = arguments.delimiter, arguments.thousands
    layout = ReadingLayout(
        sheet=arguments.sheet,
        header_row=arguments.header_row,
        range=arguments.range,
        delimiter=_SPECIAL.get(delimiter, delimiter),
        encoding=arguments.encoding,
        decimal=arguments.decimal,
        thousands=_SPECIAL.get(thousands, thousands),
        dates=DateOrder(arguments.dates) if arguments.dates else None,
        query=arguments.query,
        is_new=True,
    )
    return answered(layout, tuple(arguments.answer))


def _say(file: Location, found: Preview, columns: list[tuple[Attribute, ColumnProfile]], terminal: Terminal) -> None:
    terminal.say(f"{file}: {counted(found.n_rows, 'row')}, {counted(found.n_columns, 'column')}")
    if len(found.sheets) > 1:
        terminal.say(f"Sheets: {', '.join(found.sheets)}")
    if found.areas:
        terminal.say(f"Ranges: {', '.join(_area_text(*area) for area in found.areas)}")
    facts = ", ".join(f"{words} {_legible(value)}" for words, value in layout_facts(found.layout))
    if facts:
        terminal.say(f"Read with {facts}")
    terminal.say()
    letter_of = found.letter_of
    rows = [
        (letter_of.get(each.name, ""), each.name, str(each.kind), str(each.size), remark(each, column))
        for each, column in columns
    ]
    terminal.say(aligned(_HEADER, rows, frozenset((3,))))
    for problem in found.problems:
        if problem not in {each.text for each in found.questions}:
            terminal.note(problem)
    say_questions(found, terminal)


def _refuse_what_stops(found: Preview, file: str) -> None:
    """Refuse what the window does not open either, though each row can be read; not what an answer mends."""
    if any(found.stops) and found.readable == found.layout:
        raise RefusedContentError(file, found.problems[found.stops.index(True)])


def _area_text(name: str, sheet: str, cells: str) -> str:
    """Return a range to which a workbook gives a name, as --sheet and --range take it; a print area has none."""
    return f"{name or 'print area'} (sheet {sheet}, range {cells})"


def _legible(value: str) -> str:
    """Return a value, a mark such as "," between quotation marks: bare, it reads as part of the sentence."""
    return value if value.isalnum() or len(value) > 1 else f"“{value}”"


def _use(plan: Plan, terminal: Terminal) -> GradeShares | None:
    """Return the share of numbers of each grade by the plan to start from; None if that cannot be told."""
    if plan.people is None or not plan.families:
        return None
    with reporting(terminal.progress()):
        return shares_of(plan, half_widths(plan))


def _with_tables(plan: Plan) -> Plan:
    """Return the plan with the tables of which the use is told: none unless it says of how many people."""
    proposed = None if plan.people is None else propose_tables(plan)
    return plan if proposed is None else proposed.plan


def _say_use(plan: Plan, terminal: Terminal) -> None:
    shares = _use(plan, terminal)
    if shares is not None:
        terminal.say()
        tables = f"all tables of {plan.families[0].order} attributes" if plan.families[0].order > 1 else "a table each"
        terminal.say(
            f"Of about {plan.people:,} people, {tables}, {cost_text(plan.privacy.cost)}: {grades_text(shares)}."
        )
        terminal.say(f"Usable: {100 * shares.usable:.0f} %.")


def _use_data(plan: Plan, terminal: Terminal) -> dict[str, object]:
    shares = _use(plan, terminal)
    return {} if shares is None else {"usable": shares.usable, "classes": dict(shares.items())}


def _plan(arguments: Namespace, found: Preview, used: list[Attribute], recurring: Sequence[str]) -> Plan:
    """Return a plan to start from, without tables."""
    # With a repeated identifier the unit is unanswered, and a release is refused until the owner answers.
    unit = ProtectedUnit(rows=RowMeaning.UNANSWERED) if recurring else ProtectedUnit()
    if arguments.id is not None:
        unit = ProtectedUnit(arguments.id, arguments.at_most)
    elif arguments.rows is not None:
        unit = ProtectedUnit(rows=RowMeaning(arguments.rows))
    return Plan(
        source=_relative(arguments.file, arguments.out or Path()),
        layout=found.layout,
        unit=unit,
        attributes=tuple(used),
        privacy=PrivacyChoice(dataset=arguments.file.stem),
        people=arguments.people,
    )


def _check_out(arguments: Namespace, terminal: Terminal) -> None:
    """Ask before a plan is replaced."""
    out: Path = arguments.out
    check_apart(out, {"the file with the rows": arguments.file})
    if out.exists() and not arguments.yes and not terminal.agrees(f"{out} exists already. Replace it?"):
        raise OutputExistsError(str(out))


def _save(arguments: Namespace, plan: Plan, columns: _FileColumns, notes: PlanNotes, terminal: Terminal) -> None:
    out: Path = arguments.out
    if columns.proposals:  # else nothing is, as `_NAMELESS` tells
        plan = _confirmed(arguments, plan, columns.profiles, terminal)
    if unused := not_used_note(arguments, columns.proposals):
        terminal.note(unused)
    proposed = propose_tables(plan)
    plan = plan if proposed is None else proposed.plan
    names = {name for attribute in plan.attributes for name in (attribute.name, attribute.header)}
    left_out = tuple(attribute.name for attribute in columns.proposals if attribute.name not in names)
    unsaid = unpinned(plan.source, plan.layout, plan.attributes)
    start_plan(plan, out, replace(notes, left_out=left_out, unsaid=unsaid))
    for field in set(unsaid) - set(plan.layout.questions):
        told = _TOLD_BY_ROWS.get(field, field)
        terminal.note(f"The rows do not tell {told}: say it in the plan, or here with --{field}. A release needs it.")
    if proposed is not None:
        terminal.note(_tables_text(plan, proposed))
        terminal.note(f"Wrote a plan to start from. Look at it, then: reticent compare {out}")
    else:
        terminal.note(empty_text(columns.proposals, columns.named_anew))
    if not arguments.json:
        terminal.say(str(out))


def _tables_text(plan: Plan, proposed: ProposedTables) -> str:
    """Return which tables are proposed, and how useful they would be."""
    order, n = plan.families[0].order, len(plan.workload().tables)
    what = f"{counted(n, 'table')} of {counted(order, 'attribute')}{' each' if n > 1 else ''} proposed."
    helps = "" if proposed.is_enough else " What would help: reticent advise."
    if plan.people is not None:
        return what + helps
    usable = f"{100 * proposed.shares.usable:.0f} % of the numbers would be good or fair for {proposed.people:,} people"
    return f"{what} At {cost_text(plan.privacy.cost)}, {usable}. Say how many there are by --people N.{helps}"


def _relative(file: Location, plan_file: Path) -> str:
    """Return the path from the plan's folder to the file, so that both can be moved together; an address as it is."""
    if isinstance(file, DatabaseAddress):
        return str(file)
    try:
        return Path(os.path.relpath(file.resolve(), plan_file.resolve().parent)).as_posix()
    except ValueError:  # Windows: no relative path leads to another drive
        return file.resolve().as_posix()


VERB = Verb(_declare, _run)
