"""Make a plan in a script: the tables, the public labels, the price, and who is protected."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from fractions import Fraction
from numbers import Real
from os import PathLike
from pathlib import Path
from typing import Any, TypedDict, Unpack

from core.domain.attribute import Attribute
from core.domain.location import located, location_of
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import AmountError
from core.errors.share_errors import ShareError
from core.library.labels import Labels, categories
from core.library.settings import check_known, kept
from core.privacy.amount_text import parse_amount, parse_delta
from core.privacy.dataset_names import check_name
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.project.keys import spelt
from core.project.matrix_file import read_matrix
from core.project.own_matrix import with_columns_named
from core.project.plan import OutputChoice, Plan, PrivacyChoice, StrategyChoice, TableChoice
from core.project.plan_file import load_plan as load
from core.project.plan_file import save_plan as save
from core.project.plan_values import checked_text
from core.project.strategy_keys import RECOVERIES, SPLITS
from core.recovery.consistency import Consistency
from core.release.publication import Publication
from core.release.quality_line import QualityLine
from core.workload.presets import Family
from core.workload.workload import Objective

Amount = float | str | Fraction
"""An amount of privacy; 0.1 and "0.1" are one tenth exactly."""

_READING = ReadingLayout(
    header_row=1, delimiter=",", encoding="utf-8", decimal=".", thousands="", dates=DateOrder.YEAR_FIRST
)
"""How rows are read unless a plan says otherwise: as programs write CSV. Nothing is left to be detected, as a release
refuses a layout that its rows could change. A format ignores the settings that it does not have."""


class PlanSettings(TypedDict, total=False):
    """Settings of `plan` besides tables and attributes; the words are those of plan files.

    epsilon, delta, rho: the cost of a release: ε, or ε with δ, or ρ.
    neighbours: "add-remove" (usual) or "replace".
    rows: "one-each" if each row is one person, and nobody has two; "records" to protect each row by itself.
    id, at_most: the column that identifies persons, and how many rows of each person count; in place of `rows`.
    dataset: the name of the rows in the ledger.
    source: the file with the rows.
    layout: how the source is read; a release refuses None in a setting that its rows could change.
    objective: what the error of all tables together is: "total" (usual), "even" or "relative".
    strategy, split, recovery: how to measure; without them, the recommended ones.
    matrix: a file with rows for the strategy "custom", one number per combination of the labels of all tables.
    interval: the coverage of low and high, in (0, 1).
    non_negative, whole_numbers, add_up, consistency: what the published numbers look like.
    publication: what exports say of the tables: title, counts, period, source, contact, notes (a list), hide_below.
    """

    epsilon: Amount
    delta: Amount
    rho: Amount
    neighbours: str
    objective: str
    rows: str
    id: str
    at_most: int
    dataset: str
    source: str | PathLike[str]
    layout: ReadingLayout
    strategy: str
    split: str
    recovery: str
    matrix: str | PathLike[str]
    interval: float
    non_negative: bool
    whole_numbers: bool
    add_up: bool
    consistency: str
    publication: Mapping[str, str | Sequence[str]]


def plan(
    tables: Iterable[str | Sequence[str] | TableChoice | Family],
    attributes: Mapping[str, Labels | Sequence[str]],
    **settings: Unpack[PlanSettings],
) -> Plan:
    """Return a plan; it has seen no row, and holds none.

    Args:
        tables: "age × sex" (also "age * sex", "age x sex", or a tuple of names), `table` for more, `every_table`.
        attributes: by name, `bins`, `categories`, or a list of categories.
        settings: see `PlanSettings`. Without `rows` or `id` the plan can be compared and rehearsed, not released.

    Raises:
        AmountError: if an amount of privacy is not a positive number.
        DatasetNameError: if no dataset can have that name.
        PlanValueError: if a value is none that a plan file may have.
        ValueError, TypeError: if something else is not as described.
    """
    # Type checkers refuse a misspelt name, notebooks do not: with `detla` ignored, ε alone would be charged.
    check_known(settings, PlanSettings)
    asked = list(tables)  # read twice below, and a generator would be empty the second time
    if settings.get("dataset"):
        check_name(str(settings["dataset"]))
    made = Plan(
        source=str(settings.get("source", "")),
        layout=settings.get("layout", _READING),
        unit=_unit(settings),
        attributes=tuple(_attribute(name, labels) for name, labels in attributes.items()),
        tables=tuple(_table(each, attributes) for each in asked if not isinstance(each, Family)),
        families=tuple(each for each in asked if isinstance(each, Family)),
        privacy=PrivacyChoice(
            _cost(settings),
            settings.get("dataset"),
            Neighbours(settings.get("neighbours", Neighbours.ADD_REMOVE)),
            Objective(settings.get("objective", Objective.TOTAL)),
        ),
        strategy=_strategy(settings),
        output=_output(settings),
        publication=_publication(settings.get("publication", {})),
    )
    made = with_columns_named(made)
    checked_text(made)
    return made


def _publication(said: Mapping[str, str | Sequence[str]]) -> Publication:
    known = {field.name for field in fields(Publication)}
    if unknown := sorted(said.keys() - known):
        raise TypeError(f"a publication has no {unknown[0]!r}; it has {', '.join(sorted(known))}")
    notes, line = said.get("notes", ()), QualityLine(str(said.get("hide_below", "")))
    texts = {key: str(text) for key, text in said.items() if key not in {"notes", "hide_below"}}
    # One text is a note by itself: taken as a sequence, each of its letters would be one.
    return Publication(**texts, notes=(notes,) if isinstance(notes, str) else tuple(notes), hide_below=line)


def table(  # noqa: PLR0913  a script names them
    attributes: str | Sequence[str],
    weight: float = 1.0,
    ranges: Sequence[str] = (),
    prefixes: Sequence[str] = (),
    target: float | None = None,
    *,
    share: Amount | None = None,
) -> TableChoice:
    """Return a table with an importance, ranges or cumulative counts.

    Args:
        attributes: "age × sex", or their names.
        weight: importance of the table, > 0; 2 counts its variance twice.
        ranges: attributes whose sums over all ranges of labels are wanted.
        prefixes: attributes whose cumulative counts are wanted.
        target: the ± wanted of one number, > 0, for objective="even".
        share: part of the budget that is locked for the counts of the table, in (0, 1); None: the split decides.

    Raises:
        ShareError: if the share is no number above 0. What all of them leave is checked with the whole plan.
    """
    names = _names(attributes) if isinstance(attributes, str) else tuple(attributes)
    return TableChoice(
        names,
        _plain(weight),
        tuple(ranges),
        tuple(prefixes),
        target=None if target is None else _plain(target),
        share=None if share is None else _share(share),
    )


def _share(share: Amount) -> Fraction:
    try:
        return parse_amount(str(share), "share")
    except AmountError as error:  # whose words are for an ε
        raise ShareError(error.what, error.text, error.wanted) from None


def every_table(order: int, including: str | None = None, weight: float = 1.0) -> Family:
    """Return all tables of `order` attributes; with `including`, those that have this attribute."""
    return Family(order, including, weight=_plain(weight))


def load_plan(path: str | PathLike[str]) -> Plan:
    """Read a plan file; a relative source is looked for beside it.

    Raises:
        PlanError: if the file is no plan.
    """
    file = Path(path)
    found = load(file)
    # Joined here: a plan does not know its file, and a notebook may change its folder before the release.
    return replace(found, source=str(located(found.source, file.parent))) if found.source else found


def save_plan(plan: Plan, path: str | PathLike[str]) -> None:
    """Write a plan file, or update one and keep its comments; a source below its folder is written relative to it.

    Raises:
        OutputError, PlanError: if the file cannot be written, or is no plan; or if `plan` is none that could be read.
    """
    checked_text(plan)
    # `absolute`, not `resolve`: a linked source stays the link that its owner named.
    file = Path(path).absolute()
    source = location_of(plan.source).absolute()
    if isinstance(source, Path) and plan.source and source.is_relative_to(file.parent):
        plan = replace(plan, source=source.relative_to(file.parent).as_posix())
    save(plan, file)


def _table(asked: str | Sequence[str] | TableChoice, attributes: Mapping[str, object]) -> TableChoice:
    if isinstance(asked, TableChoice):
        return asked
    # An attribute called "height x width" wins over a table of two.
    if isinstance(asked, str):
        return TableChoice((asked,) if asked in attributes else _names(asked))
    return TableChoice(tuple(map(str, asked)))


def _names(title: str) -> tuple[str, ...]:
    # The letter x separates only between blanks: "sex" has one inside.
    return tuple(part.strip() for part in re.split(r"\s*[×*]\s*|\s+x\s+", title.strip()))


def _attribute(name: str, labels: Labels | Sequence[str]) -> Attribute:
    # A text is a sequence of its letters: "fm" would become the categories f and m, and "female" six of them.
    if isinstance(labels, str):
        raise TypeError(f"{name}: give a list of categories")
    try:
        return (labels if isinstance(labels, Labels) else categories(*labels)).named(name)
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}: {error}") from None


def _unit(settings: PlanSettings) -> ProtectedUnit:
    if "id" in settings:
        return ProtectedUnit(settings["id"], settings.get("at_most", 1), RowMeaning(settings.get("rows", "unstated")))
    # UNANSWERED, not the UNSTATED of plan files of older versions: no release protects rows because nobody was asked.
    return ProtectedUnit(None, settings.get("at_most", 1), RowMeaning(settings.get("rows", RowMeaning.UNANSWERED)))


def _cost(settings: PlanSettings) -> ReleaseCost:
    if ("rho" in settings) == ("epsilon" in settings) or ("rho" in settings and "delta" in settings):
        raise ValueError("give epsilon, or epsilon and delta, or rho")
    # Amounts go through their text: Fraction(0.1) is 3602879701896397/36028797018963968, Fraction("0.1") one tenth, and
    # a hundred releases of the first would not fit a budget of 10.
    if "rho" in settings:
        return ReleaseCost.concentrated(parse_amount(str(settings["rho"]), "ρ"))
    epsilon = parse_amount(str(settings["epsilon"]), "ε")
    delta = parse_delta(str(settings.get("delta", 0)))
    return ReleaseCost.approximate(epsilon, delta) if delta else ReleaseCost.pure(epsilon)


def _strategy(settings: PlanSettings) -> StrategyChoice:
    ways: dict[str, Mapping[str, object]] = {"split": SPLITS, "recovery": RECOVERIES}
    given: dict[str, Any] = {
        name: _spelt(settings, name, options) for name, options in ways.items() if name in settings
    }
    if "matrix" in settings:
        given["matrix"] = read_matrix(Path(settings["matrix"]))
    if "strategy" in settings:
        given["name"] = settings["strategy"]
    elif given:
        raise ValueError("split, recovery and matrix belong to a strategy")
    return StrategyChoice(**given)


def _output(settings: PlanSettings) -> OutputChoice:
    given = {name: _plain(value) for name, value in kept(settings, OutputChoice).items()}
    if "consistency" in settings:
        given["consistency"] = _spelt(settings, "consistency", spelt(Consistency))
    return OutputChoice(**given)


def _plain(value: Any) -> Any:  # noqa: ANN401  whatever a script gives
    """Return a number, such as one of numpy, as a float: a plan file has no other kind. All else is left as it is."""
    return value if isinstance(value, bool) or not isinstance(value, Real) else float(value)


def _spelt(settings: Mapping[str, Any], name: str, options: Mapping[str, object]) -> Any:  # noqa: ANN401  any choice
    """Return what one of the spellings of a plan file stands for."""
    if settings[name] not in options:
        raise ValueError(f"{name} is one of: {', '.join(options)}")
    return options[settings[name]]
