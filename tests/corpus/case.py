"""One file of the corpus: how it is made, and what a reader has to make of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
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
        asks: the questions that stay open until the owner answers; None: it is not looked whether there are any.
        answers: the settings that answer them; the rows are those that are read then.
        told: pattern of a sentence that the preview says.
    """

    name: str
    make: Callable[[Path], object]
    rows: tuple[tuple[str, ...], ...] = ()
    refused: str = ""
    asks: tuple[str, ...] | None = None
    answers: tuple[tuple[str, str | int], ...] = ()
    told: str = ""


def read_as(name, make, *rows):
    """Return a case that has to be read; each of `rows` is a text with | between the cells."""
    return Case(name, make, tuple(tuple(row.split("|")) for row in rows))


def asked(name, make, keys, *rows, **answers):
    """Return a case that asks about `keys`, and is read as `rows` once these answers are given."""
    return replace(read_as(name, make, *rows), asks=keys, answers=tuple(answers.items()))


def settled(name, make, *rows):
    """Return a case that has to be read as its preview proposes, without a question."""
    return asked(name, make, (), *rows)


def told(name, make, words, *rows, **answers):
    """Return a case that asks what these answer, and of which these words are said, a regular expression."""
    return replace(asked(name, make, (*answers,), *rows, **answers), told=words)


def refused(name, make, words):
    """Return a case that has to be refused in these words, a regular expression."""
    return Case(name, make, refused=words)
