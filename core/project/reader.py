"""Read a plan from the text of its file."""

from __future__ import annotations

import codecs
import math
from datetime import date

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.bins import bin_labels
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import PlanKeyError
from core.planning.noise_plan import Recovery
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.keys import Keys, spelt
from core.project.places import Path
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.project.plan_text import PlanText, nearest
from core.project.spellings import RECOVERIES, read_split
from core.recovery.nearest_tables import Consistency
from core.words import N_
from core.workload.presets import Family

FORMAT_VERSION = 1
"""Value of the key `reticent`; a file with another one is refused, as its keys may mean something else."""

CUSTOM = "custom"
"""Key of the strategy that requires `marginals`."""

KEYS = {
    "data": ("source", "sheet", "header_row", "range", "delimiter", "encoding", "decimal", "thousands", "dates"),
    "unit": ("rows", "id", "at_most"),
    "attributes": (
        "name",
        "kind",
        "categories",
        "edges",
        "merge",
        "other",
        "missing",
        "provenance",
        "stated",
        "column",
    ),
    "tables": ("attributes", "weight", "ranges", "prefixes", "columns", "sheets"),
    "families": ("order", "with", "first_half", "weight"),
    "privacy": ("epsilon", "delta", "rho", "dataset", "neighbours"),
    "strategy": ("name", "budget", "split", "recovery", "marginals"),
    "output": ("non_negative", "whole_numbers", "add_up", "consistency", "interval"),
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
        source=data.text("source", ""),
        layout=_layout(data),
        unit=_unit(_section(plan_text, "unit")),
        attributes=attributes,
        tables=tuple(_table(keys, attributes) for keys in _sections(plan_text, "tables")),
        families=tuple(_family(keys, names) for keys in _sections(plan_text, "families")),
        privacy=_privacy(_section(plan_text, "privacy")),
        strategy=_strategy(_section(plan_text, "strategy"), names),
        output=_output(_section(plan_text, "output")),
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


def _layout(keys: Keys) -> ReadingLayout:
    encoding = keys.text("encoding", None)
    if encoding is not None and not _is_encoding(encoding):
        raise keys.fault(
            "encoding",
            N_("Error", "“{encoding}” is not an encoding.").format(encoding=encoding),
            N_("Error", "Write utf-8, latin-1 or cp1252, for example."),
        )
    decimal = keys.choice("decimal", None, {".": ".", ",": ","})
    # thousands = "" means that the file has no such mark; an absent key means that it is detected.
    no_thousands = "thousands" in keys and keys.is_empty("thousands")
    thousands = "" if no_thousands else keys.character("thousands", None)
    if decimal is not None and decimal == thousands:
        raise keys.fault(
            "thousands", N_("Error", "this is the decimal mark, too."), N_("Error", "Choose different marks.")
        )
    return ReadingLayout(
        sheet=keys.text("sheet", None),
        header_row=keys.whole("header_row", None, least=0),
        range=keys.text("range", None),
        delimiter=keys.character("delimiter", None),
        encoding=encoding,
        decimal=decimal,
        thousands=thousands,
        dates=keys.choice("dates", None, spelt(DateOrder)),
    )


def _is_encoding(name: str) -> bool:
    try:
        codecs.lookup(name)
    except (LookupError, ValueError):
        return False
    return True


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
        attribute = _attribute(keys)
        if any(attribute.name == other.name for other in attributes):
            raise keys.fault(
                "name",
                N_("Error", "there are two attributes “{name}”.").format(name=attribute.name),
                N_("Error", "Rename or remove one of them."),
            )
        attributes.append(attribute)
    return tuple(attributes)


def _attribute(keys: Keys) -> Attribute:
    name = keys.text("name", None)
    if name is None:
        raise keys.missing("name", N_("Error", "Give the attribute the name of its column."))
    kinds = tuple(kind.value for kind in Kind)
    if "kind" not in keys:
        raise keys.missing("kind", N_("Error", "Write one of: {kinds}.").format(kinds=", ".join(kinds)))
    kind = keys.choice("kind", Kind.CATEGORIES, spelt(Kind))
    _check_kind(keys, kind)
    categories = keys.texts("categories")
    edges = _edges(keys, kind)
    _check_blanks(keys, categories or (bin_labels(edges) if edges else ()))
    provenance = keys.choice("provenance", Provenance.DECLARED, spelt(Provenance))
    if provenance is Provenance.DATA and keys.flag("stated", default=False):
        why = N_("Error", "there is nothing to state of a list from the data.")
        raise keys.fault("stated", why, N_("Error", 'Write provenance = "declared", or remove it.'))
    try:
        return Attribute(
            name=name,
            kind=kind,
            categories=categories,
            edges=edges,
            merges=keys.pairs("merge", categories),
            other=keys.text("other", None),
            missing=keys.text("missing", None),
            provenance=provenance,
            column=keys.text("column", None),
            stated=keys.flag("stated", default=False),
        )
    except ValueError as error:
        raise _label_fault(keys, bin_labels(edges) if edges else categories) from error


def _check_blanks(keys: Keys, labels: tuple[str, ...]) -> None:
    """Refuse labels that differ only by surrounding blanks: cells are stripped first, so one would never count."""
    names: list[tuple[str, tuple[int, ...], str]] = [
        ("categories", (index,), label) for index, label in enumerate(labels)
    ]
    named = [(key, keys.text(key, None)) for key in ("other", "missing")]
    names += [(key, (), label) for key, label in named if label is not None]
    seen: dict[str, str] = {}
    for key, place, label in names:
        before = seen.setdefault(label.strip(), label)
        if before != label:
            why = N_("Error", "“{label}” and “{before}” differ only by blanks around them, which do not count.")
            cure = N_("Error", "Remove one of the two.")
            raise keys.fault(key, why.format(label=label, before=before), cure, *place)


def _edges(keys: Keys, kind: Kind) -> tuple[float, ...] | tuple[date, ...]:
    if kind is Kind.CATEGORIES:
        return ()
    return keys.numbers("edges") if kind is Kind.NUMBER else keys.dates("edges")


def _check_kind(keys: Keys, kind: Kind) -> None:
    """Refuse keys of another kind of attribute, and require this kind's own."""
    wanted, strays = ("categories", ("edges",)) if kind is Kind.CATEGORIES else ("edges", ("categories", "merge"))
    for stray in strays:
        if stray in keys:
            cure = N_("Error", "Remove it, and write {wanted}; or choose another kind.").format(wanted=wanted)
            raise keys.stray(stray, N_("Error", "this does not belong to the kind {kind}.").format(kind=kind), cure)
    if wanted not in keys:
        raise keys.missing(
            wanted,
            N_("Error", "Write {wanted} = [ … ]; a list that is public, not read from the rows.").format(wanted=wanted),
        )


def _label_fault(keys: Keys, labels: tuple[str, ...]) -> PlanKeyError:
    """Return the error of equal labels; every other cause has been checked before."""
    if not labels and "other" not in keys and "missing" not in keys:
        return keys.fault("categories", N_("Error", "there is no category."), N_("Error", "Write at least one."))
    spot = "other" if keys.text("other", None) in labels else "missing"
    return keys.fault(spot, N_("Error", "this label is used twice."), N_("Error", "Give it another name."))


def _table(keys: Keys, attributes: tuple[Attribute, ...]) -> TableChoice:
    if "attributes" not in keys:
        raise keys.missing(
            "attributes", N_("Error", 'Name the attributes of the table, like attributes = ["sex", "age"].')
        )
    names = keys.texts("attributes")
    if not names:
        raise keys.fault("attributes", N_("Error", "the table has no attribute."), N_("Error", "Name at least one."))
    for index, name in enumerate(names):
        _check_known(keys, tuple(attribute.name for attribute in attributes), name, ("attributes", index))
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
        _check_known(keys, known, partner, ("with",))
    return Family(order, partner, keys.flag("first_half", default=False), _weight(keys))


def _check_known(keys: Keys, known: tuple[str, ...], name: str, path: Path) -> None:
    if name not in known:
        cure = nearest(name, known, otherwise=N_("Error", "The attributes are:"))
        raise keys.fault(
            str(path[0]), N_("Error", "“{name}” is not an attribute of this plan.").format(name=name), cure, *path[1:]
        )


def _weight(keys: Keys) -> float:
    return keys.real("weight", 1.0, "a number above 0", math.inf)


def _privacy(keys: Keys) -> PrivacyChoice:
    return PrivacyChoice(
        cost=_budget(keys),
        dataset=keys.text("dataset", None),
        neighbours=keys.choice("neighbours", Neighbours.ADD_REMOVE, spelt(Neighbours)),
    )


def _budget(keys: Keys) -> ReleaseCost:
    if "rho" in keys:
        for other in ("epsilon", "delta"):
            if other in keys:
                raise keys.stray(
                    other,
                    N_("Error", "rho and {other} exclude each other.").format(other=other),
                    N_("Error", "Remove the one that does not apply."),
                )
        return ReleaseCost.concentrated(keys.amount("rho"))
    if "epsilon" not in keys:
        if "delta" in keys:
            raise keys.missing("epsilon", N_("Error", 'Write epsilon = "1", for example, beside delta.'))
        return PrivacyChoice().cost
    epsilon = keys.amount("epsilon")
    delta = keys.delta("delta")
    return ReleaseCost.approximate(epsilon, delta) if delta else ReleaseCost.pure(epsilon)


def _strategy(keys: Keys, known: tuple[str, ...]) -> StrategyChoice:
    return StrategyChoice(
        name=keys.text("name", "recommended"),
        split=read_split(keys),
        recovery=keys.choice("recovery", Recovery.LEAST_SQUARES, RECOVERIES),
        marginals=_marginals(keys, known),
    )


def _marginals(keys: Keys, known: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    marginals = keys.lists("marginals")
    if not marginals and keys.text("name", None) == CUSTOM:
        raise keys.missing(
            "marginals", N_("Error", 'Name what is to be measured, like marginals = [["age", "sex"], ["race"]].')
        )
    seen: set[frozenset[str]] = set()
    for number, names in enumerate(marginals):
        if not names:
            raise keys.fault(
                "marginals", N_("Error", "this marginal has no attribute."), N_("Error", "Name at least one."), number
            )
        for index, name in enumerate(names):
            _check_known(keys, known, name, ("marginals", number, index))
        if frozenset(names) in seen:
            raise keys.fault(
                "marginals",
                N_("Error", "{table} is there twice.").format(table=" × ".join(names)),
                N_("Error", "Remove one of the two."),
                number,
            )
        seen.add(frozenset(names))
    return marginals


def _output(keys: Keys) -> OutputChoice:
    return OutputChoice(
        non_negative=keys.flag("non_negative", default=True),
        whole_numbers=keys.flag("whole_numbers", default=True),
        add_up=keys.flag("add_up", default=True),
        consistency=keys.choice("consistency", Consistency.LEAST_SQUARES, spelt(Consistency)),
        interval=keys.real("interval", 0.95, "between 0 and 1, such as 0.95 for 95 %", 1.0),
    )
