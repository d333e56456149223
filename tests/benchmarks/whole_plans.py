"""Twenty whole plans, each unlike the others: strategies, pure and Gaussian, small and large, ranges and exports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations

import numpy as np

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.recovery.consistency import Consistency

ROWS = 10_000
FILE = "rows.csv"
RAW = OutputChoice(non_negative=False, whole_numbers=False)
LIFTED, NEAREST = replace(RAW, non_negative=True), replace(RAW, consistency=Consistency.LEAST_ABSOLUTE)
ONE, RHO = ReleaseCost.pure(1), ReleaseCost.concentrated(Fraction(1, 2))
LITTLE, MUCH = ReleaseCost.pure(Fraction(1, 1000)), ReleaseCost.pure(10)
WITH_DELTA = ReleaseCost.approximate(1, Fraction(1, 10**6))


@dataclass(frozen=True, slots=True)
class WholePlan:
    """What is special about a plan, the plan itself, and the format of its export; "" for none."""

    title: str
    plan: Plan
    export: str = ""


def whole_plans() -> Iterator[WholePlan]:
    """Yield the twenty plans."""
    whole = OutputChoice()
    yield WholePlan("few small tables", _of("marginals", (5, 4, 2), output=whole), "xlsx")
    yield WholePlan("wide tables", _of("marginals", (20, 10, 3)))
    yield WholePlan("1,140 tables of effects", _of("effects", (20, 10, 3), RHO), "parquet")
    yield WholePlan("five million cells", _of("effects", (12, 10, 4), ReleaseCost.concentrated(Fraction(1, 1000))))
    yield WholePlan("one table of ten million", _of("base", (7, 10, 7), LITTLE))
    yield WholePlan("4,950 pairs, with a δ", _of("clusters", (100, 10, 2), WITH_DELTA))
    yield WholePlan("yes or no, four together", _of("fourier", (16, 2, 4), MUCH), "csv")
    yield WholePlan("coefficients, ten labels", _tuned(_of("fourier", (20, 10, 3)), "best", "optimal"))
    yield WholePlan("joint noise, fifty rows", _of("joint", (16, 2, 4), LITTLE, at_most=50))
    yield WholePlan("joint noise, wide tables", _of("joint", (20, 10, 3), at_most=5))
    yield WholePlan("a cone", _of("cone", (40, 2, 2), at_most=2))
    yield WholePlan("the best mixture", _of("weighted", (10, 3, 2), output=LIFTED))
    yield WholePlan("a matrix", _of("matrix", (4, 4, 2), ReleaseCost.pure(Fraction(1, 10))))
    yield WholePlan("named marginals", _naming(_of("custom", (12, 6, 2), at_most=3)))
    yield WholePlan("no negative numbers", _of("marginals", (100, 10, 2), output=LIFTED))
    yield WholePlan("whole numbers add up", _of("marginals", (20, 10, 2), output=whole), "xlsx")
    yield WholePlan("least sum of distances", _of("marginals", (12, 8, 2), output=NEAREST))
    yield WholePlan("all ranges of 2,000", _ranges())
    yield WholePlan("cumulative counts", _up_to(), "json")
    yield WholePlan("each by itself, uniform", _tuned(_of("marginals", (30, 10, 3)), "uniform", "direct"))


def rows(plan: Plan) -> str:
    """Return a file of people who do not exist, two rows each, with the attributes of a plan."""
    chance = np.random.default_rng(1)
    columns = [chance.choice(_values(attribute), ROWS) for attribute in plan.attributes]
    lines = (",".join((f"p{number // 2}", *map(str, row))) for number, row in enumerate(zip(*columns, strict=True)))
    return "\n".join((",".join(("person", *plan.domain.names)), *lines)) + "\n"


def _values(attribute: Attribute) -> tuple[str, ...]:
    if attribute.kind is Kind.NUMBER:
        return tuple(str(edge) for edge in attribute.edges[:-1])
    return attribute.labels


def _of(
    strategy: str, size: tuple[int, int, int], budget: ReleaseCost = ONE, at_most: int = 1, output: OutputChoice = RAW
) -> Plan:
    """Return the plan of all tables of so many attributes, labels each, and attributes of a table."""
    attributes = _lists(*size[:2])
    tables = (TableChoice(each) for each in combinations((attribute.name for attribute in attributes), size[2]))
    direct = _plan(strategy, attributes, tuple(tables), budget)
    return replace(direct, output=output, unit=ProtectedUnit("person", at_most) if at_most > 1 else ProtectedUnit())


def _plan(
    strategy: str, attributes: tuple[Attribute, ...], tables: tuple[TableChoice, ...], budget: ReleaseCost
) -> Plan:
    return Plan(
        source=FILE,
        layout=ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands=""),
        attributes=attributes,
        tables=tables,
        privacy=PrivacyChoice(budget, "people"),
        strategy=StrategyChoice(strategy),
        output=RAW,
    )


def _lists(n: int, n_labels: int) -> tuple[Attribute, ...]:
    labels = tuple(f"v{number}" for number in range(n_labels))
    return tuple(Attribute(f"a{number}", Kind.CATEGORIES, labels) for number in range(n))


def _tuned(plan: Plan, split: str, recovery: str) -> Plan:
    return replace(plan, strategy=replace(plan.strategy, split=split, recovery=recovery))


def _naming(plan: Plan) -> Plan:
    """Name all tables of three attributes with the first."""
    first, *others = plan.domain.names
    named = tuple((first, *pair) for pair in combinations(others, 2))
    return replace(plan, strategy=replace(plan.strategy, marginals=named))


def _ranges() -> Plan:
    ages = (Attribute("age", Kind.NUMBER, edges=tuple(range(2001))),)
    return _plan("hierarchy", ages, (TableChoice(("age",), ranges=("age",)),), ONE)


def _up_to() -> Plan:
    attributes = (Attribute("age", Kind.NUMBER, edges=tuple(range(501))), *_lists(3, 10))
    tables = tuple(TableChoice(("age", f"a{number}"), prefixes=("age",)) for number in range(3))
    return replace(_plan("wavelet", attributes, tables, RHO), unit=ProtectedUnit("person", 10))
