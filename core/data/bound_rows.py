"""Keep at most so many rows of each person, chosen at random, so that one person cannot change many counts."""

from __future__ import annotations

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from core.data.memory_records import MemoryRecords


class Bits(Protocol):
    """What is needed of `core.mechanisms.randomness.RandomBits`, which this package may not import."""

    def take(self, n: int) -> bytes:
        """Return `n` fresh random bytes, n >= 0."""
        ...


def bounded(table: MemoryRecords, at_most: int, bits: Bits) -> MemoryRecords:
    """Return the table with at most `at_most` rows of each person, every choice of them equally likely.

    Rows get independent 64-bit keys and each person keeps those with the smallest. Two equal keys within a person would
    make the order depend on the file, so then all keys are drawn again (for 10 million rows: once in 10^5 calls).

    Args:
        table: rows with their `person`; a table without persons is returned as it is.
        at_most: rows kept per person, at least 1.
        bits: where the keys come from.

    Privacy:
        Nothing leaves: the result is still private, and one person now stands behind at most `at_most` of its rows.
    """
    if at_most < 1:
        raise ValueError("at least one row per person")
    if table.person is None:
        return table
    person = table.person
    order = _random_order(person, bits)
    while order is None:
        order = _random_order(person, bits)
    kept = np.sort(order[_rank_within(person[order]) < at_most])
    return MemoryRecords(table.domain, tuple(column[kept] for column in table.codes))


def most_rows(table: MemoryRecords) -> int:
    """Return how many rows the person with most rows has; 0 without rows or persons.

    Privacy:
        Exact: it may decide whether anything is released, never what.
    """
    if table.person is None or not len(table.person):
        return 0
    return int(np.unique(table.person, return_counts=True)[1].max())


def without_persons(table: MemoryRecords) -> MemoryRecords:
    """Return the same rows, each for itself."""
    return table if table.person is None else MemoryRecords(table.domain, table.codes)


def _random_order(person: NDArray[np.int64], bits: Bits) -> NDArray[np.intp] | None:
    """Return the rows sorted by person and then at random; None if two keys of a person are equal."""
    keys = np.frombuffer(bits.take(8 * len(person)), dtype=np.uint64)
    order = np.lexsort((keys, person))
    people, keys = person[order], keys[order]
    tied = (people[1:] == people[:-1]) & (keys[1:] == keys[:-1])
    return None if tied.any() else order


def _rank_within(person: NDArray[np.int64]) -> NDArray[np.intp]:
    """Return for each row of the sorted `person` its place among the rows of that person, from 0."""
    starts = np.flatnonzero(np.r_[True, person[1:] != person[:-1]]) if len(person) else np.zeros(0, dtype=np.intp)
    lengths = np.diff(np.r_[starts, len(person)])
    return np.arange(len(person)) - np.repeat(starts, lengths)
