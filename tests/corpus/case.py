"""One file of the corpus: how it is made, and what a reader has to make of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SECONDS, BYTES = 10, 1 << 30


@dataclass(frozen=True)
class Case:
    """A file, made by `make(path)` under the name given.

    Attributes:
        name: of the file; what stands before the first dot tells what is odd about it.
        make: writes it.
        rows: what is read, as texts, the header first; () if it is refused.
        refused: pattern of the message if it is refused; "" if it is read.
    """

    name: str
    make: Callable[[Path], object]
    rows: tuple[tuple[str, ...], ...] = ()
    refused: str = ""


def read_as(name, make, *rows):
    """Return a case that has to be read; each of `rows` is a text with | between the cells."""
    return Case(name, make, tuple(tuple(row.split("|")) for row in rows))


def refused(name, make, words):
    """Return a case that has to be refused in these words, a regular expression."""
    return Case(name, make, refused=words)
