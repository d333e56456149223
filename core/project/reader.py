"""Read a plan from the text of its file."""

from __future__ import annotations

import math

from core.domain.attribute import Attribute
from core.domain.location import address_fault, is_address
from core.domain.reading_layout import ProtectedUnit, RowMeaning
from core.privacy.neighbours import Neighbours
from core.project.amount_keys import read_cost
from core.project.attribute_keys import read_attribute
from core.project.criteria import ACCEPTANCE_KEYS, read_acceptance
from core.project.keys import Keys, spelt
from core.project.layout_keys import LAYOUT_KEYS, layout_from
from core.project.place_keys import PLACE_KEYS, read_places
from core.project.plan import OutputChoice, Plan, PrivacyChoice, TableChoice
from core.project.plan_text import PlanText, nearest
from core.project.publication_keys import PUBLICATION_KEYS, read_publication
from core.project.strategy_keys import read_strategy
from core.recovery.consistency import Consistency
from core.words import N_
from core.workload.presets import Family
from core.workload.workload import Objective

FORMAT_VERSION = 1
"""Value of the key `reticent`; a file with another one is refused, as its keys may mean something else."""

KEYS = {
    "data": LAYOUT_KEYS,
    "unit": ("rows", "id", "at_most"),
    "public": ("people",),
    "attributes": (
        "name",
        "kind",
        "categories",
        "edges",
        "merge",
        "other",
        "missing",
        "missing_values",
        "provenance",
        "stated",
        "charge",
        "column",
        "measured_in",
        "contains",
        "between",
        "sensitive",
    ),
    "tables": ("attributes", "weight", "ranges", "prefixes", "columns", "sheets", "target", "share"),
    "families": ("order", "with", "first_half", "weight"),
    "places": PLACE_KEYS,
    "privacy": ("epsilon", "delta", "rho", "dataset", "neighbours", "objective"),
    "strategy": ("name", "budget", "split", "recovery", "marginals", "matrix", "matrix_attributes", "matrix_from"),
    "output": ("non_negative", "whole_numbers", "add_up", "consistency", "interval"),
    "acceptance": ACCEPTANCE_KEYS,
    "publication": PUBLICATION_KEYS,
}
"""The keys of every section, in the order in which a fresh plan has them."""


def read_plan(plan_text: PlanText) -> Plan:
    """Return the plan in `plan_text`.

    Raises:
        PlanKeyError: at the first key that is unknown, missing, or has a value that is not allowed.
    """
    _check_version(plan_text)
    attributes = _attributes(plan_text)
    names = tuple(attribute.name for attribute in attributes)
    data = _section(plan_text, "data")
    return Plan(
        source=_source(data),
        layout=layout_from(data),
        unit=_unit(_section(plan_text, "unit")),
        attributes=attributes,
        tables=tuple(_table(keys, attributes) for keys in _sections(plan_text, "tables")),
        families=tuple(_family(keys, names) for keys in _sections(plan_text, "families")),
        places=read_places(_sections(plan_text, "places"), attributes),
        privacy=_privacy(_section(plan_text, "privacy")),
        strategy=read_strategy(_section(plan_text, "strategy"), names, plan_text.folder),
        output=_output(_section(plan_text, "output")),
        sensitive=_sensitive(plan_text),
        people=_section(plan_text, "public").whole("people", None, least=1),
        acceptance=read_acceptance(_section(plan_text, "acceptance")),
        publication=read_publication(_section(plan_text, "publication")),
    )


def _check_version(plan_text: PlanText) -> None:
    top = Keys(plan_text, (), plan_text.values, ("reticent", *KEYS))
    if "reticent" not in top:
        raise top.missing("reticent", N_("Error", "Begin the file with the line: reticent = 1"))
    version = plan_text.values["reticent"]
    if version != FORMAT_VERSION or not isinstance(version, int) or isinstance(version, bool):
        why = N_("Error", "this program reads plans of version {version}.").format(version=FORMAT_VERSION)
        raise top.fault(
            "reticent", why, N_("Error", "Open the plan with the program that wrote it, or write reticent = 1.")
        )


def _section(plan_text: PlanText, name: str) -> Keys:
    return Keys(plan_text, (name,), plan_text.values.get(name, {}), KEYS[name])


def _sections(plan_text: PlanText, name: str) -> list[Keys]:
    tables = plan_text.values.get(name, [])
    if not isinstance(tables, list):
        raise plan_text.fault(
            (name,),
            N_("Error", "this should be a list of tables."),
            N_("Error", "Write [[{name}]] with two brackets.").format(name=name),
        )
    return [Keys(plan_text, (name, index), table, KEYS[name]) for index, table in enumerate(tables)]


def _source(keys: Keys) -> str:
    source = keys.text("source", "")
    if "\0" in source:
        why, cure = N_("Error", "no file can have this name."), N_("Error", "Write the name of the file with the rows.")
        raise keys.fault("source", why, cure)
    fault = address_fault(source) if is_address(source) else ""
    if fault:
        raise keys.fault("source", fault, N_("Error", "A plan names the rows, and never a password."))
    return source


def _unit(keys: Keys) -> ProtectedUnit:
    if "rows" in keys and "id" in keys:
        raise keys.stray(
            "rows", N_("Error", "rows and id exclude each other."), N_("Error", "Remove the one that does not apply.")
        )
    stated = tuple(meaning for meaning in RowMeaning if meaning is not RowMeaning.UNSTATED)
    rows = keys.choice("rows", RowMeaning.UNSTATED, spelt(stated))
    identifier = keys.text("id", None)
    if identifier is None and "at_most" in keys:
        raise keys.stray(
            "at_most", N_("Error", "this needs an identifier column."), N_("Error", 'Write id = "…" too, or remove it.')
        )
    # No default for at_most: the sensitivity is proportional to it, so the owner has to decide.
    if identifier is not None and "at_most" not in keys:
        raise keys.missing(
            "at_most", N_("Error", "Write how many rows of one person are counted at most, like at_most = 3.")
        )
    return ProtectedUnit(identifier, keys.whole("at_most", 1, least=1), rows)


def _attributes(plan_text: PlanText) -> tuple[Attribute, ...]:
    attributes: list[Attribute] = []
    for keys in _sections(plan_text, "attributes"):
        attribute = read_attribute(keys)
        if any(attribute.name == other.name for other in attributes):
            raise keys.fault(
                "name",
                N_("Error", "there are two attributes “{name}”.").format(name=attribute.name),
                N_("Error", "Rename or remove one of them."),
            )
        attributes.append(attribute)
    return tuple(attributes)


def _sensitive(plan_text: PlanText) -> tuple[str, ...]:
    """Return the names of the attributes that are marked sensitive."""
    marked = [
        (keys.text("name", ""), keys.flag("sensitive", default=False)) for keys in _sections(plan_text, "attributes")
    ]
    return tuple(name for name, is_sensitive in marked if is_sensitive)


def _table(keys: Keys, attributes: tuple[Attribute, ...]) -> TableChoice:
    if "attributes" not in keys:
        raise keys.missing(
            "attributes", N_("Error", 'Name the attributes of the table, like attributes = ["sex", "age"].')
        )
    names = keys.texts("attributes")
    if not names:
        raise keys.fault("attributes", N_("Error", "the table has no attribute."), N_("Error", "Name at least one."))
    for index, name in enumerate(names):
        keys.check_attribute(tuple(attribute.name for attribute in attributes), name, "attributes", index)
    own = tuple(attribute for attribute in attributes if attribute.name in names)
    ranges, prefixes = _ordered(keys, "ranges", own), _ordered(keys, "prefixes", own)
    for index, name in enumerate(prefixes):
        if name in ranges:
            why = N_("Error", "“{name}” is among the ranges, too.").format(name=name)
            raise keys.fault("prefixes", why, N_("Error", "Remove it here: cumulative counts are ranges."), index)
    columns, sheets = _own(keys, "columns", names), _own(keys, "sheets", names)
    for index, name in enumerate(sheets):
        if name in columns:
            why = N_("Error", "“{name}” is among the columns, too.").format(name=name)
            raise keys.fault("sheets", why, N_("Error", "Remove it here or there: it has one place."), index)
    return TableChoice(
        attributes=names,
        weight=_weight(keys),
        ranges=ranges,
        prefixes=prefixes,
        columns=columns,
        sheets=sheets,
        target=keys.real("target", 0.0, "a number above 0", math.inf) or None,
        share=keys.share("share"),
    )


def _own(keys: Keys, key: str, own: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names under `key`; each must be an attribute of the table."""
    names = keys.texts(key)
    for index, name in enumerate(names):
        if name not in own:
            cure = nearest(name, own, otherwise=N_("Error", "The attributes of the table are:"))
            raise keys.fault(
                key, N_("Error", "“{name}” is not an attribute of this table.").format(name=name), cure, index
            )
    return names


def _ordered(keys: Keys, key: str, own: tuple[Attribute, ...]) -> tuple[str, ...]:
    """Return the attributes under `key`, whose ranges or cumulative counts are requested; each must have an order."""
    names = _own(keys, key, tuple(each.name for each in own))
    for index, name in enumerate(names):
        attribute = next(each for each in own if each.name == name)
        if not attribute.n_ordered:
            why = N_("Error", "the categories of “{name}” are in no order, so they have no ranges.").format(name=name)
            raise keys.fault(key, why, N_("Error", "Name attributes of kind number or date, or remove it."), index)
    return names


def _family(keys: Keys, known: tuple[str, ...]) -> Family:
    order = keys.whole("order", None, least=1)
    if order is None:
        raise keys.missing("order", N_("Error", "Write order = 2 for all tables of two attributes."))
    if order > len(known):
        words = N_("Error", "the plan has only {count} attributes.", "the plan has only one attribute.", 1)
        why = words.format(count=len(known))
        raise keys.fault("order", why, N_("Error", "Write a smaller number, or add attributes."))
    partner = keys.text("with", None)
    if partner is not None:
        keys.check_attribute(known, partner, "with")
    return Family(order, partner, keys.flag("first_half", default=False), _weight(keys))


def _weight(keys: Keys) -> float:
    return keys.real("weight", 1.0, "a number above 0", math.inf)


def _privacy(keys: Keys) -> PrivacyChoice:
    return PrivacyChoice(
        cost=read_cost(keys) or PrivacyChoice().cost,
        dataset=keys.text("dataset", None),
        neighbours=keys.choice("neighbours", Neighbours.ADD_REMOVE, spelt(Neighbours)),
        objective=keys.choice("objective", Objective.TOTAL, spelt(Objective)),
    )


def _output(keys: Keys) -> OutputChoice:
    return OutputChoice(
        non_negative=keys.flag("non_negative", default=True),
        whole_numbers=keys.flag("whole_numbers", default=True),
        add_up=keys.flag("add_up", default=True),
        consistency=keys.choice("consistency", Consistency.LEAST_SQUARES, spelt(Consistency)),
        interval=keys.real("interval", 0.95, "between 0 and 1, such as 0.95 for 95 %", 1.0),
    )
