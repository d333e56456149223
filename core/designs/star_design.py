"""The design of a search result: blocks and noise groups of its stars and cones, with their shares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from core.designs.design import Design, NoiseGroup
from core.designs.star import LAPLACE
from core.designs.star_search import SearchResult
from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.linear.hadamard import HadamardCoefficients
from core.linear.linear_map import LinearMap
from core.privacy.sensitivity import TOTAL
from core.workload.workload import Workload


def design_of_stars(found: SearchResult, workload: Workload, *, total_known: bool) -> Design:
    """Return one noise group per piece; direct recovery takes every table from the piece with the least variance."""
    domain = workload.domain
    groups = [piece.blocks(domain) for piece in found.pieces]
    firsts = [0, *accumulate(map(len, groups))]
    blocks: list[LinearMap] = [block for group in groups for block in group]
    noise_groups = [
        NoiseGroup(tuple(range(first, first + len(group))), 1, piece.sensitivity(domain), noise)
        for piece, noise, first, group in zip(found.pieces, found.noises, firsts, groups, strict=False)
    ]
    direct = _direct_blocks(found, firsts, blocks, workload)
    start = found.shares.tolist()
    if total_known:
        noise_groups.append(NoiseGroup((len(blocks),), 1, TOTAL))
        blocks.append(HadamardCoefficients(Marginal(), domain.sizes))
        start.append(0.0)
    return Design(tuple(blocks), tuple(noise_groups), direct, tuple(start))


def _direct_blocks(
    found: SearchResult, firsts: Sequence[int], blocks: Sequence[LinearMap], workload: Workload
) -> tuple[tuple[int, ...], ...]:
    """Return for every wanted table the numbers of the blocks that its direct recovery adds up."""
    domain, noise = workload.domain, list(_variances(found))

    def loss(table: Marginal, way: tuple[int, ...]) -> float:
        return sum(noise[number] * blocks[number].share(table, (), domain.sizes) for number in way)

    holders = _holders(found)
    ways = (_ways(found, firsts, varying_axes(marginal, domain.sizes), holders) for marginal in workload.marginals)
    pairs = zip(workload.marginals, ways, strict=True)
    return tuple(min(ways, key=lambda way: loss(table, way)) for table, ways in pairs)


def _variances(found: SearchResult) -> Iterator[float]:
    """Yield the noise variance of every block at the shares found."""
    for noise, share in zip(found.noises, found.shares.tolist(), strict=True):
        for factor in noise.factors() if noise is not None else (LAPLACE,):
            yield factor / share**2


def _holders(found: SearchResult) -> dict[int, set[int]]:
    """Return for every attribute the numbers of the pieces that contain it."""
    holders: dict[int, set[int]] = {}
    for number, piece in enumerate(found.pieces):
        for axis in piece.axes:
            holders.setdefault(axis, set()).add(number)
    return holders


def _ways(
    found: SearchResult, firsts: Sequence[int], table: Marginal, holders: Mapping[int, set[int]]
) -> Iterator[tuple[int, ...]]:
    """Yield the blocks that determine the table, for every piece that contains it."""
    every = set(range(len(found.pieces)))
    for number in sorted(every.intersection(*(holders[axis] for axis in table))):
        parts = found.pieces[number].parts(table)
        if parts is not None:
            yield tuple(firsts[number] + part for part in parts)
