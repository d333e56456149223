"""Changes of a plan that may make its tables more useful: each with words, keys for programs, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from core.domain.attribute import Attribute
from core.privacy.amount_text import exact_text
from core.privacy.release_cost import Definition, ReleaseCost
from core.project.plan import Plan, TableChoice
from core.words import N_, Figures, Message
from core.workload.workload import Objective

DELTA = Fraction(1, 10**9)
"""δ that is offered: one in a billion, as the window proposes."""
MOST_TABLES = 12
"""Tables of which each is offered to be left out: those of the largest ± by their mean number."""
LEAST_BINS = 4
"""Bins from which neighbours are merged by pairs."""


OF_A_TABLE = 1.0
"""Harm of leaving out all tables, of which each is an equal part."""
LEAST_TO_HALVE = 4
"""Tables from which leaving out half of them at once is offered."""

_OBJECTIVES = {
    Objective.TOTAL: N_("Advice", "Make the total error of all tables small."),
    Objective.EVEN: N_("Advice", "Make the least exact table as exact as possible."),
    Objective.RELATIVE: N_("Advice", "Make errors small beside a typical number of each table."),
}


@dataclass(frozen=True, slots=True)
class Change:
    """One change.

    Attributes:
        what: in words.
        edit: as keys for programs: what is changed, and to what.
        apply: returns a plan with this change; the plan itself where it has nothing to change.
        harm: what the owner gives up, >= 0: a judgement, by which gains are divided.
    """

    what: Message
    edit: dict[str, object]
    apply: Callable[[Plan], Plan]
    harm: float


def changes(plan: Plan, worst_first: tuple[int, ...]) -> Iterator[Change]:
    """Yield the changes on offer.

    Args:
        plan: the plan, of at least one table.
        worst_first: numbers of the tables, the least useful first.
    """
    yield from _objectives(plan)
    yield from _coarser(plan)
    yield from _fewer(plan, worst_first)
    yield from _smaller(plan, worst_first[:MOST_TABLES])
    yield from _dearer(plan)


def _objectives(plan: Plan) -> Iterator[Change]:
    for objective in Objective:
        if objective is not plan.privacy.objective:
            yield Change(_OBJECTIVES[objective], {"objective": str(objective)}, _by(objective), 0.0)


def _by(objective: Objective) -> Callable[[Plan], Plan]:
    return lambda plan: replace(plan, privacy=replace(plan.privacy, objective=objective))


def _coarser(plan: Plan) -> Iterator[Change]:
    used = {axis for table in plan.workload().tables for axis in table.axes}
    for axis, attribute in enumerate(plan.attributes):
        if axis in used and len(attribute.edges) > LEAST_BINS:
            coarser = _by_pairs(attribute)
            what = N_("Advice", "Merge neighbouring bins of {name}: {bins} in place of {before}.")
            what = what.format(name=attribute.name, bins=coarser.n_ordered, before=attribute.n_ordered)
            edges = [edge if isinstance(edge, float | int) else edge.isoformat() for edge in coarser.edges]
            edit: dict[str, object] = {"attribute": attribute.name, "edges": edges}
            yield Change(what, edit, _with_bins(coarser), 0.01)


def _by_pairs(attribute: Attribute) -> Attribute:
    edges = attribute.edges
    kept = (*edges[:-1:2], edges[-1])
    return replace(attribute, edges=kept)


def _with_bins(coarser: Attribute) -> Callable[[Plan], Plan]:
    def apply(plan: Plan) -> Plan:
        changed = (
            coarser if each.name == coarser.name and set(coarser.edges) <= set(each.edges) else each
            for each in plan.attributes
        )
        return replace(plan, attributes=tuple(changed))

    return apply


def _smaller(plan: Plan, tables: tuple[int, ...]) -> Iterator[Change]:
    """Yield changes that leave out one of these tables, or one of its attributes."""
    named = named_tables(plan)
    present = {frozenset(table.attributes) for table in named}
    for number in tables:
        names, title = named[number].attributes, " × ".join(named[number].attributes)
        if len(named) > 1:
            what = N_("Advice", "Leave out the table {table}.").format(table=title)
            yield _leaving_out(named, {number}, what)
        for name in names if len(names) > 1 else ():
            if frozenset(names) - {name} not in present:
                edit: dict[str, object] = {"table": list(names), "remove_attribute": name}
                what = N_("Advice", "Take {name} out of {table}.").format(name=name, table=title)
                yield Change(what, edit, _narrowing(frozenset(names), name), OF_A_TABLE / 2 / len(named))


def _narrowing(table: frozenset[str], name: str) -> Callable[[Plan], Plan]:
    def apply(plan: Plan) -> Plan:
        named = named_tables(plan)
        present = {frozenset(each.attributes) for each in named}
        if table not in present or table - {name} in present:
            return plan
        changed = (_without(each, name) if frozenset(each.attributes) == table else each for each in named)
        return replace(plan, tables=tuple(changed), families=())

    return apply


def _fewer(plan: Plan, worst_first: tuple[int, ...]) -> Iterator[Change]:
    """Yield changes that leave out the worse half of the tables, and all tables of one attribute."""
    named = named_tables(plan)
    if len(named) >= LEAST_TO_HALVE:
        gone = set(worst_first[: len(named) // 2])
        what = N_("Advice", "Leave out the {gone} least useful of {all} tables.")
        yield _leaving_out(named, gone, what.format(gone=len(gone), all=len(named)))
    for attribute in plan.attributes:
        gone = {number for number, table in enumerate(named) if attribute.name in table.attributes}
        if 1 < len(gone) < len(named):
            what = N_("Advice", "Leave out all {gone} tables with {name}.")
            yield _leaving_out(named, gone, what.format(gone=len(gone), name=attribute.name))


def _leaving_out(named: tuple[TableChoice, ...], gone: set[int], what: Message) -> Change:
    removed = [named[number].attributes for number in sorted(gone)]
    edit: dict[str, object] = {"remove_tables": [list(names) for names in removed]}
    return Change(what, edit, _omitting({frozenset(names) for names in removed}), OF_A_TABLE * len(gone) / len(named))


def _omitting(removed: set[frozenset[str]]) -> Callable[[Plan], Plan]:
    def apply(plan: Plan) -> Plan:
        named = named_tables(plan)
        left = tuple(table for table in named if frozenset(table.attributes) not in removed)
        # At least one table stays: without any there would be nothing to publish.
        return replace(plan, tables=left, families=()) if 0 < len(left) < len(named) else plan

    return apply


def _without(table: TableChoice, name: str) -> TableChoice:
    def left(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(each for each in names if each != name)

    return replace(
        table,
        attributes=left(table.attributes),
        ranges=left(table.ranges),
        prefixes=left(table.prefixes),
        columns=left(table.columns),
        sheets=left(table.sheets),
    )


def _dearer(plan: Plan) -> Iterator[Change]:
    """Yield changes that cost more: a δ, and twice the amount."""
    cost = plan.privacy.cost
    if cost.definition is Definition.PURE:
        text = exact_text(DELTA)
        what = N_("Advice", "Allow δ = {delta}.").format(delta=Figures(text))
        yield Change(what, {"delta": text}, _allowing_delta, 0.02)
    is_rho = cost.definition is Definition.CONCENTRATED
    key, sign = ("rho", "ρ") if is_rho else ("epsilon", "ε")
    amount = 2 * (cost.rho if is_rho else cost.epsilon)
    what = N_("Advice", "Raise {sign} to {amount}.").format(sign=sign, amount=Figures(exact_text(amount)))
    yield Change(what, {key: exact_text(amount)}, _spending(amount), 0.6)


def _allowing_delta(plan: Plan) -> Plan:
    cost = plan.privacy.cost
    if cost.definition is not Definition.PURE:
        return plan
    return _costing(plan, ReleaseCost.approximate(cost.epsilon, DELTA))


def _spending(amount: Fraction) -> Callable[[Plan], Plan]:
    def apply(plan: Plan) -> Plan:
        cost = plan.privacy.cost
        is_rho = cost.definition is Definition.CONCENTRATED
        return _costing(plan, replace(cost, rho=amount) if is_rho else replace(cost, epsilon=amount))

    return apply


def _costing(plan: Plan, cost: ReleaseCost) -> Plan:
    return replace(plan, privacy=replace(plan.privacy, cost=cost))


def named_tables(plan: Plan) -> tuple[TableChoice, ...]:
    """Return all tables of the plan as tables that are named, in the order of its workload."""
    wanted = plan.workload().tables[len(plan.tables) :]
    more = (TableChoice(tuple(plan.attributes[axis].name for axis in table.axes), table.weight) for table in wanted)
    return (*plan.tables, *more)
