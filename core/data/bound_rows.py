"""Bound the rows per person: keep a random choice of at most k rows, which bounds the sensitivity of every count."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from core.data.memory_records import MemoryRecords


class Bits(Protocol):
    """The part of `core.mechanisms.randomness.RandomBits` used here; this package may not import it."""

    def take(self, n: int) -> bytes:
        """Return `n` fresh random bytes, n >= 0."""
        ...


def bounded(table: MemoryRecords, at_most: int, bits: Bits, *, keep_whose: bool = False) -> MemoryRecords:
    """Return the table with at most `at_most` rows of each person, every choice of them equally likely.

    Rows get independent 64-bit keys; each person keeps the rows with the smallest keys. If two keys of a person are
    equal, all keys are drawn again, because the order of the file would decide (for 10 million rows: once in 10^5).

    Args:
        table: rows with their `person`; a table without persons is returned as it is.
        at_most: rows kept per person, at least 1.
        bits: where the keys come from.
        keep_whose: whether people are counted, too, so that it must be known whose rows are kept.

    Privacy:
        Nothing is published: the result is private, and each person has at most `at_most` of its rows.
    """
    if at_most < 1:
        raise ValueError("at least one row per person")
    if table.person is None:
        return table
    person = table.person
    order = _random_order(person, bits)
    while order is None:
        order = _random_order(person, bits)
    kept = np.sort(order[rank_within(person[order]) < at_most])
    whose = person[kept] if keep_whose else None
    return MemoryRecords(table.domain, tuple(column[kept] for column in table.codes), texts=table.texts, whose=whose)


def most_rows(table: MemoryRecords) -> int:
    """Return the largest number of rows of one person; 0 without rows or persons.

    Privacy:
        The answer is exact: it may decide whether a release happens, never its content.
    """
    if table.person is None or not len(table.person):
        return 0
    return int(np.unique(table.person, return_counts=True)[1].max())


def without_persons(table: MemoryRecords) -> MemoryRecords:
    """Return the rows without their persons, so that every row may be counted."""
    return table if table.person is None else MemoryRecords(table.domain, table.codes, texts=table.texts)


def _random_order(person: NDArray[np.int64], bits: Bits) -> NDArray[np.intp] | None:
    """Return the rows sorted by person and then at random; None if two keys of a person are equal."""
    keys = np.frombuffer(bits.take(8 * len(person)), dtype=np.uint64)
    order = np.lexsort((keys, person))
    people, keys = person[order], keys[order]
    tied = (people[1:] == people[:-1]) & (keys[1:] == keys[:-1])
    return None if tied.any() else order


def rank_within(person: NDArray[np.int64]) -> NDArray[np.intp]:
    """Return for each row of the sorted `person` its rank among the rows of that person, from 0."""
    starts = np.flatnonzero(np.r_[True, person[1:] != person[:-1]]) if len(person) else np.zeros(0, dtype=np.intp)
    lengths = np.diff(np.r_[starts, len(person)])
    return np.arange(len(person)) - np.repeat(starts, lengths)
