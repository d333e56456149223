"""A lower bound of ε from what was seen: an event is chosen on one part of the runs, and counted on the other.

For every event E, privacy promised for two neighbours bounds P(E) by Q(E): P(E) <= exp(ε) Q(E) + δ, or a Rényi
divergence of at most a ρ at every order a (`Road.spent`). With a lower Clopper-Pearson bound of P(E) and an upper one
of Q(E), each at RISK / 2, that bounds ε or ρ from below with confidence 1 - RISK.

The event and its direction are chosen on runs that are not counted afterwards, so there is one test and no
correction; a claim that holds is accused with a probability of at most RISK.
References: Ding et al., Detecting violations of differential privacy (CCS 2018); Jagielski et al. (NeurIPS 2020).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.stats import beta

from tests.audit.outcomes import NOTHING_SEEN

RISK = 1e-6
CHOOSING = 0.5
"""Part of the runs that the event is chosen on."""
DOUBT = 3
"""Standard errors by which an event may have been rarer by luck when it is chosen."""
THRESHOLDS = 60
FEW = 40


@dataclass(frozen=True)
class Verdict:
    """What an audit found: ε (or ρ) is at least `bound` with confidence 1 - RISK, where `claimed` was promised."""

    bound: float
    claimed: float
    event: str

    @property
    def broken(self) -> bool:
        return self.bound > self.claimed


def audited(road, first, second) -> Verdict:
    """Return the verdict on a road from the runs on its two tables, as `outcomes.as_rows` arranges them."""
    width = max(first.shape[1], second.shape[1])
    first, second = widened(first, width), widened(second, width)
    cut = int(CHOOSING * len(first))
    views = Views(first[:cut], second[:cut], road.matrix)
    scores = [views.of(part) for part in (first[:cut], second[:cut], first[cut:], second[cut:])]
    (column, side, at), swapped = _chosen(road, scores[0], scores[1], len(first) - cut)
    ours, theirs = (hits(score[:, column], side, at) for score in scores[2:])
    if swapped:
        ours, theirs = theirs, ours
    bound = road.spent(*clopper_pearson(ours, theirs, len(first) - cut))
    return Verdict(max(0.0, float(bound)), road.claimed, f"{views.names[column]} {side} {at:.6g}")


def widened(rows, width) -> np.ndarray:
    """Return rows of `width`, with the count of numbers still last."""
    missing = np.full((len(rows), width - rows.shape[1]), NOTHING_SEEN)
    return np.column_stack([rows[:, :-1], missing, rows[:, -1:]])


class Views:
    """Scores of a run, of which events are thresholds; fitted on the runs that choose.

    Noise whose density depends on a cone is told apart best by whether what is left of the answers without the true
    counts lies in the cone: `matrix` says which number is which entry of a symmetric matrix, if any.
    """

    def __init__(self, first, second, matrix=None) -> None:
        n = first.shape[1]
        self._centres = np.median(first, axis=0), np.median(second, axis=0)
        spread = np.mean([np.abs(x - c).mean(axis=0) for x, c in zip((first, second), self._centres, strict=True)], 0)
        self._spread = np.maximum(spread, 1e-9)
        inside = sum(np.cov(x, rowvar=False).reshape(n, n) for x in (first, second))
        gap = second.mean(axis=0) - first.mean(axis=0)
        self._direction = np.linalg.pinv(inside, hermitian=True) @ gap
        self._still = _null_direction(inside, gap)
        self.names = [f"number {i}" for i in range(n)]
        self.names += [f"last bit of number {i}" for i in range(n)]
        self.names += ["linear", "frozen combination", "Laplace", "largest", "spread"]
        self._matrix = matrix
        self.names += ["least eigenvalue"] * (matrix is not None)

    def of(self, rows) -> np.ndarray:
        """Return the scores, shape (runs, views)."""
        near, far = (np.abs(rows - centre) / self._spread for centre in self._centres)
        scores = [rows, grain(rows), rows @ self._direction, np.round(rows @ self._still, 6)]
        scores += [near.sum(axis=1) - far.sum(axis=1), near.max(axis=1) - far.max(axis=1), near.sum(axis=1)]
        if self._matrix is not None:
            scores.append(np.linalg.eigvalsh((rows - np.round(self._centres[1]))[:, self._matrix])[:, 0])
        return np.column_stack(scores)


def _null_direction(inside, gap):
    """Return the part of the gap that no noise covers."""
    values, vectors = np.linalg.eigh(inside)
    still = vectors[:, values < 1e-9 * max(1.0, values.max())]
    return still @ (still.T @ gap)


def grain(rows) -> np.ndarray:
    """Return the binary place of the last digit of each number: floats near 0 have finer ones than others."""
    mantissa, exponent = np.frexp(rows)
    whole = (mantissa * 2.0**53).astype(np.int64)
    last = np.log2(np.maximum(whole & -whole, 1).astype(np.float64))
    return np.where(whole == 0, 0.0, np.minimum(exponent - 53 + last, 0.0))


def _chosen(road, first, second, n):
    """Return the event that promises the largest bound, and whether it is likelier for the first table."""
    best = -np.inf, (0, ">=", 0.0), False
    for column in range(first.shape[1]):
        at, counts = _candidates(first[:, column], second[:, column])
        for side, (ones, twos) in counts.items():
            for swapped, ours, theirs in ((False, ones, twos), (True, twos, ones)):
                hopes = road.spent(*_expected(ours / len(first), theirs / len(first), len(first), n))
                place = int(hopes.argmax())
                if hopes[place] > best[0]:
                    best = hopes[place], (column, side, at[place]), swapped
    return best[1:]


def _candidates(first, second):
    """Return thresholds, and for each side how often either table's runs hit it."""
    pooled = np.unique(np.concatenate([first, second]))
    at = pooled if len(pooled) <= FEW else np.unique(np.quantile(np.concatenate([first, second]), _QUANTILES))
    below = [np.searchsorted(np.sort(x), at, "left") for x in (first, second)]
    through = [np.searchsorted(np.sort(x), at, "right") for x in (first, second)]
    above = [len(first) - each for each in below]
    same = [most - least for most, least in zip(through, below, strict=True)]
    return at, {">=": above, "<=": through, "==": same}


_QUANTILES = np.concatenate([np.linspace(0, 1, THRESHOLDS), [0.002, 0.005, 0.995, 0.998]])


def _expected(p, q, seen, n):
    """Return roughly the bounds that `n` runs should give if these are frequencies in `seen` runs; quick.

    The second one is taken to be larger in doubt. Of many rare events some were not seen there by luck alone, and such
    a one would be chosen once in a hundred audits.
    """
    z, doubt = 4.9 / np.sqrt(n), DOUBT / np.sqrt(seen)
    low = p - z * np.sqrt(p * (1 - p)) - 1 / n
    high = q + (z + doubt) * np.sqrt(q * (1 - q)) + (z**2 + doubt**2) / 2
    return np.maximum(low, 1e-300), high


def hits(scores, side, at) -> int:
    """Return how many scores the event holds."""
    return int({">=": scores >= at, "<=": scores <= at, "==": scores == at}[side].sum())


def clopper_pearson(ours, theirs, n, risk=RISK):
    """Return a lower bound of the first and an upper bound of the second probability, each at half the risk."""
    low = beta.ppf(risk / 2, ours, n - ours + 1) if ours else 0.0
    high = beta.isf(risk / 2, theirs + 1, n - theirs) if theirs < n else 1.0
    return float(low), float(high)
