"""Small changes to a set of stars and cones: one for another, one for two, two for one, one more, one less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product

from core.designs.cones import ConeBlocks
from core.designs.star import Star
from core.domain.domain import Domain
from core.domain.marginal import Marginal

Piece = Star | ConeBlocks


@dataclass(frozen=True, slots=True)
class Move:
    """What to take away, and what to put in its place, in equal shares."""

    away: tuple[Piece, ...]
    new: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class MoveSpace:
    """What may be measured.

    Attributes:
        domain: knows the sizes.
        wanted: marginals of the wanted tables.
        cones: whether cone noise may be used.
    """

    domain: Domain
    wanted: tuple[Marginal, ...]
    cones: bool

    @property
    def axes(self) -> Marginal:
        """The attributes that occur."""
        return Marginal.of(axis for marginal in self.wanted for axis in marginal)

    def kinds(self, star: Star) -> list[Piece]:
        """Return the star, and the cone with its split and leaves: those that fit."""
        both: tuple[Piece, ...] = (star, ConeBlocks(star.split, star.leaves)) if self.cones else (star,)
        return [piece for piece in both if piece.fits(self.domain)]


def moves(pieces: Sequence[Piece], space: MoveSpace) -> list[Move]:
    """Return all moves from these pieces."""
    found: dict[Move, None] = {}
    stars = [(piece, Star.of(piece.split, piece.leaves)) for piece in pieces]
    for piece, centre in stars:
        found[Move((piece,), ())] = None
        for other in (centre, *_neighbours(centre, space.axes)):
            found |= dict.fromkeys(Move((piece,), (kind,)) for kind in space.kinds(other) if kind != piece)
        for halves in _halves(centre, space.domain):
            found |= dict.fromkeys(Move((piece,), pair) for pair in product(*map(space.kinds, halves)))
    for (one, first), (two, second) in combinations(stars, 2):
        if _touch(first, second):
            found |= dict.fromkeys(
                Move((one, two), (kind,)) for union in _unions(first, second) for kind in space.kinds(union)
            )
    return [*found, *(Move((), (Star(marginal, Marginal()),)) for marginal in space.wanted)]


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
