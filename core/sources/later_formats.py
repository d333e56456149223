"""The list of formats that are loaded when a file may be one of theirs, so that the reader of a text starts sooner."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.sources.file_content import FileContent


class Later(NamedTuple):
    """Formats of one module or folder.

    Attributes:
        load: enters them in the list.
        endings: all endings of their files, with the dot, in lower case.
        may_have: whether a file with that content can be one of theirs; where that is in doubt, too.
        settings: as each of them has it.
        takes_query: as each of them has it.
        schemes: the beginnings of their addresses, if they are databases of servers.
    """

    load: Callable[[], None]
    endings: tuple[str, ...]
    may_have: Callable[[FileContent], bool]
    settings: tuple[str, ...] = ()
    takes_query: bool = False
    schemes: tuple[str, ...] = ()


LATER: list[Later] = []


def load(wanted: Callable[[Later], bool]) -> None:
    """Load the formats that are wanted."""
    for formats in LATER:
        if wanted(formats):
            formats.load()


def holds(*marks: bytes) -> Callable[[FileContent], bool]:
    """Return a function that tells whether one of the marks stands in the beginning of a file that is no zip."""
    return lambda content: not content.is_zip and any(mark in content.start for mark in marks)
