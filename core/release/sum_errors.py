"""Errors of sums of cells of a released table: exact for every sum, from the noise plan alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from core.arrays import Reals
from core.designs.error_model import contracted
from core.planning.noise_plan import half_width
from core.workload.factor_queries import AnyQueries


@dataclass(frozen=True, slots=True, eq=False)
class SumErrors:
    """The error model of one table.

    Attributes:
        axes: for every attribute the digits of its labels and the requested queries, in the order of the domain.
        names: of the attributes, in the order of the domain.
        variances: variance factor of every effect of the digits, one axis of length 2 per digit.
        smooth: variance factors for continuous noise, from which half widths are computed.
        z: half width of an interval in standard deviations.
    """

    axes: tuple[AnyQueries, ...]
    names: tuple[str, ...]
    variances: Reals
    smooth: Reals
    z: float

    def of(self, queries: Mapping[str, Reals], order: Sequence[str]) -> tuple[Reals, Reals]:
        """Return standard deviations and half widths of sums over labels.

        Args:
            queries: for an attribute its queries by digits, as `AxisQueries.cells` returns them; a missing attribute
                is summed over.
            order: the attributes in the order of the axes of the result.

        Returns:
            Two arrays with one axis per attribute, of the length of its queries.
        """
        # Variances are sums of products over effects; rounding may leave a tiny negative one.
        shares = [
            queries[name] if name in queries else axis.everything()
            for name, axis in zip(self.names, self.axes, strict=True)
        ]
        places = [self.names.index(name) for name in order]
        exact, smooth = (contracted(factors, shares).transpose(places) for factors in (self.variances, self.smooth))
        return np.sqrt(np.maximum(exact, 0.0)), half_width(np.maximum(smooth, 0.0), self.z)

    def axis(self, name: str) -> AnyQueries:
        """Return the queries of the attribute `name`; ValueError if the table lacks it."""
        return self.axes[self.names.index(name)]  # a linear search: a table has at most a dozen attributes

    def cells(self) -> dict[str, Reals]:
        """Return the queries for each label of every attribute."""
        return {name: axis.cells() for name, axis in zip(self.names, self.axes, strict=True)}
