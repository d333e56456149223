"""Measure the marginals that the owner names, instead of the wanted tables; or a matrix: `custom_matrix.py`.

Direct recovery takes every wanted table from the smallest named marginal that contains it, so its optimal split leaves
the other marginals out. Least squares learns from all that are measured: every one under the uniform split, and those
that lower the error under the split that is optimal for it.
Reference: Yaroslavtsev et al. (ICDE 2013), section III: any set of marginals that determines the workload.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from core.designs.design import Design, design_of_cells
from core.domain.marginal import Marginal
from core.linear.effects import varying_axes
from core.linear.strategy_matrix import StrategyMatrix
from core.privacy.neighbours import NoiseTerms
from core.strategies.catalogue import register
from core.strategies.custom_matrix import CUSTOM, CustomMatrix
from core.strategies.strategy import Named, Size, Strategy
from core.words import N_
from core.workload.workload import CELL_LIMIT, Workload


@register
@dataclass(frozen=True)
class CustomMarginals(Strategy):
    """One block per named marginal; two instances are equal if they name equal marginals."""

    info = CUSTOM
    marginals: tuple[Marginal, ...] = ()

    def naming(self, named: Named) -> Strategy:
        """Return the strategy that measures these marginals, or this matrix."""
        if isinstance(named, StrategyMatrix):
            return CustomMatrix(named)
        return replace(self, marginals=named)

    def applies(self, terms: NoiseTerms) -> bool:
        """Return whether anything is named."""
        return bool(self.marginals)

    def obstacle(self, workload: Workload, terms: NoiseTerms) -> str | None:
        """Return which named marginal is too large, or which table no named marginal contains."""
        if not self.marginals:
            return N_(
                "Fit",
                'nothing is named; write marginals = [["…", "…"]] or matrix = "….csv" below [strategy] in the plan.',
            )
        domain = workload.domain
        for marginal in self.marginals:
            if domain.n_cells(marginal) > CELL_LIMIT:
                words = N_(
                    "Fit",
                    "the named marginal {title} has {cells:,} cells; the limit is {limit:,}. Remove one of its "
                    "attributes.",
                    "the named marginal {title} has one cell; the limit is {limit:,}. Leave one out of it.",
                    2,
                )
                title, cells = workload.title(marginal), domain.n_cells(marginal)
                return words.format(title=title, cells=cells, limit=CELL_LIMIT)
        for table, home in zip(workload.tables, self._homes(workload), strict=True):
            if home is None:
                words = N_("Fit", "no named marginal holds the table {title}; name one that does.")
                return words.format(title=workload.title(table.marginal))
        return None

    def size(self, workload: Workload, terms: NoiseTerms) -> Size:
        """Return the cells of the named marginals."""
        cells = [workload.domain.n_cells(marginal) for marginal in self.marginals]
        return Size(largest=max(cells, default=1), answers=sum(cells), blocks=len(cells))

    def design(self, workload: Workload, terms: NoiseTerms) -> Design:
        """Return one block per named marginal, in order.

        Raises:
            ValueError: if a table lies in none of them; see `obstacle`.
        """
        homes = self._homes(workload)
        direct = tuple((home,) for home in homes if home is not None)
        if len(direct) < len(homes):
            raise ValueError("a table lies in no marginal")
        # Attributes with one label add no cell; a table that contains them is in the marginal, too.
        single = Marginal(axis for axis, n in enumerate(workload.domain.sizes) if n == 1)
        return design_of_cells((m.union(single) for m in self.marginals), workload.domain.sizes, direct)

    def _homes(self, workload: Workload) -> list[int | None]:
        """Return for every table the number of the smallest named marginal that contains it."""
        sizes, cells = workload.domain.sizes, [workload.domain.n_cells(marginal) for marginal in self.marginals]
        order = sorted(range(len(cells)), key=cells.__getitem__)
        return [
            next((number for number in order if varying_axes(table, sizes).is_within(self.marginals[number])), None)
            for table in workload.marginals
        ]
