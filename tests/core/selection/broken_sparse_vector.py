"""Algorithms 3 to 6 of Lyu, Su, Li (PVLDB 2017) as printed there: published, and not private. For tests only.

    Algorithm     ε₁     noise of the threshold   noise of a query   says          stops after c
    3  (Roth)     ε/2    Δ/ε₁                     cΔ/ε₂              the number    yes
    4  (Lee)      ε/4    Δ/ε₁                     Δ/ε₂               that it is    yes
    5  (Stoddard) ε/2    Δ/ε₁                     none               that it is    no
    6  (Chen)     ε/2    Δ/ε₁                     Δ/ε₂               that it is    no

Here Δ = ε = 1. The counterexamples are those of the paper's Theorem 3 and appendix; they hold for whole noise, too.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from core.mechanisms.discrete_laplace import DiscreteLaplace

LAW = DiscreteLaplace()


@dataclass(frozen=True)
class Broken:
    """One of the algorithms at ε = 1."""

    number: int
    threshold: Fraction
    query: Fraction
    cutoff: int | None
    numeric: bool = False

    @property
    def scales(self):
        """Scales as floats: threshold, query, refresh."""
        return float(self.threshold), float(self.query), 0.0

    def rows(self, margins, outcome, runs, bits):
        """Return one row per run: whether it began as `outcome` did, and the number it told last (0: none)."""
        noise = LAW.draw(self.threshold, runs, bits)[:, None]
        shape = runs, len(margins)
        added = LAW.draw(self.query, math.prod(shape), bits).reshape(shape) if self.query else np.zeros(shape)
        noisy = np.array(margins) + added
        reached = noisy >= noise
        wanted = np.array([said is not False for said in outcome])
        # What comes after the c-th is not looked at: the outcomes here end with it.
        alike = (reached == wanted).all(axis=1)
        return np.column_stack([alike, np.where(alike & self.numeric, noisy[:, -1], 0)]).astype(float)


def algorithm_3(cutoff=1):
    return Broken(3, Fraction(2), Fraction(2 * cutoff), cutoff, numeric=True)


def algorithm_4(cutoff=1):
    return Broken(4, Fraction(4), Fraction(4, 3), cutoff)


def algorithm_5():
    return Broken(5, Fraction(2), Fraction(0), None)


def algorithm_6():
    return Broken(6, Fraction(2), Fraction(2), None)


@dataclass(frozen=True)
class Counterexample:
    """Queries of two neighbours, and an output that tells them apart."""

    broken: Broken
    ours: tuple[int, ...]
    theirs: tuple[int, ...]
    outcome: tuple[bool | int, ...]


def against_3(m):
    """Appendix 9.1: m queries below, then one that tells a number."""
    return Counterexample(algorithm_3(), (0,) * m + (1,), (1,) * m + (0,), (False,) * m + (0,))


def against_4(m, cutoff):
    """As many below as it takes to hold the threshold up, then all that may reach it."""
    ours, theirs = (0,) * m + (1,) * cutoff, (1,) * m + (0,) * cutoff
    return Counterexample(algorithm_4(cutoff), ours, theirs, (False,) * m + (True,) * cutoff)


def against_5():
    """Theorem 3: one neighbour's output has probability 0."""
    return Counterexample(algorithm_5(), (0, 1), (1, 0), (False, True))


def against_6(m):
    """Appendix 9.2: m queries below, then m that reach the threshold."""
    return Counterexample(algorithm_6(), (0,) * 2 * m, (1,) * m + (-1,) * m, (False,) * m + (True,) * m)
