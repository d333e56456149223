"""The design that measures stars, with the shares found for them."""

from __future__ import annotations

from itertools import accumulate

from core.designs.design import Design, Lot
from core.designs.star_search import Found
from core.domain.domain import Domain
from core.domain.marginal import Marginal
from core.linear.effects import varied
from core.linear.hadamard import HadamardCoefficients
from core.linear.linear_map import LinearMap
from core.privacy.neighbours import TOTAL
from core.workload.workload import Workload


def design_of_stars(found: Found, workload: Workload, *, total_known: bool) -> Design:
    """Return one lot per star; the plain recovery reads every table from the star where it is least noisy."""
    domain = workload.domain
    groups = [star.blocks(domain) for star in found.stars]
    firsts = [0, *accumulate(map(len, groups))]
    lots = [
        Lot(tuple(range(first, first + len(group))), 1, star.sensitivity(domain), star.noise(domain))
        for star, first, group in zip(found.stars, firsts, groups, strict=False)
    ]
    blocks: list[LinearMap] = [block for group in groups for block in group]
    start = found.shares.tolist()
    if total_known:
        lots.append(Lot((len(blocks),), 1, TOTAL))
        blocks.append(HadamardCoefficients(Marginal(), domain.sizes))
        start.append(0.0)
    plain = [_plain(varied(marginal, domain.sizes), found, firsts, domain) for marginal in workload.marginals]
    return Design(tuple(blocks), tuple(lots), tuple(plain), tuple(start))


def _plain(table: Marginal, found: Found, firsts: list[int], domain: Domain) -> tuple[int, ...]:
    """Return the numbers of the blocks that the table is added up from."""
    holders = [number for number, star in enumerate(found.stars) if star.holds(table)]
    best = min(holders, key=lambda n: found.stars[n].noise_of(table, domain) / found.shares[n] ** 2)
    beside = [leaf for leaf in table if leaf not in found.stars[best].split]
    leaves = [1 + found.stars[best].leaves.index(leaf) for leaf in beside]
    return tuple(firsts[best] + place for place in (0, *leaves))
