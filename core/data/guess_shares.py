"""How often a classifier guesses right: an exact fact about the rows that it is tried on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from core.arrays import Codes, Flags, Integers, Reals
from core.data.sensitive import Private
from core.domain.naive_bayes import NaiveBayes
from core.progress import check_cancelled

SUREST = 0.1
"""The share of the rows that count as the surest guesses; the paper looks at about 10 %."""
Columns = Mapping[str, Codes | Integers]
"""Label codes by the name of their attribute, all of one length."""
SCORES_AT_A_TIME = 1 << 18
"""Scores, of which each row has one per label, worked out at a time: some arrays of 2 MB, whatever the target."""
TIE = 1e-9
"""Scores and confidences that differ by less count as equal: sums of logarithms are exact to about 1e-12."""


@dataclass(frozen=True, slots=True, repr=False)
class GuessShares(Private):
    """How well a classifier did; all shares are in [0, 1].

    Attributes:
        right: share of the rows that were guessed right.
        surest: share guessed right among the surest tenth.
        most_frequent: share of the rows with the most frequent label, which is right who always guesses that one.

    Privacy:
        Of people's rows these are exact facts: for the owner's screen, never for a file or a release.
    """

    right: float
    surest: float
    most_frequent: float


def guess_shares(classifier: NaiveBayes, columns: Columns, times: Integers) -> GuessShares:
    """Return how often the classifier guesses right.

    Labels that are equally likely share a guess, and rows that are equally sure share what is left of the surest tenth:
    the order of the rows changes nothing.

    Args:
        classifier: made of published numbers.
        columns: of every attribute in `classifier.names`.
        times: how often each row counts, at least once in all.
    """
    hits, confidence = _judged(classifier, columns)
    total = times.sum()
    most_frequent = float(np.bincount(columns[classifier.target], times).max() / total)
    return GuessShares(float(hits @ times / total), _surest(hits, confidence, times), most_frequent)


def _judged(classifier: NaiveBayes, columns: Columns) -> tuple[Reals, Reals]:
    """Return of every row how probable it is that the guess is right, and how sure the classifier is of it."""
    truth = columns[classifier.target]
    hits, confidence = np.empty(len(truth)), np.empty(len(truth))
    prior = np.array(classifier.prior)
    evidence = [(columns[each.name], np.array(each.logs)) for each in classifier.evidence]
    rows = max(SCORES_AT_A_TIME // len(prior), 1)
    for start in range(0, len(truth), rows):
        check_cancelled()
        block = slice(start, start + rows)
        scores = prior + sum((logs[codes[block]] for codes, logs in evidence), np.zeros((len(truth[block]), 1)))
        scores -= scores.max(axis=1, keepdims=True)  # now log Pr[s | t] up to a constant, 0 for the likeliest label
        hits[block] = _hits(scores >= -TIE, truth[block])
        confidence[block] = 1 / np.exp(scores).sum(axis=1)
    return hits, confidence


def _hits(likeliest: Flags, truth: Codes | Integers) -> Reals:
    """Return the probability that a guess among the likeliest labels is right, shape (rows,)."""
    hits: Reals = likeliest[np.arange(len(truth)), truth] / likeliest.sum(axis=1)
    return hits


def _surest(hits: Reals, confidence: Reals, times: Integers) -> float:
    levels, place = np.unique(np.round(-confidence / TIE), return_inverse=True)
    rows, right = (np.bincount(place, weights, len(levels)) for weights in (times, hits * times))
    wanted = SUREST * float(times.sum())
    taken = np.clip(wanted - (np.cumsum(rows) - rows), 0, rows)
    return float(taken @ (right / rows) / wanted)
