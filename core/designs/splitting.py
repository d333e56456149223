"""Fix some attributes, and measure the others for every combination of their labels: disjoint groups of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.domain.marginal import Marginal
from core.workload.workload import Workload


def split_by(workload: Workload, order: int) -> tuple[Marginal, tuple[int, ...]]:
    """Return attributes to fix, and the yes/no attributes left, at most `order` of which are in any table.

    Attributes with more than two labels are fixed; then, one by one, those in most of the tables with too many left.
    """
    sizes = workload.domain.sizes
    open_tables = [Marginal(axis for axis in m if sizes[axis] == 2) for m in workload.marginals]
    split = {axis for m in workload.marginals for axis in m if sizes[axis] > 2}
    while any(len(table) > order for table in open_tables):
        often = Counter(axis for table in open_tables if len(table) > order for axis in table)
        most = max(often, key=lambda axis: (often[axis], -axis))
        split.add(most)
        open_tables = [Marginal(axis for axis in table if axis != most) for table in open_tables]
    return Marginal.of(split), Marginal.of(axis for table in open_tables for axis in table)


def moments(workload: Workload, split: Marginal) -> list[Marginal]:
    """Return the effects of the attributes left that the wanted tables need, the number of people first."""
    sizes = workload.domain.sizes
    tables = (Marginal(a for a in m if a not in split and sizes[a] == 2) for m in workload.marginals)
    needed = {part for table in tables for part in table.subsets()}
    return sorted(needed | {Marginal()}, key=lambda effect: (len(effect), effect))


def direct_parts(workload: Workload, split: Marginal, effects: Sequence[Marginal]) -> tuple[tuple[int, ...], ...]:
    """Return for every wanted table the numbers of the effects that its direct recovery adds up."""
    sizes = workload.domain.sizes
    number = {effect: n for n, effect in enumerate(effects)}
    left = (Marginal(a for a in wanted if a not in split and sizes[a] > 1) for wanted in workload.marginals)
    return tuple(tuple(number[effect] for effect in table.subsets()) for table in left)
