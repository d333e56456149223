"""The scale of the noise of one noise group; answers without noise carry a proof that their sensitivity is 0."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from fractions import Fraction

from core.mechanisms.catalogue import mechanism_for
from core.privacy.neighbours import NoiseTerms
from core.privacy.sensitivity import Sensitivity


@dataclass(frozen=True, slots=True)
class Exact:
    """Proof that answers need no noise: no neighbour changes them.

    Attributes:
        sensitivity: of one charge of the noise group.
        terms: norm, neighbours and rows of one person, under which the sensitivity is 0.

    Raises:
        ValueError: if the sensitivity is not 0 under these terms.
    """

    sensitivity: Sensitivity
    terms: NoiseTerms

    def __post_init__(self) -> None:
        if self.sensitivity.under(self.terms.norm, self.terms.neighbours, self.terms.at_most) != 0:
            raise ValueError("a neighbour can change these answers, so they need noise")


Scale = Fraction | Exact | None
"""b of the discrete Laplace law, σ² of the discrete Gaussian law, > 0; None: the noise group is not measured."""


def scale_for(share: Fraction, sensitivity: Sensitivity, terms: NoiseTerms) -> Scale:
    """Return the least scale that costs at most the share; None for share 0, the proof where nobody changes answers.

    `core/mechanisms` has the formula of each law.
    """
    delta = sensitivity.under(terms.norm, terms.neighbours, terms.at_most)
    if delta == 0:
        return Exact(sensitivity, terms)
    return mechanism_for(terms.norm).scale(share, delta) if share else None


def scale_key(scale: Scale) -> Hashable:
    """Return a key that equal scales have in common: two integers are hashed ten times as fast as their Fraction."""
    return scale.as_integer_ratio() if isinstance(scale, Fraction) else scale


def number_of(scale: Fraction | Exact) -> Fraction:
    """Return the scale as a number, as statements print it: 0 for exact answers."""
    return Fraction(0) if isinstance(scale, Exact) else scale


def check_scale(scale: Scale, sensitivity: Sensitivity, terms: NoiseTerms) -> None:
    """Check that a noise group may be answered at this scale.

    Raises:
        ValueError: if the scale is not positive, or the proof of an exact answer covers another group or other terms.
    """
    if isinstance(scale, Exact):
        if (scale.sensitivity, scale.terms) != (sensitivity, terms):
            raise ValueError("the proof that no noise is needed is about other answers")
    elif scale is not None and scale <= 0:
        raise ValueError("the scale of noise must be positive")
