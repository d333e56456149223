"""reticent plan set: change attributes and tables of a plan without an editor; its comments and its order are kept."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from csv import reader
from dataclasses import replace
from pathlib import Path

from core.commandline.arguments import above_zero, whole_from
from core.commandline.terminal import Terminal
from core.commandline.verb import Verb
from core.domain.attribute import Attribute, Kind, Provenance, may_measure
from core.domain.edges import parse_edges
from core.domain.provenance import stated, with_edges, with_origin
from core.errors.found_errors import (
    KindError,
    NoChangeError,
    NoSuchAttributeError,
    NothingNamedError,
    UnfitLabelsError,
)
from core.project.carried_limits import carry_limits
from core.project.changes import named_tables
from core.project.plan import Plan, TableChoice
from core.project.plan_file import load_plan, save_plan
from core.project.plan_parts import without_attribute
from core.project.plan_text import nearest
from core.project.table_titles import names_in, table_numbers
from core.words import N_
from core.workload.presets import Family

_OF_ATTRIBUTE = ("bins", "categories", "other", "missing", "missing_values", "measured_in", "provenance")
"""Options that change the attribute after --attribute."""


def _declare(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=("set",), help="change the plan")
    parser.add_argument("plan", type=Path, metavar="PLAN", help="the plan file (*.reticent)")
    of_one = parser.add_argument_group("one attribute, named by --attribute")
    of_one.add_argument("--attribute", metavar="NAME", help="the attribute that is changed")
    help_text = "edges of its bins, such as 0,18,65 or 2024-01-01,2025-01-01"
    of_one.add_argument("--bins", metavar="EDGES", help=help_text)
    of_one.add_argument("--categories", type=_listed, metavar="LIST", help="its categories, with commas between")
    of_one.add_argument("--other", metavar="LABEL", help='the label of anything else; "" for none')
    of_one.add_argument("--missing", metavar="LABEL", help='the label of empty cells; "" for none')
    of_one.add_argument("--missing-values", type=_listed, metavar="LIST", help="texts that count as empty cells")
    help_text = 'the unit behind its numbers, such as kg, hh:mm of times of day, h:mm of durations; "" for none'
    of_one.add_argument("--measured-in", metavar="UNIT", help=help_text)
    origins = (str(Provenance.DECLARED), str(Provenance.CODE_LIST))
    of_one.add_argument("--provenance", choices=origins, help="where its list comes from, as you state it")
    rest = parser.add_argument_group("the plan")
    help_text = "an attribute to leave out, with all tables that have it"
    rest.add_argument("--drop", action="append", default=[], metavar="NAME", help=help_text)
    rest.add_argument(
        "--table", action="append", default=[], metavar='"A × B"', help="a table to ask for, or to change"
    )
    rest.add_argument("--weight", type=above_zero, metavar="W", help="the importance of the tables named by --table")
    rest.add_argument("--remove-table", action="append", default=[], metavar='"A × B"', help="a table to leave out")
    rest.add_argument(
        "--all", type=whole_from(0), metavar="N", help="all tables of N attributes, alone; 0: no such rule"
    )
    rest.add_argument("--people", type=whole_from(1), metavar="N", help="about how many people there are")


def _run(arguments: Namespace, terminal: Terminal) -> int:
    _check(arguments)
    before = load_plan(arguments.plan)
    plan = _with_attribute(before, arguments)
    for name in arguments.drop:
        _find(plan, name)
        plan = without_attribute(plan, name)
    plan = _with_tables(plan, arguments)
    if arguments.people is not None:
        plan = replace(plan, people=arguments.people)
    plan = carry_limits(before, plan)
    # A change without effect is mostly a slip, which a script should notice.
    if plan == before:
        raise NoChangeError(str(arguments.plan))
    if plan.tables or plan.families:
        plan.workload()  # refuses tables that cannot be had before anything is written
    save_plan(plan, arguments.plan)
    terminal.note(f"Changed {arguments.plan}.")
    return 0


def _check(arguments: Namespace) -> None:
    """Refuse options that change an attribute or a table where none is named.

    Raises:
        NothingNamedError: if so.
    """
    of_attribute = [f"--{name.replace('_', '-')}" for name in _OF_ATTRIBUTE if getattr(arguments, name) is not None]
    if arguments.attribute is None and of_attribute:
        raise NothingNamedError(", ".join(of_attribute), "--attribute")
    if arguments.weight is not None and not arguments.table:
        raise NothingNamedError("--weight", "--table")


def _with_attribute(plan: Plan, arguments: Namespace) -> Plan:
    if arguments.attribute is None:
        return plan
    old = _find(plan, arguments.attribute)
    try:
        new = _changed(old, arguments)
    except ValueError as error:
        raise UnfitLabelsError(old.name) from error
    return replace(plan, attributes=tuple(new if each is old else each for each in plan.attributes))


def _changed(attribute: Attribute, arguments: Namespace) -> Attribute:
    """Return the attribute as the arguments change it; a list that was read from the rows stays one when shortened."""
    new = attribute
    if arguments.bins is not None:
        kind = Kind.DATE if arguments.bins.strip()[4:5] == "-" else Kind.NUMBER
        edges = parse_edges(arguments.bins, kind)
        bare = replace(new, kind=kind, edges=edges, categories=(), merges=(), measured_in="")
        new = with_edges(new, edges) if new.kind is kind else stated(bare, Provenance.DECLARED)
    if arguments.categories is not None:
        new = _listed_anew(new, tuple(arguments.categories))
    if arguments.other is not None:
        new = replace(new, other=arguments.other or None)
    if arguments.missing is not None:
        new = replace(new, missing=arguments.missing or None)
    if arguments.missing_values is not None:
        new = replace(new, missing_values=tuple(arguments.missing_values))
    if arguments.measured_in is not None:
        if not may_measure(new.kind, arguments.measured_in or "kg"):
            raise KindError(new.name)
        new = replace(new, measured_in=arguments.measured_in)
    return new if arguments.provenance is None else stated(new, Provenance(arguments.provenance))


def _listed_anew(attribute: Attribute, categories: tuple[str, ...]) -> Attribute:
    # A spelling of a category that is gone has nothing to count as; one that is listed counts as itself.
    merges = tuple(pair for pair in attribute.merges if pair[1] in categories and pair[0] not in categories)
    new = replace(attribute, kind=Kind.CATEGORIES, categories=categories, merges=merges, edges=(), measured_in="")
    return with_origin(attribute, new, Provenance.DECLARED)


def _with_tables(plan: Plan, arguments: Namespace) -> Plan:
    tables = list(plan.tables)
    # A table is known by its attributes in any order: asked for twice, it would be refused.
    for title in arguments.table:
        names = _attributes(plan, title)
        same = [table for table in tables if set(table.attributes) == set(names)]
        table = same[0] if same else TableChoice(names)
        weighted = table if arguments.weight is None else replace(table, weight=arguments.weight)
        tables = [weighted if each is table else each for each in tables] if same else [*tables, weighted]
    families = plan.families
    if arguments.all is not None:
        families = (Family(arguments.all),) if arguments.all else ()
    plan = replace(plan, tables=tuple(tables), families=families)
    for title in arguments.remove_table:
        plan = _without_table(plan, title)
    return plan


def _without_table(plan: Plan, title: str) -> Plan:
    """Return the plan without a table; sets that contain it go on as their other tables, one by one."""
    names = set(_attributes(plan, title))
    left = tuple(table for table in plan.tables if set(table.attributes) != names)
    # Alone in the list, it goes unasked: a table that is too large to be worked with can be removed, too.
    if left != plan.tables and not plan.families:
        return replace(plan, tables=left)
    table_numbers(plan, (title,))
    is_in_a_set = any(set(table.attributes) == names for table in named_tables(replace(plan, tables=())))
    if not is_in_a_set:
        return replace(plan, tables=left)
    named = named_tables(plan)
    return replace(plan, tables=tuple(table for table in named if set(table.attributes) != names), families=())


def _attributes(plan: Plan, title: str) -> tuple[str, ...]:
    """Return the names in the title of a table."""
    # By the names there are, as one may have a cross in itself.
    names = names_in(title, [attribute.name for attribute in plan.attributes])
    return tuple(_find(plan, name).name for name in names)


def _find(plan: Plan, name: str) -> Attribute:
    for attribute in plan.attributes:
        if attribute.name == name:
            return attribute
    known = tuple(attribute.name for attribute in plan.attributes)
    raise NoSuchAttributeError(name, nearest(name, known, otherwise=N_("Error", "Its attributes are:")))


def _listed(text: str) -> list[str]:
    """Return the texts of a list with commas between; quotes enclose one that has commas in itself."""
    return list(
        dict.fromkeys(part.strip() for row in reader([text], skipinitialspace=True) for part in row if part.strip())
    )


VERB = Verb(_declare, _run)
