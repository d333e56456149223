"""Titles of published tables: the number, what is counted, by what, and of which set."""

from __future__ import annotations

from collections.abc import Sequence

from core.exports.statement_words import table_title
from core.release.release import ReleasedTable, Statement
from core.words import N_, joined


def numbered_title(statement: Statement, table: ReleasedTable, number: int) -> str:
    """Return such as "Table 3. Persons by smoking and sex, Riverside health check 2025"; `number` is from 1."""
    return N_("Export", "Table {number}. {title}").format(number=number, title=full_title(statement, table))


def full_title(statement: Statement, table: ReleasedTable) -> str:
    """Return the title of a table without its number; without words of the owner, its attributes alone."""
    said = statement.publication
    title = _counted(said.counts, table.published.names) if said.counts else table_title(table)
    return N_("Export", "{table}, {set}").format(table=title, set=said.title) if said.title else title


def _counted(counts: str, names: Sequence[str]) -> str:
    what = counts[:1].upper() + counts[1:]
    if not names:
        return what
    return N_("Export", "{counted} by {names}").format(counted=what, names=_listed(names))


def _listed(names: Sequence[str]) -> str:
    """Return such as "age, smoking and sex"."""
    if len(names) == 1:
        return names[0]
    return N_("Export", "{names} and {last}").format(names=joined(", ", tuple(names[:-1])), last=names[-1])
