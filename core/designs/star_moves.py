"""Moves of the search: replace a star or cone by another or by two, merge two, add one, remove one."""

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
    """Pieces to remove, and pieces to add in their place, in equal shares."""

    removed: tuple[Piece, ...]
    new: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class MoveSpace:
    """The pieces that a search may use.

    Attributes:
        domain: of the workload.
        wanted: marginals of the wanted tables.
        cones: whether cone noise may be used.
    """

    domain: Domain
    wanted: tuple[Marginal, ...]
    cones: bool

    @property
    def axes(self) -> Marginal:
        """The attributes of the wanted tables."""
        return Marginal.of(axis for marginal in self.wanted for axis in marginal)

    def kinds(self, star: Star) -> list[Piece]:
        """Return those of the star and the cone with its split and leaves that fit."""
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
    """Yield the stars one step away: an attribute added, removed, exchanged, or moved between split and leaves."""
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
    """Return whether they share an attribute, or have at most one each; merging other pairs gains little."""
    return not set(one.axes).isdisjoint(other.axes) or max(len(one.axes), len(other.axes)) <= 1


def _unions(one: Star, other: Star) -> Iterator[Star]:
    """Yield stars with the attributes of both; the split is all of them, both splits, one split, or the overlap."""
    every, first, second = one.axes.union(other.axes), set(one.split), set(other.split)
    for centre in (every, first | second, first, second, first & second):
        yield Star.of(centre, every)
