"""Try classifiers on the rows of a file, in the process that reads it: only shares of right guesses leave it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

import numpy as np

from core.data.guess_shares import guess_shares
from core.data.memory_records import MemoryRecords
from core.domain.attribute import Attribute
from core.domain.domain import Domain
from core.domain.naive_bayes import NaiveBayes


def guesses(
    attributes: tuple[Attribute, ...],
    codes: Sequence[array[int]],
    classifiers: Sequence[NaiveBayes],
    report: Callable[[float], None],
) -> list[tuple[float, float, float]]:
    """Return the shares of `GuessShares` for each classifier, in the order of its fields.

    Args:
        attributes: those that were read.
        codes: as `SourceReader.read` returns them.
        classifiers: made of published numbers.
        report: gets the part of the classifiers that were tried.
    """
    records = MemoryRecords(Domain(attributes), tuple(np.frombuffer(each, np.dtype(each.typecode)) for each in codes))
    shares = []
    for done, classifier in enumerate(classifiers):
        report(done / len(classifiers))
        found = guess_shares(classifier, records.columns, records.times)
        shares.append((found.right, found.surest, found.most_frequent))
    return shares
