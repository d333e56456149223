"""Products over attributes: a matrix along some, all cells along others, and the effect along the rest.

Ordered attributes whose ranges are wanted have a matrix (`core/linear/factor.py`); the table of the map then is in the
coordinates in which that matrix treats all labels alike. Along attributes of the effect only the differences to the
first label are kept, on the lattice of `core/linear/effect_cells.py`.
References: McKenna et al., Optimizing error of high-dimensional statistical queries (VLDB 2018), implicit products;
Xiao et al., An optimal and scalable matrix mechanism (NeurIPS 2023).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

import numpy as np

from core.arrays import Counts, Reals
from core.domain.marginal import Marginal
from core.linear.effects import spread
from core.linear.factor import Factor
from core.linear.linear_map import LinearMap


class FactoredMap(LinearMap):
    """The product of the factors of some of `axes`, of effects of others, and of cells of the rest.

    Attributes:
        effect: the attributes of which only the effect is kept.
    """

    def __init__(
        self,
        axes: Marginal,
        sizes: Collection[int],
        factors: Mapping[int, Factor],
        effect: Marginal = Marginal(),  # noqa: B008  immutable
    ) -> None:
        super().__init__(axes, sizes)
        self.effect = effect
        self._factors = {place: factors[axis] for place, axis in enumerate(axes) if axis in factors}
        self._effect = tuple(place for place, axis in enumerate(axes) if axis in effect)

    @property
    def factors(self) -> tuple[Factor, ...]:
        """The matrices, in the order of the axes."""
        return tuple(self._factors.values())

    def factor_of(self, axis: int) -> Factor | None:
        """Return the matrix along one of the axes; None: there is none."""
        return self._factors.get(self.axes.index(axis))

    @property
    def cell_sizes(self) -> tuple[int, ...]:
        """The numbers of labels of the attributes counted in cells."""
        return tuple(
            n for place, n in enumerate(self.shape) if place not in self._factors and place not in self._effect
        )

    @property
    def effect_sizes(self) -> tuple[int, ...]:
        """The numbers of labels of the attributes of the effect."""
        return tuple(self.shape[place] for place in self._effect)

    @property
    def grain(self) -> int:
        """Lattice points per unit of a count."""
        return math.prod(self.effect_sizes)

    @property
    def n_answers(self) -> int:
        """The product of rows, cells and labels."""
        return math.prod(self._answer_shape)

    @property
    def _answer_shape(self) -> tuple[int, ...]:
        return tuple(
            len(self._factors[place].rows) if place in self._factors else n for place, n in enumerate(self.shape)
        )

    def axis_gains(self) -> list[tuple[float, float]]:
        """Return (n/s, n/s) along a matrix, (1, 0) in the effect, else (1, 1)."""
        return [self._gains_at(place, n) for place, n in enumerate(self.shape)]

    def _gains_at(self, place: int, n: int) -> tuple[float, float]:
        if place in self._factors:
            return (n / self._factors[place].total_variance,) * 2
        return 1.0, float(place not in self._effect)

    def apply(self, counts: Counts) -> Counts:
        """Return the answers about whole counts of the labels."""
        table = counts * self.grain
        for place, factor in self._factors.items():
            table = factor.apply(table, place)
        return np.ascontiguousarray(table).reshape(-1)

    def finish(self, noisy: Counts) -> Counts:
        """Return the differences along the effect. The other numbers are dropped: the charge does not cover them."""
        table = noisy.reshape(self._answer_shape)
        for place in self._effect:
            first, others = np.split(table, [1], place)
            table = others - first
        return np.ascontiguousarray(table).reshape(-1)

    def transpose(self, answers: Reals) -> Reals:
        """Return the answers pulled back, in units of counts and in the coordinates of the factors."""
        table = self._whole(answers)
        for place, factor in self._factors.items():
            table = factor.adjoint(table, place)
        return table

    def _whole(self, answers: Reals) -> Reals:
        """Return the answers with the effect written over all its labels, shape `_answer_shape`."""
        kept = [n - 1 if place in self._effect else n for place, n in enumerate(self._answer_shape)]
        table = np.zeros(self._answer_shape)
        inside = tuple(slice(1, None) if place in self._effect else slice(None) for place in range(table.ndim))
        table[inside] = answers.reshape(kept)
        for place in self._effect:
            table = table - table.mean(axis=place, keepdims=True)
        return table / self.grain

    def decode(self, answers: Reals, target: Marginal, sizes: tuple[int, ...]) -> Reals:
        """Return the estimate from these answers alone, added up over the axes outside the target, spread over it."""
        table = self.transpose(answers)
        for place, factor in self._factors.items():
            table = table * (factor.total_variance / self.shape[place])  # in these coordinates AᵀA is (n/s) I
        outside = tuple(place for place, axis in enumerate(self.axes) if axis not in target)
        inside = Marginal(axis for axis in self.axes if axis in target)
        others = math.prod(sizes[axis] for axis in target if axis not in self.axes)
        return spread(table.sum(axis=outside) / others, inside, target)

    def share(self, target: Marginal, summed: Collection[int], sizes: tuple[int, ...]) -> float:
        """Return Var / v of a cell of `target` in these coordinates, or of a total over `summed`."""
        added = {axis for axis in self.axes if axis in summed or axis not in target}
        others = math.prod(1 / sizes[axis] ** 2 for axis in target if axis not in self.axes and axis not in summed)
        parts = (self._share_at(place, axis in added) for place, axis in enumerate(self.axes))
        return others * math.prod(parts)

    def _share_at(self, place: int, added: bool) -> float:
        n = self.shape[place]
        if place in self._factors:
            total = self._factors[place].total_variance
            return total if added else total / n
        if place in self._effect:
            return 0.0 if added else 1 - 1 / n
        return float(n) if added else 1.0
