"""What the program asks the reader: one question about one file, a value on both sides of the wire."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from core.domain.attribute import Attribute
from core.domain.naive_bayes import NaiveBayes
from core.domain.reading_layout import ReadingLayout

COUNTS_ROWS = "--counts"
"""Word for a reader that will be asked to count: it loads arrays while it waits."""
DETECT = ReadingLayout()
"""Says nothing: how the file is read is found in it."""


class ReaderVerb(StrEnum):
    """What is asked; `LOOK` has no answer, and spares the question after it the time to look for doubts."""

    PREVIEW = "preview"
    PROFILE = "profile"
    TEXTS = "texts"
    CHECK = "check"
    READ = "read"
    COUNT = "count"
    GUESS = "guess"
    LOOK = "look"


@dataclass(frozen=True, slots=True)
class FileQuestion:
    """One question about one file.

    Attributes:
        verb: what is asked.
        path: the file.
        layout: how to read it.
        attributes: the one that is checked, or those that are read or counted.
        marginals: what is counted, as positions among the attributes, for `COUNT`.
        identifier: header of the column that names the person, for `READ` and `COUNT`; None: there is none.
        key: of the ledger that is to recognise the rows, for `READ` and `COUNT`, as hexadecimal digits; "": none is.
        classifiers: those that are tried on the rows, for `GUESS`.
        unlisted: names of the attributes that have no list, for `READ`: their texts are wanted, too.
        order: fresh bits that decide which rows of a person count, for `COUNT`, as hexadecimal digits.
        at_most: rows of a person that count, for `COUNT`; 0: all.
        asks_persons: whether persons who recur are refused, for `READ`, `COUNT` and `LOOK`, as the plan says nothing
            of them.
        are_persons: whether a number of a person that recurs is refused there, as the plan has one row for each.
        password: of the file; "": none was typed. Left out of what is printed of a question.
    """

    verb: ReaderVerb
    path: str
    layout: ReadingLayout = DETECT
    attributes: tuple[Attribute, ...] = ()
    identifier: str | None = None
    key: str = ""
    classifiers: tuple[NaiveBayes, ...] = ()
    unlisted: tuple[str, ...] = ()
    marginals: tuple[tuple[int, ...], ...] = ()
    order: str = ""
    at_most: int = 0
    asks_persons: bool = False
    are_persons: bool = False
    password: str = field(default="", repr=False)

    def as_look(self) -> FileQuestion:
        """Return the question that looks for doubts as this one does."""
        asked = FileQuestion(ReaderVerb.LOOK, self.path, self.layout, self.attributes)
        return replace(asked, asks_persons=self.asks_persons, are_persons=self.are_persons, password=self.password)
