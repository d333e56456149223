"""Errors of databases that a server keeps; messages quote no value and no password."""

from __future__ import annotations

from core.errors.source_errors import UnreadableFileError
from core.words import N_


class DatabasePasswordError(UnreadableFileError):
    """The server asks for a password, and there was none, or a wrong one."""

    template = N_(
        "Error",
        "{file}: the server asks for a password, and there is none, or it is wrong. Run this in a terminal, which asks "
        "for it. Or keep it in the file .pgpass or in PGPASSWORD, never in the address.",
    )
    window_template = N_("Error", "{file}: the server asks for a password, and there is none, or it is wrong.")
