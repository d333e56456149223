"""Starting points of the search: simple sets of stars and cones that contain all wanted tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.designs.cones import ConeBlocks
from core.designs.star import Star
from core.designs.star_moves import MoveSpace, Piece
from core.domain.domain import Domain
from core.domain.marginal import Marginal

LEAST_CONE_LEAVES = 3
"""Yes/no attributes from which cones are a start of their own; with fewer, a start from cones is not worth its time."""


def covers(space: MoveSpace) -> Iterator[tuple[MoveSpace, list[Piece]]]:
    """Yield (move space, pieces): stars; the tables themselves; cones, if there are enough yes/no attributes.

    The first two are searched without cones. Stars can be reached from cones, but in many more moves.
    """
    direct, domain = replace(space, cones=False), space.domain
    yield direct, [star for split, leaves in _groups(space, 1).items() for star in _filled(split, leaves, domain)]
    yield direct, [Star(marginal, Marginal()) for marginal in space.wanted]
    if space.cones and sum(domain.sizes[axis] == 2 for axis in space.axes) >= LEAST_CONE_LEAVES:
        cones = [_cone(split, leaves) for split, leaves in _groups(space, 2).items()]
        if all(cone.fits(domain) for cone in cones):
            yield space, cones


def _groups(space: MoveSpace, order: int) -> dict[Marginal, list[int]]:
    """Return {table without its `order` smallest attributes: these attributes}; for order 2 only yes/no attributes."""
    groups: dict[Marginal, list[int]] = {}
    sizes = space.domain.sizes
    for marginal in space.wanted:
        by_size = sorted(marginal, key=lambda axis: (sizes[axis], -axis))
        least = [axis for axis in by_size[:order] if order == 1 or sizes[axis] == 2]
        groups.setdefault(Marginal(axis for axis in marginal if axis not in least), []).extend(least)
    return groups


def _cone(split: Marginal, leaves: Sequence[int]) -> Piece:
    star = Star.of(split, leaves)
    return ConeBlocks(star.split, star.leaves) if star.leaves else star


def _filled(split: Marginal, leaves: Sequence[int], domain: Domain) -> Iterator[Star]:
    """Yield stars with this split that together have all leaves: each as many as fit, small ones first."""
    star = Star(split, Marginal())
    for leaf in sorted(leaves, key=lambda axis: (domain.sizes[axis], axis)):
        wider = Star.of(split, (*star.axes, leaf))
        if star.axes != split and not wider.fits(domain):
            yield star
            wider = Star.of(split, (leaf,))
        star = wider
    yield star
