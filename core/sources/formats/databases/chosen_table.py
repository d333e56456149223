"""Which table of a database is read, and what may be wrong with the choice; shared by all databases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from core.domain.reading_layout import ReadingLayout
from core.errors import MissingSheetError, RefusedContentError
from core.words import N_, quoted

Names = tuple[str, ...]
MANY_ROWS, _MANY_COLUMNS = 10, 3
"""What a table of records has, at least: fewer are a list of codes."""
_OF_PROGRAMS = (
    *("django_", "auth_", "alembic_", "schema_migration", "flyway_", "knex_", "_prisma", "ar_internal_", "__ef"),
    *("gpkg_", "rtree_", "idx_", "spatial_ref_sys", "spatialite_", "geometry_columns", "android_metadata", "pg_"),
)
"""How the names of tables begin that frameworks and drawers of maps keep for themselves."""


def checked_table(file: str, wanted: str | None, tables: Sequence[str], guess: Callable[[], str]) -> str:
    """Return the table to read: the one that is wanted, else `guess`.

    Raises:
        MissingSheetError: if no table has that name.
        RefusedContentError: if there is no table.
    """
    if not tables:
        raise RefusedContentError(file, N_("Error", "the database has no table. Choose another file."))
    name = wanted or guess()
    if name not in tables:
        raise MissingSheetError(file=file, sheet=name, sheets=quoted(tables))
    return name


def rivals(chosen: str, tables: Iterable[str], n_columns: Callable[[str], int], n_rows: Callable[[str], int]) -> Names:
    """Return the tables that may hold the records that are meant, beside the one that was guessed.

    Args:
        chosen: the guess.
        tables: all of them.
        n_columns: returns how many columns a table has.
        n_rows: returns how many rows it has, or `MANY_ROWS` if it has more.
    """
    others = (name for name in tables if name != chosen and not name.lower().startswith(_OF_PROGRAMS))
    return tuple(name for name in others if n_columns(name) >= _MANY_COLUMNS and n_rows(name) >= MANY_ROWS)


def check_settled(file: str, *endings: str) -> None:
    """Refuse a database with changes that wait in a file beside it: its rows would be those before these changes.

    Raises:
        RefusedContentError: if one does.
    """
    for ending in endings:
        beside = Path(file + ending)
        if beside.is_file() and beside.stat().st_size:
            why = N_(
                "Error",
                "changes to the database wait in {name}. Close the program that writes it, and open the file again.",
            )
            raise RefusedContentError(file, why.format(name=beside.name))


def of_table(name: str, what: str = "*") -> str:
    """Return the statement that reads all of a table or view; `what` is SQL."""
    return f"SELECT {what} FROM {in_quotes(name)}"  # noqa: S608  quoted


def part_of(select: str, what: str = "*") -> str:
    """Return the statement that reads a part of another one, which may end with a comment; `what` is SQL."""
    return f"SELECT {what} FROM (\n{select}\n)"  # noqa: S608  the owner's own query, of a link that can only read


def statement_of(query: str) -> str:
    """Return a query without the semicolons at its end, behind which comments may stand."""
    from core.sources.formats.databases.sql_words import SqlWords  # noqa: PLC0415  8 ms of the start of every reader

    return SqlWords(query).statement.strip()


def in_quotes(name: str) -> str:
    """Return a name as SQL writes one that may hold anything."""
    return '"' + name.replace('"', '""') + '"'


def in_text(text: str) -> str:
    """Return a text as SQL writes one; it has no backslash, which some servers read as the beginning of another."""
    return "'" + text.replace("'", "''") + "'"


def table_words(layout: ReadingLayout) -> str:
    """Return the table or the query that is read, as error messages want it."""
    if layout.query is not None:
        return N_("Error", ", query")
    return N_("Error", ", table “{table}”").format(table=layout.sheet)


def query_fault(file: str, detail: str) -> RefusedContentError:
    """Return the error for a query that cannot be run; `detail` is what the database says of it."""
    why = N_("Error", "the query is not one that can be run ({detail}). Mend it, or choose a table.")
    return RefusedContentError(file, why.format(detail=" ".join(detail.split())))
