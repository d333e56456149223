"""Read one [[places]] of a plan: a map of two columns."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain.attribute import Attribute
from core.errors import EdgesError, PlaceBoxError
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms, TreeKind
from core.places.place_box import LARGEST_HEIGHT, Rectangle
from core.project.amount_keys import read_cost
from core.project.keys import Keys, spelt
from core.project.place_choice import PlaceChoice
from core.project.place_labels import attributes_of, unfit_labels
from core.words import N_

PLACE_KEYS = ("name", "columns", "by", "box", "height", "tree", "levels", "typical", "epsilon", "delta", "rho")
"""The keys of one [[places]], in the order in which a fresh plan has them."""
USUAL = MapTerms(Rectangle(0, 1, 0, 1))
"""What a map is without keys that say otherwise; its box is never used."""


def read_places(sections: Sequence[Keys], attributes: Sequence[Attribute]) -> tuple[PlaceChoice, ...]:
    """Return the maps that a plan with these attributes asks for.

    Raises:
        PlanKeyError: at the first key that is missing, or has a value that is not allowed.
    """
    places: list[PlaceChoice] = []
    for keys in sections:
        place = _place(keys)
        _check_labels(place, keys, attributes)
        if any(place.name == other.name for other in places):
            why = N_("Error", "there are two maps “{name}”.").format(name=place.name)
            raise keys.fault("name", why, N_("Error", "Rename or remove one of them."))
        places.append(place)
    return tuple(places)


def _place(keys: Keys) -> PlaceChoice:
    name = keys.text("name", None)
    if name is None:
        raise keys.missing("name", N_("Error", 'Give the map a name, like name = "home".'))
    columns = keys.texts("columns")
    if len(columns) != 2:
        cure = N_("Error", 'Name the columns along x and along y, like columns = ["longitude", "latitude"].')
        raise _wrong(keys, "columns", N_("Error", "a map has two columns."), cure)
    terms = MapTerms(
        box=_box(keys),
        height=_height(keys),
        kind=keys.choice("tree", USUAL.kind, spelt(TreeKind)),
        split=keys.choice("levels", USUAL.split, spelt(LevelSplit)),
        typical=_typical(keys),
    )
    try:
        _ = terms.grid
    except EdgesError as error:
        cure = N_("Error", "Write a wider box, or a smaller height.")
        raise keys.fault("box", N_("Error", "it is too narrow to be cut that often."), cure) from error
    return PlaceChoice(name, (columns[0], columns[1]), terms, read_cost(keys), keys.texts("by"))


def _check_labels(place: PlaceChoice, keys: Keys, attributes: Sequence[Attribute]) -> None:
    names = tuple(attribute.name for attribute in attributes)
    for index, name in enumerate(place.by):
        keys.check_attribute(names, name, "by", index)
    refusal = unfit_labels(place, attributes_of(place, attributes))
    if refusal is not None:
        raise keys.fault("by", *refusal)


def _wrong(keys: Keys, key: str, why: str, cure: str) -> Exception:
    return keys.fault(key, why, cure) if key in keys else keys.missing(key, cure)


def _box(keys: Keys) -> Rectangle:
    sides = keys.reals("box")
    cure = N_("Error", "Write the lowest and highest x, then the lowest and highest y, like box = [-10, 30, 35, 70].")
    if len(sides) != 4:
        raise _wrong(keys, "box", N_("Error", "a box has four sides."), cure)
    try:
        return Rectangle(*sides)
    except PlaceBoxError as error:
        raise keys.fault("box", error.why, cure) from error


def _height(keys: Keys) -> int:
    height = keys.whole("height", USUAL.height, least=1)
    if height > LARGEST_HEIGHT:
        why = N_("Error", "a map has at most {most} levels.").format(most=LARGEST_HEIGHT)
        raise keys.fault("height", why, N_("Error", "Write a smaller number."))
    return height


def _typical(keys: Keys) -> tuple[float, float]:
    parts = keys.reals("typical") or USUAL.typical
    if len(parts) != 2 or not all(0 < part <= 1 for part in parts):
        why = N_("Error", "these should be two parts of the box, above 0 and at most 1.")
        raise keys.fault("typical", why, N_("Error", "Write width and height, like typical = [0.1, 0.05]."))
    return parts[0], parts[1]
