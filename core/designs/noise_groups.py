"""Sensitivities, scales and noise variances of the noise groups of a design."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from core.arrays import Reals
from core.designs.design import Design, NoiseGroup
from core.designs.noise_scale import Exact, Scale, number_of, scale_for, scale_key
from core.mechanisms.catalogue import mechanism_for
from core.privacy.neighbours import NoiseTerms
from core.privacy.release_cost import Norm


def sensitivities(design: Design, terms: NoiseTerms) -> list[Fraction]:
    """Return the sensitivity of one charge of every noise group: L1, or squared L2."""
    asked = [noise_group.sensitivity for noise_group in design.noise_groups]
    found = {each: each.under(terms.norm, terms.neighbours, terms.at_most) for each in dict.fromkeys(asked)}
    return [found[each] for each in asked]


def factors(design: Design, norm: Norm) -> Reals:
    """Return for every block the noise variance at scale 1, in the limit of large scales; shape (blocks,)."""
    usual = 2.0 if norm is Norm.L1 else 1.0
    out = np.full(len(design.blocks), usual)
    for noise_group in design.noise_groups:
        if noise_group.noise is not None:
            out[list(noise_group.blocks)] = noise_group.noise.factors()
    return out


def group_of_block(design: Design) -> NDArray[np.intp]:
    """Return the number of the noise group that every block is in; shape (blocks,)."""
    out = np.zeros(len(design.blocks), dtype=np.intp)
    blocks = np.fromiter(chain.from_iterable(noise_group.blocks for noise_group in design.noise_groups), dtype=np.intp)
    out[blocks] = np.repeat(
        np.arange(len(design.noise_groups)), [len(noise_group.blocks) for noise_group in design.noise_groups]
    )
    return out


def at_one(design: Design, terms: NoiseTerms) -> Reals:
    """Return the noise variance of every block when each charge gets share 1; 0 for exact blocks."""
    delta = np.array([float(each) for each in sensitivities(design, terms)])
    power = delta**2 if terms.norm is Norm.L1 else delta / 2
    return np.asarray(factors(design, terms.norm) * power[group_of_block(design)])


def scales(design: Design, shares: Sequence[Fraction], terms: NoiseTerms) -> tuple[Scale, ...]:
    """Return the scale of every noise group for its share per charge; rounded up: the cost is at most the share."""
    groups = zip(shares, design.noise_groups, strict=True)
    kinds = [(share.as_integer_ratio(), noise_group.sensitivity) for share, noise_group in groups]
    found = {kind: scale_for(Fraction(*kind[0]), kind[1], terms) for kind in dict.fromkeys(kinds)}
    return tuple([found[kind] for kind in kinds])


def variances(design: Design, group_scales: Sequence[Scale], norm: Norm) -> Reals:
    """Return the exact noise variance of one answer of every block; inf for blocks that are not measured."""
    out = np.full(len(design.blocks), np.inf)
    found: dict[Hashable, Sequence[float]] = {}  # thousands of noise groups share few laws and scales
    for noise_group, scale in zip(design.noise_groups, group_scales, strict=True):
        if scale is not None:
            kind = noise_group.noise, scale_key(scale)
            if kind not in found:
                found[kind] = _variances(noise_group, scale, norm)
            out[list(noise_group.blocks)] = found[kind]
    return out


def continuous_variances(design: Design, group_scales: Sequence[Scale], norm: Norm) -> Reals:
    """Return the noise variances under the continuous laws, as in Yaroslavtsev et al. (ICDE 2013)."""
    power = 2 if norm is Norm.L1 else 1
    numbers = np.array([np.inf if scale is None else float(number_of(scale)) ** power for scale in group_scales])
    return np.asarray(factors(design, norm) * numbers[group_of_block(design)])


def _variances(noise_group: NoiseGroup, scale: Fraction | Exact, norm: Norm) -> Sequence[float]:
    if isinstance(scale, Exact):
        return [0.0] * len(noise_group.blocks)
    return (
        noise_group.noise.variances(scale) if noise_group.noise is not None else [mechanism_for(norm).variance(scale)]
    )
