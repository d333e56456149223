"""Splitting: some attributes are fixed, the others measured per combination of their labels (disjoint groups)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from core.domain.marginal import Marginal
from core.workload.workload import Workload


def split_by(workload: Workload, order: int) -> tuple[Marginal, tuple[int, ...]]:
    """Return attributes to fix, and the yes/no attributes left, of which no table has more than `order`.

    Attributes with more than two labels are fixed. Then, while a table has too many left, the attribute that occurs in
    most such tables is fixed: each costs a factor of 2 in cells, so few are wanted.
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
    """Return the effects of the attributes left that the wanted tables need; the empty effect (the count) first."""
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
