"""Errors of databases that a server keeps; messages quote no value and no password."""

from __future__ import annotations

from core.errors.source_errors import SourceError, UnreadableFileError
from core.words import N_


class DatabasePasswordError(UnreadableFileError):
    """The server asks for a password, and there was none, or a wrong one."""

    template = N_(
        "Error",
        "{file}: the server asks for a password, and there is none, or it is wrong. Run this in a terminal, which asks "
        "for it. Or keep it in the file .pgpass or in PGPASSWORD, never in the address.",
    )
    window_template = N_("Error", "{file}: the server asks for a password, and there is none, or it is wrong.")


# Rows of a cluster have no numbers: which row it is, its owner finds by a query there.
class UnplacedCellError(SourceError):
    """Cells of a table that is counted where it is do not fit the plan; `why` is a sentence that quotes none."""

    template = N_("Error", "{file}{sheet}, column {column}: {why}")
    sheet: str
    column: str
    why: str
