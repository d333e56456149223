"""[[places]] of a plan: what they mean, how they are written, and every mistake by its place."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as some

from core.errors import PlanKeyError
from core.places.level_shares import LevelSplit
from core.places.map_plan import MapTerms, TreeKind
from core.places.place_box import Rectangle
from core.privacy.release_cost import ReleaseCost
from core.project.content import says_the_same
from core.project.place_choice import PlaceChoice
from core.project.plan import Plan
from core.project.plan_text import PlanText
from core.project.reader import read_plan
from core.project.starter import starter_text
from core.project.writer import edited_text

HOME = 'name = "home"\ncolumns = ["lon", "lat"]\nbox = [-10, 30, 35, 70]\n'


def read(*sections):
    text = "reticent = 1\n" + "".join(f"[[places]]\n{section}" for section in sections)
    return read_plan(PlanText("a.reticent", text.encode()))


def test_a_map_needs_a_name_two_columns_and_a_box():
    (place,) = read(HOME).places
    assert place == PlaceChoice("home", ("lon", "lat"), MapTerms(Rectangle(-10, 30, 35, 70)))


def test_everything_else_can_be_said():
    more = 'height = 5\ntree = "kd-cell"\nlevels = "optimal"\ntypical = [0.2, 1]\nrho = "1/8"\n'
    (place,) = read(HOME + more).places
    assert place.terms == MapTerms(
        Rectangle(-10, 30, 35, 70), 5, TreeKind.KD_CELL, LevelSplit.OPTIMAL, typical=(0.2, 1.0)
    )
    assert place.cost == ReleaseCost.concentrated(Fraction(1, 8))
    (place,) = read(HOME + 'epsilon = "1/3"\ndelta = "1e-9"\n').places
    assert place.cost == ReleaseCost.approximate(Fraction(1, 3), Fraction(1, 10**9))


@pytest.mark.parametrize(
    ("section", "said"),
    [
        ("", "Give the map a name"),
        ('name = "home"\n', "Name the columns"),
        ('name = "home"\ncolumns = ["lon"]\n', "a map has two columns"),
        ('name = "home"\ncolumns = ["lon", "lon"]\n', "occurs twice"),
        ('name = "home"\ncolumns = ["lon", "lat"]\n', "Write the lowest and highest x"),
        (HOME.replace("35, 70", "35"), "a box has four sides"),
        (HOME.replace("35, 70", "70, 35"), "the end of each axis must lie beyond its beginning"),
        (HOME.replace("35, 70", '35, "north"'), "this should be a number"),
        (HOME.replace("35, 70", "35, 35.00000000000001"), "too narrow"),
        (HOME + "height = 0\n", "height"),
        (HOME + "height = 13\n", "at most 12 levels"),
        (HOME + 'tree = "oak"\n', "“oak” is not one of the choices"),
        (HOME + 'levels = "best"\n', "is not one of the choices"),
        (HOME + "typical = [0.5]\n", "two parts of the box"),
        (HOME + "typical = [0, 1]\n", "two parts of the box"),
        (HOME + "typical = [0.5, 1.5]\n", "two parts of the box"),
        (HOME + 'epsilon = "1"\nrho = "1"\n', "exclude each other"),
        (HOME + 'delta = "1e-9"\n', "Write epsilon"),
        (HOME + 'colour = "red"\n', "there is no such key"),
    ],
)
def test_a_mistake_is_told_by_its_place(section, said):
    with pytest.raises(PlanKeyError, match=said) as caught:
        read(section)
    assert "a.reticent, line " in str(caught.value)


SEX = '[[attributes]]\nname = "sex"\nkind = "categories"\ncategories = ["f", "m"]\n'
LON = '[[attributes]]\nname = "east"\ncolumn = "lon"\nkind = "number"\nedges = [0, 1]\n'


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('by = ["age"]\n', "“age” is not an attribute of this plan"),
        ('by = ["sex", "sex"]\n', "occurs twice"),
        ('by = "sex"\n', "should be a list"),
        ('by = ["east"]\n', "“east” is where the rows lie"),
        ('by = ["sex"]\ntree = "kd"\n', "only maps of equal boxes"),
        ('by = ["sex"]\nheight = 12\n', "2 maps with 12 levels"),
    ],
)
def test_a_mistake_in_labels_is_told_by_its_place(more, said):
    with pytest.raises(PlanKeyError, match=said):
        read_plan(PlanText("a.reticent", f"reticent = 1\n{SEX}{LON}[[places]]\n{HOME}{more}".encode()))


def test_labels_are_kept_by_their_attribute():
    text = f'reticent = 1\n{SEX}[[places]]\n{HOME}by = ["sex"]\n'
    plan = read_plan(PlanText("a.reticent", text.encode()))
    assert plan.places[0].by == ("sex",)
    assert read_plan(PlanText("a.reticent", starter_text(plan).encode())).places == plan.places


def test_two_maps_have_two_names():
    assert len(read(HOME, HOME.replace("home", "work")).places) == 2
    with pytest.raises(PlanKeyError, match="there are two maps “home”"):
        read(HOME, HOME)


def sides():
    return some.tuples(some.floats(-1e6, 1e6), some.floats(1, 1e6))


COSTS = some.one_of(
    some.none(),
    some.fractions(Fraction(1, 1000), 50).map(ReleaseCost.pure),
    some.fractions(Fraction(1, 1000), 50).map(ReleaseCost.concentrated),
)
TERMS = some.builds(
    lambda x, y, *others: MapTerms(Rectangle(x[0], x[0] + x[1], y[0], y[0] + y[1]), *others),
    sides(),
    sides(),
    some.integers(1, 12),
    some.sampled_from(TreeKind),
    some.sampled_from(LevelSplit),
    some.tuples(some.floats(0.01, 1), some.floats(0.01, 1)),
)
NAMES = some.text(min_size=1, max_size=8, alphabet=some.characters(exclude_categories=("Cs", "Cc")))
PLACES = some.lists(
    some.builds(PlaceChoice, NAMES, some.lists(NAMES, min_size=2, max_size=2, unique=True).map(tuple), TERMS, COSTS),
    max_size=3,
    unique_by=lambda place: place.name,
).map(tuple)


@given(PLACES, PLACES)
def test_maps_are_written_as_they_are_meant(before, after):
    one, other = Plan(places=before), Plan(places=after)
    text = starter_text(one)
    assert read_plan(PlanText("", text.encode())).places == before
    edited = edited_text(PlanText("", text.encode()), other)
    assert says_the_same(read_plan(PlanText("", edited.encode())), other)
