"""Add, remove and weigh tables; every edit can be undone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from core import Ask, Document, EngineError, Family, TableChoice, family_count
from guiapp.desktop.language import translate_error, words
from guiapp.desktop.notices import Tone
from guiapp.desktop.number_words import whole_text
from guiapp.models.workload_model import WantedRow
from guiapp.state.desk import Desk

MOST_TABLES = 5000
"""More are no longer a list that a person can look through."""

Names = tuple[str, ...]


def wanted_rows(document: Document) -> tuple[WantedRow, ...]:
    """Return every table asked for: those named one by one first, then the families' others, each once."""
    domain = document.domain
    places = {attribute.name: place for place, attribute in enumerate(document.attributes)}
    ordered = {attribute.name for attribute in document.attributes if attribute.n_ordered}
    wanted = {frozenset(table.attributes): table for table in document.tables}
    for family in document.families:
        for axes in family.marginals(domain):
            names = tuple(domain.names[axis] for axis in axes)
            wanted.setdefault(frozenset(names), TableChoice(names, family.weight))
    return tuple(
        WantedRow(
            table.attributes,
            domain.n_cells(map(places.__getitem__, table.attributes)),
            table.weight,
            tuple((name, _ask_of(table, name)) for name in table.attributes if name in ordered),
            table.sheets,
        )
        for table in wanted.values()
    )


def add_families(desk: Desk, families: Sequence[Family], name: str) -> None:
    """Add all tables of some families, unless they are too many or one is too large."""
    document = desk.workspace.document
    new = tuple(family for family in families if family not in document.families)
    if too_many(desk, (*document.families, *new)):
        return
    if not new:
        _say(desk, words("Commands", "These tables are in the list already."))
        return
    put_tables(desk, replace(document, families=(*document.families, *new)), name)


def too_many(desk: Desk, families: Iterable[Family]) -> bool:
    """Return whether families have more tables than can be looked through; say so if they have."""
    n = len(desk.workspace.document.attributes)
    return _too_long(desk, sum(family_count(n, family.order) for family in families))


def add_table(desk: Desk, table: TableChoice) -> bool:
    """Add one table, unless it is there already or too large; return whether it was added."""
    document, title = desk.workspace.document, " × ".join(table.attributes)
    if frozenset(table.attributes) in _sets(wanted_rows(document)):
        _say(desk, words("Commands", "The table {table} is in the list already.").format(table=title))
        return False
    name = words("Commands", "adding {table}").format(table=title)
    return put_tables(desk, replace(document, tables=(*document.tables, table)), name)


def refusal(desk: Desk, table: TableChoice) -> str:
    """Return why a table cannot be carried out, whatever else is asked for; "" where it can."""
    try:
        replace(desk.workspace.document, tables=(table,), families=()).workload()
    except EngineError as error:
        return translate_error(error)
    return ""


def add_tables(desk: Desk, tables: Sequence[TableChoice]) -> bool:
    """Add those tables that are not there yet, unless they are too many or one is too large; return whether any was."""
    document = desk.workspace.document
    present = _sets(wanted_rows(document))
    new = tuple(table for table in tables if frozenset(table.attributes) not in present)
    if _too_long(desk, len(present) + len(new)):
        return False
    if not new:
        _say(desk, words("Commands", "These tables are in the list already."))
        return False
    name = words("Commands", "adding {n} tables").format(n=whole_text(len(new)))
    return put_tables(desk, replace(document, tables=(*document.tables, *new)), name)


def remove_tables(desk: Desk, tables: Iterable[Names]) -> None:
    """Take tables out; a family that had one of them goes on as its other tables, one by one."""
    document = desk.workspace.document
    gone = {frozenset(names) for names in tables}
    if not gone:
        return
    kept = tuple(table for table in document.tables if frozenset(table.attributes) not in gone)
    families: list[Family] = []
    loose: dict[frozenset[str], TableChoice] = {}
    for family in document.families:
        choices = _choices(document, family)
        if gone & set(choices):
            loose |= {names: choice for names, choice in choices.items() if names not in gone | set(loose)}
        else:
            families.append(family)
    present = {frozenset(table.attributes) for table in kept}
    kept += tuple(choice for names, choice in loose.items() if names not in present)
    name = words("Commands", "removing a table")
    if len(gone) > 1:
        name = words("Commands", "removing {n} tables").format(n=len(gone))
    desk.workspace.edit(replace(document, tables=kept, families=tuple(families)), name)


def weigh_tables(desk: Desk, tables: Iterable[Names], weight: float) -> None:
    """Say how important some tables are; a table of a family gets a line of its own."""
    document = desk.workspace.document
    wanted = {frozenset(names): tuple(names) for names in tables}
    weighed = [replace(t, weight=weight) if frozenset(t.attributes) in wanted else t for t in document.tables]
    present = {frozenset(table.attributes) for table in document.tables}
    weighed += [TableChoice(names, weight) for key, names in wanted.items() if key not in present]
    name = words("Commands", "change of importance")
    desk.workspace.edit(replace(document, tables=tuple(weighed)), name, together=True)


def ask(desk: Desk, row: WantedRow, name: str, what: Ask) -> None:
    """Ask a table for each label, all ranges or cumulative counts of one attribute; one of a family gets its own line.

    Args:
        desk: where the plan is.
        row: the table.
        name: of the attribute, one with labels in order.
        what: is asked of it.
    """
    document, key = desk.workspace.document, frozenset(row.names)
    tables = document.tables
    if key not in {frozenset(table.attributes) for table in tables}:
        tables = (*tables, TableChoice(row.names, row.weight))
    asked = tuple(_asking(table, name, what) if frozenset(table.attributes) == key else table for table in tables)
    put_tables(desk, replace(document, tables=asked), words("Commands", "asking for ranges"))


def put_tables(desk: Desk, document: Document, name: str) -> bool:
    """Put a plan with other tables in place if it can be carried out; return whether it can, or say why not."""
    try:
        document.workload()
    except EngineError as error:
        desk.notices.refuse(translate_error(error), Tone.DANGER)
        desk.workspace.repeat()
        return False
    desk.workspace.edit(document, name)
    return True


def _too_long(desk: Desk, count: int) -> bool:
    if count > MOST_TABLES:
        text = words(
            "Commands",
            "That would be {n} tables. At most {most} can be asked for; "
            "use fewer attributes, or pick the tables you need.",
        )
        _say(desk, text.format(n=whole_text(count), most=whole_text(MOST_TABLES)))
    return count > MOST_TABLES


def _asking(table: TableChoice, name: str, what: Ask) -> TableChoice:
    ranges, prefixes = (tuple(each for each in names if each != name) for names in (table.ranges, table.prefixes))
    if what is Ask.RANGES:
        ranges = (*ranges, name)
    elif what is Ask.PREFIXES:
        prefixes = (*prefixes, name)
    return replace(table, ranges=ranges, prefixes=prefixes)


def _ask_of(table: TableChoice, name: str) -> Ask:
    if name in table.ranges:
        return Ask.RANGES
    return Ask.PREFIXES if name in table.prefixes else Ask.CELLS


def _say(desk: Desk, text: str) -> None:
    desk.notices.refuse(text)
    desk.workspace.repeat()


def _choices(document: Document, family: Family) -> dict[frozenset[str], TableChoice]:
    names = document.domain.names
    tables = (tuple(names[axis] for axis in axes) for axes in family.marginals(document.domain))
    return {frozenset(table): TableChoice(table, family.weight) for table in tables}


def _sets(rows: Iterable[WantedRow]) -> set[frozenset[str]]:
    return {frozenset(row.names) for row in rows}
