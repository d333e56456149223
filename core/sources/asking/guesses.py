"""How often classifiers made of published tables guess right about the rows of a file."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.guess_shares import GuessShares
from core.domain.attribute import Attribute
from core.domain.location import Location
from core.domain.naive_bayes import NaiveBayes
from core.domain.reading_layout import ReadingLayout
from core.sources.asking.reader_process import ask
from core.sources.question import FileQuestion, ReaderVerb


def guess_rows(
    path: Location, layout: ReadingLayout, attributes: tuple[Attribute, ...], classifiers: Sequence[NaiveBayes]
) -> tuple[GuessShares, ...]:
    """Return how well each classifier does on all rows; no row leaves the reader.

    Args:
        path: the file.
        layout: how to read it.
        attributes: all that a classifier names.
        classifiers: made of published numbers.

    Raises:
        SourceError: if the file is not one clean table; a CellError names the first cell that has no label.
        Cancelled: if the user asked to stop.

    Privacy:
        Exact facts about the records: for the owner's screen, never for a file or a release.
    """
    question = FileQuestion(ReaderVerb.GUESS, str(path), layout, attributes, classifiers=tuple(classifiers))
    return tuple(GuessShares(*map(float, shares)) for shares in ask(question).result)
