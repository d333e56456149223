"""The contract of a format of maps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from core.release.published_map import PublishedMap
from core.words import Tell


@dataclass(frozen=True, slots=True)
class MapFormat:
    """A format of maps.

    Attributes:
        suffix: of the file, with the dot.
        title: its name in the window.
        content: returns the content of the file, with every text said in the language of its reader.
        needs_statement: whether the statement has to be a file of its own.
    """

    suffix: str
    title: str
    content: Callable[[PublishedMap, Tell], bytes]
    needs_statement: bool = False
