"""The tables that a plan requests, and whether one more would be possible."""

from __future__ import annotations

from dataclasses import replace

from core import Ask, EngineError, Plan, TableChoice
from guiapp.desktop.language import translate_error
from guiapp.models.workload_model import WantedRow


def wanted_rows(plan: Plan) -> tuple[WantedRow, ...]:
    """Return every requested table once: those named one by one, then those only in families."""
    domain = plan.domain
    places = {attribute.name: place for place, attribute in enumerate(plan.attributes)}
    ordered = {attribute.name for attribute in plan.attributes if attribute.n_ordered}
    wanted = {frozenset(table.attributes): table for table in plan.tables}
    for family in plan.families:
        for axes in family.marginals(domain):
            names = tuple(domain.names[axis] for axis in axes)
            wanted.setdefault(frozenset(names), TableChoice(names, family.weight))
    return tuple(
        WantedRow(
            table.attributes,
            domain.n_cells(map(places.__getitem__, table.attributes)),
            table.weight,
            tuple((name, _ask_of(table, name)) for name in table.attributes if name in ordered),
            table.sheets,
        )
        for table in wanted.values()
    )


def why_impossible(plan: Plan, table: TableChoice) -> str:
    """Return why a table is impossible by itself; "" if it is possible."""
    try:
        replace(plan, tables=(table,), families=()).workload()
    except EngineError as error:
        return translate_error(error)
    return ""


def _ask_of(table: TableChoice, name: str) -> Ask:
    if name in table.ranges:
        return Ask.RANGES
    return Ask.PREFIXES if name in table.prefixes else Ask.CELLS
