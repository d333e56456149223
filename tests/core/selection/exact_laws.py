"""The laws of selection mechanisms on small cases, in code of their own: rational where they can be.

exp(-rate) is a rational number w here: then exp(rate × gap) = w ** -gap, and privacy is a comparison of fractions.
"""

from __future__ import annotations

import math
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

import numpy as np

WINDOW = 40
"""Scales of noise that a sum goes through: what is beyond is below 1e-17 of it."""


def exponential_law(scores, w):
    """Return the probabilities of the exponential mechanism; `w` is exp(-rate), a Fraction or a float."""
    weights = [w ** (max(scores) - score) for score in scores]
    return [weight / sum(weights) for weight in weights]


def permute_and_flip_law(scores, w):
    """Return the probabilities of permute-and-flip: a candidate is first among those with heads."""
    coins = [w ** (max(scores) - score) for score in scores]
    places = range(len(scores))
    law = [coins[0] * 0] * len(scores)
    for size in range(1, len(scores) + 1):
        for heads in combinations(places, size):
            chance = math.prod(coins[i] if i in heads else 1 - coins[i] for i in places)
            for i in heads:
                law[i] += chance / size
    return law


def peeled_law(law, scores, n_chosen, w):
    """Return the probability of every ordered choice."""
    found = {(): w * 0 + 1}
    for _ in range(n_chosen):
        longer = {}
        for chosen, chance in found.items():
            left = [i for i in range(len(scores)) if i not in chosen]
            for i, more in zip(left, law([scores[i] for i in left], w), strict=True):
                longer[*chosen, i] = chance * more
        found = longer
    return found


def expected_score(law, scores, w):
    """Return the mean score of what is chosen."""
    return sum(score * chance for score, chance in zip(scores, law(scores, w), strict=True))


def pairs_of_neighbours(n, largest, monotonic):
    """Yield score vectors of `n` candidates and all neighbours that sensitivity 1 allows."""
    steps = [0, 1] if monotonic else [-1, 0, 1]
    for scores in product(range(largest + 1), repeat=n):
        for change in product(steps, repeat=n):
            changed = tuple(a + b for a, b in zip(scores, change, strict=True))
            yield scores, changed
            yield changed, scores


def laplace(scale, numbers):
    """Return P(noise = x)."""
    q = math.exp(-1 / scale)
    return (1 - q) / (1 + q) * q ** np.abs(numbers)


def laplace_reaches(scale, numbers):
    """Return P(noise >= x); without noise (scale 0), whether 0 is at least x."""
    numbers = np.asarray(numbers, dtype=float)
    if scale == 0:
        return (numbers <= 0).astype(float)
    q = math.exp(-1 / scale)
    return np.where(numbers >= 0, q ** np.abs(numbers) / (1 + q), 1 - q ** (1 + np.abs(numbers)) / (1 + q))


def sparse_vector_probability(scales, margins, outcome):
    """Return the probability of an outcome: True, False or a number for each query that was looked at.

    Args:
        scales: threshold, query and refresh (0: none) as floats.
        margins: query minus threshold, at least as many as the outcome has entries.
        outcome: a number stands for a query that reached the threshold and told its noisy value.
    """
    threshold, query, refresh = scales
    chance, begin = 1.0, 0
    ends = [i + 1 for i, said in enumerate(outcome) if said is not False] if refresh else []
    for end in [*ends, len(outcome)]:
        chance *= _segment(refresh if begin else threshold, query, margins[begin:end], outcome[begin:end])
        begin = end
    return chance


def _segment(threshold, query, margins, outcome):
    chance = _threshold_law(threshold, query)
    noise = _window(threshold, query)
    for margin, said in zip(margins, outcome, strict=True):
        if said is True or said is False:
            chance = chance * _said(threshold, query, margin, said)
        else:
            chance = chance * laplace(query, said - margin) * (noise <= said)
    return float(chance.sum())


@lru_cache
def _window(threshold, query):
    reach = math.ceil(WINDOW * max(threshold, query))
    return np.arange(-reach, reach + 1)


@lru_cache
def _threshold_law(threshold, query):
    return laplace(threshold, _window(threshold, query))


@lru_cache(maxsize=4096)
def _said(threshold, query, margin, said):
    """Return the probability that one query reaches, or misses, each noisy threshold."""
    return (laplace_reaches if said else laplace_missed)(query, _window(threshold, query) - margin)


def laplace_missed(scale, numbers):
    """Return P(noise < x), which is P(noise >= 1 - x) with noise."""
    return 1 - laplace_reaches(0, numbers) if scale == 0 else laplace_reaches(scale, 1 - np.asarray(numbers))


def outcomes_of(n, cutoff):
    """Yield every outcome of `n` queries in a run that ends with the `cutoff`-th that reaches the threshold."""
    for said in product((False, True), repeat=n):
        hits = [i for i, each in enumerate(said) if each]
        if len(hits) < cutoff:
            yield said
        elif not any(said[hits[cutoff - 1] + 1 :]):
            yield said[: hits[cutoff - 1] + 1]


def worst_loss(law, pairs):
    """Return the largest ln(P / Q) over pairs of neighbours and outcomes; `law` gives a dict of probabilities."""
    worst = -math.inf
    for first, second in pairs:
        p, q = law(first), law(second)
        for key in p:
            worst = max(worst, math.log(p[key]) - math.log(q[key]))
    return worst


def scales_of(noise):
    """Return the scales of a run as floats: threshold, query, refresh."""
    return float(noise.threshold), float(noise.query), float(noise.refresh or Fraction(0))


def quantile_law(counts, n_bins, share, changed_rows):
    """Return the probability of every list of inner edges; `share` is the ε of one depth."""
    if n_bins == 1:
        return {(): 1.0}
    n_left, total = n_bins // 2, sum(counts)
    n_right = n_bins - n_left
    edges = range(n_left, len(counts) - n_right + 1)
    scores = [-abs(n_bins * sum(counts[:edge]) - n_left * total) for edge in edges]
    law = {}
    chances = exponential_law(scores, math.exp(-share / (2 * changed_rows * n_right)))
    for edge, chance in zip(edges, chances, strict=True):
        left = quantile_law(counts[:edge], n_left, share, changed_rows)
        right = quantile_law(counts[edge:], n_right, share, changed_rows)
        for (ours, p), (theirs, q) in product(left.items(), right.items()):
            law[*ours, edge, *(edge + each for each in theirs)] = chance * p * q
    return law
