"""All formats that can be read, and the endings of their files."""

from __future__ import annotations

from core.errors import WrongFormatError
from core.sources.source import REGISTERED, Source
from core.words import N_


def every() -> tuple[type[Source], ...]:
    """Return all formats in the order of the list."""
    return tuple(REGISTERED.values())


def suffixes() -> tuple[str, ...]:
    """Return every extension that can be read, with the dot."""
    return tuple(suffix for source in every() for suffix in source.suffixes)


def by_suffix(file: str, suffix: str) -> type[Source]:
    """Return the format that `suffix` promises.

    Raises:
        WrongFormatError: if no format has it.
    """
    for source in every():
        if suffix.lower() in source.suffixes:
            return source
    why = (
        N_("Error", "files called “{suffix}” cannot be read").format(suffix=suffix)
        if suffix
        else N_("Error", "its name has no extension that tells the format")
    )
    raise WrongFormatError(
        file=file,
        why=why,
        cure=N_("Error", "Save the data as one of: {suffixes}.").format(suffixes=", ".join(suffixes())),
    )
