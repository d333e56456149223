"""Tells queries and views by which one person decides about the rows of others, as LIMIT does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from core.sources.source import Problem
from core.words import N_

_LIMITS = frozenset(("limit", "fetch", "tablesample", "qualify"))
"""They let some rows through, by what others hold."""


def joint_rows(query: str | None, table: str | None, views: Mapping[str, str]) -> list[Problem]:
    """Return that the rows are not those of one person each, if it is found by such words.

    Args:
        query: the one that is read; None: `table` is.
        table: a table or view.
        views: the statements of all views, by their names.
    """
    words = next((word for said in _statements(query, table, views) if (word := _joining(said))), "")
    if not words:
        return []
    text = N_(
        "Source",
        "The query or view has {word}, so that one person decides whether rows of others are read. Leave it out, or "
        "read the table itself.",
    )
    return [Problem(text.format(word=words))]


def _statements(query: str | None, table: str | None, views: Mapping[str, str]) -> Iterator[Sequence[str]]:
    """Yield the words of the query or view, and of the views that it reads."""
    named = {name.lower(): statement for name, statement in views.items()}
    waiting = [query] if query is not None else [named.pop(str(table).lower(), "")]
    while waiting:
        statement = waiting.pop()
        if not statement:
            continue
        from core.sources.formats.databases.sql_words import SqlWords  # noqa: PLC0415  8 ms of the start of readers

        said = SqlWords(statement)
        yield [*said.bare, *(["over("] if "over" in said.called else [])]
        waiting += [named.pop(name) for name in {*map(str.lower, said.names)} & named.keys()]


def _joining(words: Sequence[str]) -> str:
    """Return the first word by which rows are joined or left out for others; "" if there is none."""
    for word, after in pairwise([*words, ""]):
        if word in _LIMITS or (word, after) == ("select", "distinct"):
            return (after if word == "select" else word).upper()
    return "OVER" if "over(" in words else ""
