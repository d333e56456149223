"""Whether two plans ask for equal measurements, however they are written."""

from __future__ import annotations

import codecs
from dataclasses import replace
from typing import Any

from core.domain.attribute import Attribute
from core.domain.reading_layout import ReadingLayout
from core.project.plan import Plan

_REFUSE = "refuse"


def asks_the_same(one: Plan, other: Plan) -> bool:
    """Return whether two plans ask for equal tables at equal cost; their files, and how these are read, may differ.

    Not compared: the order of attributes and tables, whether tables are named or in a family, how they are laid out in
    rows, columns and sheets, and a common factor of all weights. The numbers do not depend on it: a factor changes no
    share of the budget by more than rounding, or by where it lets the search for a matrix end (a thousandth).

    Raises:
        PlanError: if one asks for tables that cannot be had.
    """
    return _asked(one) == _asked(other)


def reads_the_same(one: ReadingLayout, other: ReadingLayout) -> bool:
    """Return whether two layouts read any file alike; names of one encoding, such as UTF-8 and utf8, are equal."""
    return _named(one) == _named(other)


def _asked(plan: Plan) -> tuple[object, ...]:
    measured = frozenset(map(frozenset, plan.strategy.marginals))
    attributes = tuple(map(_attribute, plan.attributes))
    # The columns of a matrix are in the order of the attributes, whether it names them or not.
    matrix = plan.strategy.matrix
    told = frozenset(attributes) if matrix is None else attributes
    choice = replace(plan.strategy, marginals=(), matrix=None if matrix is None else replace(matrix, attributes=()))
    return told, _tables(plan), plan.unit, plan.privacy, choice, measured, plan.output


def _attribute(attribute: Attribute) -> Attribute:
    # A cell is looked up among all merges, and all values that mean missing: their order has no meaning.
    spellings, blanks = tuple(sorted(attribute.merges)), tuple(sorted(attribute.missing_values))
    return replace(attribute, column=attribute.header, merges=spellings, missing_values=blanks)


def _tables(plan: Plan) -> frozenset[tuple[object, ...]]:
    """Return the tables of the plan, those of its families among them."""
    names = [attribute.name for attribute in plan.attributes]

    def named(axes: tuple[int, ...]) -> frozenset[str]:
        return frozenset(names[axis] for axis in axes)

    tables = plan.workload().tables
    heaviest = max(table.weight for table in tables)
    return frozenset(
        (
            named(table.axes),
            _rounded(table.weight / heaviest),
            named(table.ranges),
            named(table.prefixes),
            table.target,
            table.share,
        )
        for table in tables
    )


def _rounded(ratio: float) -> float:
    """Return a ratio of weights without the last digits: 0.1 : 0.3 and 1 : 3 are one."""
    return float(f"{ratio:.12g}")


def _named(layout: ReadingLayout) -> ReadingLayout:
    """Return the layout with one name for its encoding; a file that is refused nowhere is read as if nothing were."""
    encoding = None if layout.encoding is None else codecs.lookup(layout.encoding).name
    unsaid: dict[str, Any] = {name: None for name, value in layout.facts.items() if value == _REFUSE}
    return replace(layout, encoding=encoding, questions=(), **unsaid)
