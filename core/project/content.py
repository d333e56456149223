"""A plan as tables of keys and values, in the layout of the plan file, and as TOML text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.privacy.amount_text import exact_text
from core.privacy.release_cost import Definition, ReleaseCost
from core.project.criteria import Acceptance
from core.project.layout_keys import CHOICES
from core.project.place_choice import PlaceChoice
from core.project.plan import Plan, StrategyChoice, TableChoice
from core.project.reader import FORMAT_VERSION
from core.release.publication import Publication
from core.workload.presets import Family
from core.workload.workload import Objective

Value = str | int | float | date | tuple["Value", ...] | dict[str, "Value"]
"""What a key can hold; a bool is an int."""

Table = dict[str, Value]
"""One table of the plan, keys in the order of a fresh file; a key that is absent means its default."""

SECTIONS = ("data", "unit", "public", "privacy", "strategy", "output", "acceptance", "publication")
LISTS = ("attributes", "tables", "families", "places")

_WIDTH = 100
"""Characters of a list on one line, at most; a longer list gets one value a line, so that version control shows which
value changed."""


def sections(plan: Plan) -> dict[str, Table]:
    """Return the tables that occur once in a plan, by name, without keys that have no value."""
    # Keys in the order of a fresh file. "budget" is the key of the split: plan files keep it since format 1.
    layout, privacy, strategy, output = plan.layout, plan.privacy, plan.strategy, plan.output
    data: dict[str, Value | None] = {
        "source": plan.source or None,
        "sheet": layout.sheet,
        "header_row": layout.header_row,
    }
    data |= {"query": layout.query, "range": layout.range, "delimiter": layout.delimiter, "encoding": layout.encoding}
    data |= {"decimal": layout.decimal, "thousands": layout.thousands, "dates": layout.dates}
    data |= {"header_rows": layout.header_rows, "skip_below_header": layout.skip_below_header}
    data |= {name: getattr(layout, name) for name in CHOICES}
    data |= {"questions": layout.questions or None}
    named = {"dataset": privacy.dataset or None, "neighbours": str(privacy.neighbours)}
    # Absent when it is the usual one: a plan without it stays readable by versions that know no other.
    named |= {"objective": None if privacy.objective is Objective.TOTAL else str(privacy.objective)}
    return {
        "data": _present(data),
        "unit": _unit(plan.unit),
        "public": _present({"people": plan.people}),
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
        "acceptance": _acceptance(plan.acceptance),
        "publication": _publication(plan.publication),
    }


def lists(plan: Plan) -> dict[str, list[Table]]:
    """Return the lists of tables of a plan, by name."""
    return {
        "attributes": [_attribute(each, is_sensitive=each.name in plan.sensitive) for each in plan.attributes],
        "tables": [_table(table) for table in plan.tables],
        "families": [_family(family) for family in plan.families],
        "places": [_place(place) for place in plan.places],
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
    if isinstance(value, str) and value.isprintable() and '"' not in value and "\\" not in value:
        return f'"{value}"'
    if type(value) is int:
        return str(value)
    import tomlkit  # noqa: PLC0415  it takes 5 ms, which a plan of such values saves

    return tomlkit.item(value).as_string()


def key_text(key: str) -> str:
    """Return `key` as TOML, quoted only if it is not a bare key."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else value_text(key)


def table_text(header: str, table: Mapping[str, Value]) -> str:
    """Return a table as TOML, its header first."""
    return "".join([f"{header}\n", *(f"{key_text(key)} = {value_text(value)}\n" for key, value in table.items())])


def _attribute(attribute: Attribute, *, is_sensitive: bool) -> Table:
    is_list = attribute.kind is Kind.CATEGORIES
    table: Table = {"name": attribute.name, "kind": str(attribute.kind)}
    table |= {"categories": attribute.categories} if is_list else {"edges": attribute.edges}
    if attribute.merges:
        table["merge"] = dict(attribute.merges)
    rest: dict[str, Value | None] = {"other": attribute.other, "missing": attribute.missing}
    rest |= {"missing_values": attribute.missing_values or None}
    rest |= {"provenance": str(attribute.provenance), "stated": attribute.stated or None}
    rest |= {"charge": attribute.charge, "column": attribute.column, "measured_in": attribute.measured_in or None}
    rest |= {"contains": attribute.contains, "between": attribute.between or None, "sensitive": is_sensitive or None}
    return table | _present(rest)


def _table(choice: TableChoice) -> Table:
    table: Table = {"attributes": choice.attributes, **_weight(choice.weight)}
    lists = {
        "ranges": choice.ranges,
        "prefixes": choice.prefixes,
        "columns": choice.columns,
        "sheets": choice.sheets,
    }
    return (
        table
        | {key: names for key, names in lists.items() if names}
        | _present({"target": choice.target, "share": None if choice.share is None else exact_text(choice.share)})
    )


def _family(family: Family) -> Table:
    table: Table = {"order": family.order}
    table |= _present({"with": family.with_attribute})
    if family.first_half:
        table["first_half"] = True
    return table | _weight(family.weight)


def _place(place: PlaceChoice) -> Table:
    terms = place.terms
    named: Table = {"name": place.name, "columns": place.columns, **({"by": place.by} if place.by else {})}
    box: Table = {"box": tuple(terms.box.sides.tolist())}
    asked: Table = {
        "height": terms.height,
        "tree": str(terms.kind),
        "levels": str(terms.split),
        "typical": terms.typical,
    }
    return named | box | asked | (_amounts(place.cost) if place.cost else {})


def _measured(strategy: StrategyChoice) -> Table:
    table: Table = {"marginals": strategy.marginals} if strategy.marginals else {}
    matrix = strategy.matrix
    if matrix is None:
        return table
    told: dict[str, Value | None] = {"matrix_attributes": matrix.attributes or None, "matrix_from": matrix.file or None}
    return table | {"matrix": matrix.lines} | _present(told)


def _acceptance(asked: Acceptance) -> Table:
    grade = None if asked.worst is None else str(asked.worst)
    found = _present({"worst": grade, "usable_share": asked.usable_share, "override": asked.override})
    return found | ({"at_most": dict(asked.at_most)} if asked.at_most else {})


def _publication(said: Publication) -> Table:
    texts = {"title": said.title, "counts": said.counts, "period": said.period}
    texts |= {"source": said.source, "contact": said.contact}
    return _present(
        {
            **{key: text or None for key, text in texts.items()},
            "notes": said.notes or None,
            "hide_below": said.hide_below or None,
        }
    )


def _weight(weight: float) -> Table:
    return {} if weight == 1 else {"weight": weight}


def _unit(unit: ProtectedUnit) -> Table:
    if unit.id is not None:
        return {"id": unit.id, "at_most": unit.at_most}
    return {} if unit.rows is RowMeaning.UNSTATED else {"rows": str(unit.rows)}


def _amounts(cost: ReleaseCost) -> Table:
    if cost.definition is Definition.CONCENTRATED:
        return {"rho": exact_text(cost.rho)}
    return {"epsilon": exact_text(cost.epsilon), "delta": exact_text(cost.delta)}


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
