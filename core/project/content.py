"""A plan as tables of keys and values, in the layout of the plan file, and as TOML text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.privacy.amount_text import exact_text
from core.privacy.release_cost import Definition, ReleaseCost
from core.project.plan import Plan, StrategyChoice, TableChoice
from core.project.reader import FORMAT_VERSION
from core.workload.presets import Family

Value = str | int | float | date | tuple["Value", ...] | dict[str, "Value"]
"""What a key can hold; a bool is an int."""

Table = dict[str, Value]
"""One table of the plan, keys in the order of a fresh file; a key that is absent means its default."""

SECTIONS = ("data", "unit", "privacy", "strategy", "output")
LISTS = ("attributes", "tables", "families")

_WIDTH = 100
"""Characters of a list on one line, at most; a longer list gets one value a line, so that version control shows which
value changed."""


def sections(plan: Plan) -> dict[str, Table]:
    """Return the tables that occur once in a plan, by name, without keys that have no value."""
    # Keys in the order of a fresh file. "budget" is the key of the split: plan files keep it since format 1.
    layout, privacy, strategy, output = plan.layout, plan.privacy, plan.strategy, plan.output
    data = {"source": plan.source or None, "sheet": layout.sheet, "header_row": layout.header_row}
    data |= {"range": layout.range, "delimiter": layout.delimiter, "encoding": layout.encoding}
    data |= {"decimal": layout.decimal, "thousands": layout.thousands, "dates": layout.dates}
    named = {"dataset": privacy.dataset or None, "neighbours": str(privacy.neighbours)}
    return {
        "data": _present(data),
        "unit": _unit(plan.unit),
        "privacy": _amounts(privacy.cost) | _present(named),
        "strategy": {
            "name": strategy.name,
            "budget": strategy.split,
            "recovery": strategy.recovery,
            **_measured(strategy),
        },
        "output": {
            "non_negative": output.non_negative,
            "whole_numbers": output.whole_numbers,
            "add_up": output.add_up,
            "consistency": output.consistency,
            "interval": output.interval,
        },
    }


def lists(plan: Plan) -> dict[str, list[Table]]:
    """Return the lists of tables of a plan, by name."""
    return {
        "attributes": [_attribute(attribute) for attribute in plan.attributes],
        "tables": [_table(table) for table in plan.tables],
        "families": [_family(family) for family in plan.families],
    }


def says_the_same(one: Plan, other: Plan) -> bool:
    """Return whether two plans have equal values for every key."""
    return sections(one) == sections(other) and lists(one) == lists(other)


def version() -> Table:
    """Return the keys before the first table."""
    return {"reticent": FORMAT_VERSION}


def value_text(value: Value) -> str:
    """Return `value` as TOML: whole floats as integers, long lists with one value a line."""
    if isinstance(value, tuple):
        items = [value_text(item) for item in value]
        line = f"[{', '.join(items)}]"
        return line if len(line) <= _WIDTH else "[\n" + "".join(f"    {item},\n" for item in items) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items()) + "}"
    # Below 2^53 every whole float is exact; above, the digits of an integer would pretend a precision it lacks.
    if isinstance(value, float) and value.is_integer() and abs(value) < 2**53:
        value = int(value)
    import tomlkit  # noqa: PLC0415  only saving needs it

    return tomlkit.item(value).as_string()


def key_text(key: str) -> str:
    """Return `key` as TOML, quoted only if it is not a bare key."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else value_text(key)


def table_text(header: str, table: Mapping[str, Value]) -> str:
    """Return a table as TOML, its header first."""
    return "".join([f"{header}\n", *(f"{key_text(key)} = {value_text(value)}\n" for key, value in table.items())])


def _attribute(attribute: Attribute) -> Table:
    is_list = attribute.kind is Kind.CATEGORIES
    table: Table = {"name": attribute.name, "kind": str(attribute.kind)}
    table |= {"categories": attribute.categories} if is_list else {"edges": attribute.edges}
    if attribute.merges:
        table["merge"] = dict(attribute.merges)
    rest: dict[str, Value | None] = {"other": attribute.other, "missing": attribute.missing}
    rest |= {"provenance": str(attribute.provenance), "stated": attribute.stated or None, "column": attribute.column}
    return table | _present(rest)


def _table(choice: TableChoice) -> Table:
    table: Table = {"attributes": choice.attributes, **_weight(choice.weight)}
    lists = {
        "ranges": choice.ranges,
        "prefixes": choice.prefixes,
        "columns": choice.columns,
        "sheets": choice.sheets,
    }
    return table | {key: names for key, names in lists.items() if names}


def _family(family: Family) -> Table:
    table: Table = {"order": family.order}
    table |= _present({"with": family.with_attribute})
    if family.first_half:
        table["first_half"] = True
    return table | _weight(family.weight)


def _measured(strategy: StrategyChoice) -> Table:
    return {"marginals": strategy.marginals} if strategy.marginals else {}


def _weight(weight: float) -> Table:
    return {} if weight == 1 else {"weight": weight}


def _unit(unit: ProtectedUnit) -> Table:
    if unit.id is not None:
        return {"id": unit.id, "at_most": unit.at_most}
    return {} if unit.rows is RowMeaning.UNSTATED else {"rows": str(unit.rows)}


def _amounts(budget: ReleaseCost) -> Table:
    if budget.definition is Definition.CONCENTRATED:
        return {"rho": exact_text(budget.rho)}
    return {"epsilon": exact_text(budget.epsilon), "delta": exact_text(budget.delta)}


def _present(table: Mapping[str, Value | None]) -> Table:
    return {key: value for key, value in table.items() if value is not None}


def needed(name: str, table: Table) -> Table:
    """Return the keys of `table` whose value differs from the default."""
    # Attributes have no defaults but this one: a list without provenance counts as declared.
    usual: Table = {"provenance": "declared"} if name == "attributes" else sections(Plan()).get(name, {})
    return {key: value for key, value in table.items() if usual.get(key) != value}


def inline_list(tables: Sequence[Table]) -> tuple[Table, ...]:
    """Return a list of tables as one value, for a plan that writes it inline (`tables = [{…}]`)."""
    return tuple(tables)
