"""Small changes to a set of stars: one star for another, one for two, two for one, one more, one less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from core.designs.star import Star
from core.domain.domain import Domain
from core.domain.marginal import Marginal


@dataclass(frozen=True, slots=True)
class Move:
    """The stars to take away, and the stars to put in their place, which get equal shares."""

    away: tuple[Star, ...]
    new: tuple[Star, ...]


def moves(stars: Sequence[Star], wanted: Sequence[Marginal], axes: Marginal, domain: Domain) -> list[Move]:
    """Return all moves that lead to stars that fit.

    Args:
        stars: what is measured.
        wanted: marginals that may be measured besides.
        axes: the attributes that occur.
        domain: knows the sizes.
    """
    found: dict[Move, None] = {}
    for star in stars:
        found[Move((star,), ())] = None
        found |= dict.fromkeys(Move((star,), (other,)) for other in _neighbours(star, axes))
        found |= dict.fromkeys(Move((star,), halves) for halves in _halves(star, domain))
    for pair in combinations(stars, 2):
        if _touch(*pair):
            found |= dict.fromkeys(Move(pair, (star,)) for star in _unions(*pair))
    found |= dict.fromkeys(Move((), (Star(marginal, Marginal()),)) for marginal in wanted)
    return [move for move in found if all(star.fits(domain) for star in move.new)]


def _neighbours(star: Star, axes: Marginal) -> Iterator[Star]:
    """Yield what is one step away: an attribute more, less, exchanged, or in the other role."""
    split, leaves = set(star.split), set(star.leaves)
    for axis in star.axes:
        yield Star.of(split - {axis}, leaves - {axis})
        yield Star.of(split ^ {axis}, leaves ^ {axis})
    for new in set(axes) - split - leaves:
        yield Star.of(split | {new}, leaves)
        yield Star.of(split, leaves | {new})
        for old in star.axes:
            yield Star.of(_with(split, old, new), _with(leaves, old, new))
    if not star.leaves:
        for pair in combinations(star.split, 2):
            yield Star.of(split - set(pair), pair)


def _with(axes: set[int], old: int, new: int) -> set[int]:
    return axes - {old} | {new} if old in axes else axes


def _halves(star: Star, domain: Domain) -> Iterator[tuple[Star, Star]]:
    """Yield the star with its smaller leaves, and with its larger ones."""
    by_size = sorted(star.leaves, key=lambda axis: (domain.sizes[axis], axis))
    for end in range(1, len(by_size)):
        yield Star.of(star.split, by_size[:end]), Star.of(star.split, by_size[end:])


def _touch(one: Star, other: Star) -> bool:
    """Return whether they share an attribute, or have one at most each; others have little to gain together."""
    return not set(one.axes).isdisjoint(other.axes) or max(len(one.axes), len(other.axes)) <= 1


def _unions(one: Star, other: Star) -> Iterator[Star]:
    """Yield stars that hold the attributes of both, split by all of them, both splits, one, or what these share."""
    every, first, second = one.axes.union(other.axes), set(one.split), set(other.split)
    for centre in (every, first | second, first, second, first & second):
        yield Star.of(centre, every)
