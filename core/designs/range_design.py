"""Designs of products: the matrices of the ordered attributes, crossed with what is measured of the others.

Gaussian noise: the effects of the other attributes, as `core/strategies/effects.py` measures them, crossed with the
matrices. Laplace noise: the cells of tables, of merged tables or of all tables in one, whichever has the least loss.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import product

from core.designs.cluster_search import clusters
from core.designs.design import Design, NoiseGroup
from core.designs.matrix_design import largest_change
from core.designs.predicted_loss import PredictedLoss
from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.linear.factored_map import FactoredMap
from core.mechanisms.lattice_gaussian import LatticeGaussian
from core.privacy.neighbours import Neighbours, NoiseTerms
from core.privacy.release_cost import Norm
from core.privacy.sensitivity import TOTAL, Sensitivity
from core.workload.factored import FactoredWorkload

Part = tuple[Marginal, Marginal]
"""What a block measures: the matrices and cells over these attributes, crossed with the effect of those."""


def range_design(workload: FactoredWorkload, terms: NoiseTerms) -> Design:
    """Return the design of least loss."""
    if terms.norm is Norm.L2:
        return _design(workload, [_effects(workload, table) for table in workload.marginals], terms)
    candidates = [_design(workload, [[part] for part in parts], terms) for parts in _homes(workload)]
    return min(candidates, key=lambda design: PredictedLoss(workload, design, terms).least_loss())


def _effects(workload: FactoredWorkload, table: Marginal) -> list[Part]:
    """Return the matrices of a table, crossed with all effects of its other attributes."""
    matrices = Marginal(axis for axis in table if workload.factors[axis] is not None)
    others = Marginal(axis for axis in varying_axes(table, workload.domain.sizes) if axis not in matrices)
    return [(matrices, effect) for effect in others.subsets()]


def _homes(workload: FactoredWorkload) -> Iterator[Sequence[Part]]:
    """Yield for every table the cells from which it is added up."""
    yield [(table, Marginal()) for table in workload.marginals]
    home = {table: marginal for marginal, tables in clusters(workload, Norm.L1) for table in tables}
    yield [(home[table], Marginal()) for table in range(len(workload.tables))]


def _design(workload: FactoredWorkload, direct: Sequence[Iterable[Part]], terms: NoiseTerms) -> Design:
    """Return the design that measures every part once."""
    parts = dict.fromkeys(part for own in direct for part in own)
    if terms.neighbours is Neighbours.REPLACE and terms.at_most == 1:
        parts.setdefault((Marginal(), Marginal()), None)  # the number of records is public
    place = {part: number for number, part in enumerate(parts)}
    sizes, factors = workload.domain.sizes, workload.own_factors
    blocks = tuple(FactoredMap(cells.union(effect), sizes, factors, effect) for cells, effect in parts)
    groups = tuple(_noise_group(number, block, terms.norm) for number, block in enumerate(blocks))
    return Design(blocks, groups, tuple(tuple(place[part] for part in own) for own in direct), seen=workload)


def _noise_group(number: int, block: FactoredMap, norm: Norm) -> NoiseGroup:
    noise = LatticeGaussian(block.n_answers, block.grain) if block.effect_sizes else None
    return NoiseGroup((number,), 1, product_sensitivity(block, norm), noise)


def product_sensitivity(block: FactoredMap, norm: Norm) -> Sensitivity:
    """Return how much one record can change the answers of a product; 0 in the other norm.

    Added or removed: the product of the largest norms of columns. Exchanged, L1: at most twice that; L2: the squared
    distance of two columns a, b is at most 2 max|a|² - 2 min aᵀb, and aᵀb is a product, least at a corner.
    """
    if not block.axes:
        return TOTAL
    factors, cells = block.factors, [n for n in block.cell_sizes if n > 1]
    if len(factors) == 1 and not cells and not block.effect_sizes:
        return largest_change(factors[0].rows[None], norm)
    if norm is Norm.L1:
        alone = math.prod(factor.l1 for factor in factors)
        # Of one label each record counts alike, whatever the matrix.
        varies = cells or any(factor.n > 1 for factor in factors)
        return Sensitivity(alone, 2 * alone if varies else 0, 0, 0)
    spans: list[tuple[Fraction | int, ...]] = [factor.inner for factor in factors]
    spans += [(0, 1)] * len(cells) + [(Fraction(-1, n), Fraction(n - 1, n)) for n in block.effect_sizes]
    longest = math.prod(span[1] for span in spans)
    least = min(math.prod(corner) for corner in product(*spans)) if spans else longest
    return Sensitivity(0, 0, longest, 2 * (longest - least))
