"""What a plan needs to know of the lots of a design: their price, and how noisy a scale makes their blocks."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from core.designs.design import Design, Lot
from core.designs.noise_scale import Exact, Scale, number_of
from core.mechanisms.catalogue import mechanism_for
from core.privacy.budget import Norm
from core.privacy.neighbours import Sensitivity, Terms

Reals = NDArray[np.float64]


def sensitivities(design: Design, terms: Terms) -> list[Fraction]:
    """Return the sensitivity of one group of every lot: L1, or squared L2."""
    kinds = {id(lot.sensitivity): lot.sensitivity for lot in design.lots}  # few, however many lots there are
    found = {kind: each.under(terms.norm, terms.neighbours, terms.at_most) for kind, each in kinds.items()}
    return [found[id(lot.sensitivity)] for lot in design.lots]


def factors(design: Design, norm: Norm) -> Reals:
    """Return for every block the noise variance at scale 1, in the limit of large scales; shape (blocks,)."""
    usual = 2.0 if norm is Norm.L1 else 1.0
    out = np.full(len(design.blocks), usual)
    for lot in design.lots:
        if lot.noise is not None:
            out[list(lot.blocks)] = lot.noise.factors()
    return out


def lot_of_block(design: Design) -> NDArray[np.intp]:
    """Return the number of the lot that every block is in; shape (blocks,)."""
    out = np.zeros(len(design.blocks), dtype=np.intp)
    blocks = np.fromiter(chain.from_iterable(lot.blocks for lot in design.lots), dtype=np.intp)
    out[blocks] = np.repeat(np.arange(len(design.lots)), [len(lot.blocks) for lot in design.lots])
    return out


def at_one(design: Design, terms: Terms) -> Reals:
    """Return the noise variance of every block when each group of its lot gets share 1; 0 where it is exact."""
    delta = np.array([float(each) for each in sensitivities(design, terms)])
    power = delta**2 if terms.norm is Norm.L1 else delta / 2
    return np.asarray(factors(design, terms.norm) * power[lot_of_block(design)])


def scales(design: Design, shares: Sequence[Fraction], terms: Terms) -> tuple[Scale, ...]:
    """Return the scale of every lot for its share per group; rounded up, so it never costs more."""
    pairs = [(share, lot.sensitivity) for share, lot in zip(shares, design.lots, strict=True)]
    kinds = {(id(share), id(sensitivity)): (share, sensitivity) for share, sensitivity in pairs}
    found = {kind: _scale(share, sensitivity, terms) for kind, (share, sensitivity) in kinds.items()}
    return tuple(found[id(share), id(sensitivity)] for share, sensitivity in pairs)


def _scale(share: Fraction, sensitivity: Sensitivity, terms: Terms) -> Scale:
    delta = sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
    if delta == 0:
        return Exact(sensitivity, terms)
    return mechanism_for(terms.norm).scale(share, delta) if share else None


def variances(design: Design, lot_scales: Sequence[Scale], norm: Norm) -> Reals:
    """Return the exact noise variance of one answer of every block; inf where it is not measured."""
    out = np.full(len(design.blocks), np.inf)
    found: dict[tuple[int, int], Sequence[float]] = {}  # many lots are alike
    for lot, scale in zip(design.lots, lot_scales, strict=True):
        if scale is not None:
            kind = id(lot.noise), id(scale)
            if kind not in found:
                found[kind] = _variances(lot, scale, norm)
            out[list(lot.blocks)] = found[kind]
    return out


def continuous_variances(design: Design, lot_scales: Sequence[Scale], norm: Norm) -> Reals:
    """Return the same with the continuous laws that the papers print."""
    power = 2 if norm is Norm.L1 else 1
    numbers = np.array([np.inf if scale is None else float(number_of(scale)) ** power for scale in lot_scales])
    return np.asarray(factors(design, norm) * numbers[lot_of_block(design)])


def _variances(lot: Lot, scale: Fraction | Exact, norm: Norm) -> Sequence[float]:
    if isinstance(scale, Exact):
        return [0.0] * len(lot.blocks)
    return lot.noise.variances(scale) if lot.noise is not None else [mechanism_for(norm).variance(scale)]
