"""Tells columns of what is measured of persons whose numbers are in two units, each usual somewhere."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from core.data.column_cells import numbers_of
from core.data.describing_names import in_words
from core.data.missing_values import HIGH
from core.data.personal_traits import trait_of
from core.data.raw_cells import Cell, number_with_either_mark
from core.sources.reading.grid import Grid
from core.sources.reading.grouped_numbers import numbers_by
from core.sources.reading.overlapping_scales import MARKS, PERIODS, overlapping_scales
from core.sources.source import Problem
from core.words import N_

_LEAST, _SHARE = 2, 20
"""Numbers in each of the units, at least, and for how many one: a lone one is a slip."""
_FEW_FEVERS = 3
"""Different temperatures in °F that tell them, at least: no slip makes 98.2 of 36.8."""
_FIRST = 20
"""Numbers that are looked at first; nearly all columns are told by these."""
_MOST_FIRST, _OUTSIDE = 2, 50
"""Of the first numbers, those outside both units, at most; and for how many of all one: a child among adults."""


class Scale(NamedTuple):
    """A unit, and the least and the most that is usual in it."""

    unit: str
    low: float
    high: float


_HEIGHTS = Scale("m", 1.2, 2.3), Scale("cm", 120, 230)
_OF_HEIGHT = (
    "height",
    "größe",
    "grösse",
    "groesse",
    "taille",
    "talla",
    "statur",
    "altezza",
    "altura",
    "lengte",
    "wzrost",
)
_BIRTH_WEIGHTS = "birth weight", "birthweight", "geburtsgewicht", "poids de naissance", "peso al nac", "geboortegewicht"
_TEMPERATURES = Scale("°C", 34, 43), Scale("°F", 93, 109)
_SCALES = (  # words in the names of columns, and two scales with no number in common, the smaller one first
    (("temp", "fieber", "fever", "fièvre", "fiebre", "febbre"), _TEMPERATURES),
    (_BIRTH_WEIGHTS, (Scale("kg", 0.4, 6.5), Scale("g", 400, 6500))),
    (_BIRTH_WEIGHTS, (Scale("oz", 30, 200), Scale("g", 500, 6500))),
    (
        ("gluc", "glyc", "glük", "glic", "zucker", "blood sugar", "fasting sugar"),
        (Scale("mmol/l", 1.5, 33), Scale("mg/dl", 38, 600)),
    ),
    (("creatin", "kreatin", "créatin"), (Scale("mg/dl", 0.2, 15), Scale("µmol/l", 20, 1500))),
    (("hba1c",), (Scale("%", 3.5, 17), Scale("mmol/mol", 18, 160))),
    (("cholest", "colest", "triglyc", "triglic", "ldl", "hdl"), (Scale("mmol/l", 0.2, 14), Scale("mg/dl", 30, 900))),
    (("hemoglob", "haemoglob", "hämoglob", "hémoglob"), (Scale("g/dl", 3, 22), Scale("g/l", 30, 220))),
    (("muac", "arm circ", "oberarmumfang", "brachial", "braquial"), (Scale("cm", 8, 40), Scale("mm", 80, 400))),
    (("uric", "harnsäure", "urique", "úrico"), (Scale("mg/dl", 1, 15), Scale("µmol/l", 50, 900))),
    (("systol", "diastol", "blood pressure", "blutdruck"), (Scale("kPa", 5, 32), Scale("mmHg", 40, 260))),
    (
        ("leukoc", "leucoc", "leukoz", "wbc", "white blood", "white cell"),
        (Scale("10⁹/l", 1, 60), Scale("/µl", 1000, 60_000)),
    ),
    (
        ("platelet", "thrombocyt", "thrombozyt", "trombocit", "plaquet", "piastrin", "plt"),
        (Scale("10⁹/l", 10, 1000), Scale("/µl", 10_000, 1_000_000)),
    ),
    (("albumin",), (Scale("g/dl", 1.5, 6.5), Scale("g/l", 15, 65))),
    (("total protein", "gesamteiwei"), (Scale("g/dl", 4, 10), Scale("g/l", 40, 100))),
    (("hematocrit", "haematocrit", "hämatokrit", "hématocrite"), (Scale("l/l", 0.15, 0.65), Scale("%", 15, 65))),
    (("calci", "kalzi", "kalci"), (Scale("mmol/l", 1.5, 3.6), Scale("mg/dl", 6, 15))),
    (("height", "stature", "grösse", "groesse"), (Scale("inches", 54, 84), Scale("cm", 130, 215))),
)
_OF_FOODS_TOO = ("cholest", "colest", "calci", "kalzi", "sugar", "zucker", "protein")
_NUTRIENTS = (
    *("calor", "kalor", "kcal", "carb", "kohlenh", "glucid", "fat", "fett", "lipid", "fiber", "fibre", "ballast"),
    *("sodium", "natrium", "salt", "salz", "sugar", "zucker", "protein", "eiwei", "vitamin"),
)
_LEAST_NUTRIENTS, _OF_PERSONS = 3, frozenset((1, 2))
"""Columns of what is in foods, at least, and the traits of persons that foods lack: age and sex."""
_PARTS, _PERCENT = Scale("1", 0.3, 1), Scale("%", 30, 100)
_THOUSANDS, _FULL = Scale("1,000", 10, 300), Scale("1", 10_000, 300_000)
_PARTS_OF_ONE, _IN_THOUSANDS = (_PARTS.unit, _PERCENT.unit), (_THOUSANDS.unit, _FULL.unit)
_OTHERS = (  # scales that tell no unit of measure
    (
        (
            *("percent", "prozent", "pourcent", "porcent", "pct", "%"),
            *("fte", "stellenanteil", "stellenumfang", "beschäftigungsgrad", "pensum", "dienstverband"),
            *("attendance", "anwesenheit", "satur", "sättig", "spo2"),
        ),
        (_PARTS, _PERCENT),
    ),
    (
        ("income", "salary", "einkommen", "gehalt", "revenu", "salaire", "ingreso", "salario", "reddito", "stipend"),
        (_THOUSANDS, _FULL),
    ),
)


PERIODS_MIXED = N_(
    "Source",
    "Column {column} seems to have amounts of a month in some rows, and of a year in others. Write all for one period "
    "first.",
)


def two_scales(grid: Grid, columns: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return what there is to say of columns whose numbers seem to be in two units.

    Args:
        grid: the table.
        columns: some cells of each column.
    """
    words = N_("Source", "Column {column} seems to be in {one}, and in {other}, too. Write all in one unit first.")
    parts = N_(
        "Source",
        "Column {column} seems to have 0.8 for 80 % in some rows, and 80 in others. Write all in one way first.",
    )
    thousands = N_(
        "Source",
        "Column {column} seems to have 40 for 40,000 in some rows, and 40,000 in others. Write all in one way first.",
    )
    marks = N_(
        "Source",
        "Column {column} seems to have marks out of 20 in some rows, and out of 100 in others. Write all in one way "
        "first.",
    )
    own = {_PARTS_OF_ONE: parts, _IN_THOUSANDS: thousands, PERIODS: PERIODS_MIXED, MARKS: marks}
    found, number = [], numbers_by(grid.source.layout)
    are_foods = _are_foods(grid.said)
    for place, column in enumerate(columns):
        name = grid.said[place]
        is_food = are_foods and any(word in name.casefold() for word in _OF_FOODS_TOO)
        units = _units(name, column) and _units(name, [*map(number, column)]) if column and not is_food else None
        if units is not None:
            text = own.get(units, words).format(column=grid.place(place), one=units[0], other=units[1])
            found.append(Problem(text, columns=(grid.letter(place),)))
    return found


def _are_foods(names: Sequence[str]) -> bool:
    """Return whether columns tell what is in foods, and none an age or a sex: their cholesterol is not of blood."""
    told = {word for word in _NUTRIENTS for name in names if word in name.casefold()}
    traits = {trait_of(word) for name in names for word in in_words(name)}
    return len(told) >= _LEAST_NUTRIENTS and _OF_PERSONS.isdisjoint(traits)


def _units(name: str, column: Sequence[Cell]) -> tuple[str, str] | None:
    """Return the units of a column that seems to be in two."""
    both = _found(name, column)
    return overlapping_scales(name, _sizes(column)) if both is None else (both[0].unit, both[1].unit)


def _found(name: str, column: Sequence[Cell]) -> tuple[Scale, Scale] | None:
    """Return the scales of a column that is in two, by its name and its numbers."""
    is_height = any(word in name.casefold() for word in _OF_HEIGHT)
    return next(
        (
            (one, other)
            for one, other in _of(name)
            if _are_in_both(column, one, other, is_said=is_height or (one, other) != _HEIGHTS)
        ),
        None,
    )


def scales_said(name: str) -> Iterator[tuple[Scale, Scale]]:
    """Yield the scales of what a name says is measured."""
    if any(word in name.casefold() for word in _OF_HEIGHT):
        yield _HEIGHTS
    said = name.casefold().replace("_", " ")
    yield from (scales for words, scales in _SCALES if any(word in said for word in words))


def _of(name: str) -> Iterator[tuple[Scale, Scale]]:
    """Yield the scales that a column may have, by its name; heights are told without one."""
    yield _HEIGHTS
    said = name.casefold().replace("_", " ")
    yield from (scales for words, scales in _SCALES + _OTHERS if any(word in said for word in words))


def _are_in_both(column: Sequence[Cell], one: Scale, other: Scale, *, is_said: bool) -> bool:
    """Return whether some numbers are usual in one unit, and all others in the other.

    Args:
        column: some cells.
        one: a unit.
        other: another.
        is_said: whether the name says what is measured; then a few numbers may be neither.
    """
    first = column[:_FIRST] if is_said else {*column[:_FIRST]}
    if _n_outside(_sizes(first), one, other, is_said=is_said) > _MOST_FIRST * is_said:
        return False
    read = numbers_of(column)
    sizes = [abs(read[cell]) for cell in column if cell in read]
    sure = [size for size in sizes if size not in HIGH]  # 99 among incomes is no 99,000
    n_one = sum(one.low <= size < one.high for size in sure)  # without 1, which may be 1 % as well as 100 %
    n_other = sum(other.low <= size <= other.high for size in sure)
    are_parts = (one, other) == (_PARTS, _PERCENT)  # a gap from 1 to 30 tells more than any share
    are_fevers = (one, other) == _TEMPERATURES and len({size for size in sure if size >= other.low}) >= _FEW_FEVERS
    least = _LEAST if are_parts or are_fevers else max(_LEAST, len(column) // _SHARE)
    most = max(1, len(sizes) // _OUTSIDE) * is_said
    return min(n_one, n_other) >= least and _n_outside(sizes, one, other, is_said=is_said) <= most


def _n_outside(sizes: Iterable[float], one: Scale, other: Scale, *, is_said: bool) -> int:
    """Return how many numbers are usual in neither; of what is measured, 0 and codes of "no answer" do not count."""
    outside = (size for size in sizes if not (one.low <= size <= one.high or other.low <= size <= other.high))
    return sum(not is_said or (size != 0 and size not in HIGH) for size in outside)


def _sizes(column: Iterable[Cell]) -> Iterator[float]:
    """Yield the numbers of a column without their signs."""
    for cell in column:
        number = number_with_either_mark(cell)
        if number is not None:
            yield abs(number)
