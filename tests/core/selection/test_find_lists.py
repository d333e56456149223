"""Lists found from rows: by the law claimed, private by enumeration of neighbours, and charged before anything."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pandas as pd
import pytest
from scipy.stats import chisquare

from core.data.private_records import PrivateRecords
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.measuring.receipt import Receipt
from core.privacy.neighbours import Neighbours
from core.privacy.release_cost import ReleaseCost
from core.selection.find_lists import find_list, with_found
from core.selection.list_search import ListSearch
from core.sources.frames.frame import DataFrame
from core.sources.frames.frame_rows import FrameRows
from tests.core.selection.exact_laws import quantile_law
from tests.core.selection.found_law import failing, listed_law, mixed, people_of, unlisted_law
from tests.seeded_bits import SeededBits

LIMIT = 1e-6
N = 3000
LAYOUT = ReadingLayout(header_row=1, decimal=".", thousands="")
OPEN = Attribute("job", Kind.CATEGORIES, other="Else", missing="Blank")
LISTED = Attribute("job", Kind.CATEGORIES, ("cook", "nurse", "smith", "queen"), other="Else", missing="Blank")
GRID = Attribute("age", Kind.NUMBER, edges=(0.0, 10.0, 20.0, 30.0, 40.0), other="Else", missing="Blank")
JOBS = {1: ["cook", "cook", "nurse"], 2: ["nurse"], 3: ["smith", "cook"], 4: ["nurse", ""]}
AGES = {1: [5, 15, 15], 2: [35], 3: [25, 25], 4: [5, 99]}
COST = ReleaseCost.selection(2, Fraction(1, 5))
PURE = ReleaseCost.pure(2)


def source(attribute, rows, at_most):
    """The rows of a frame, one list of values a person, as they are read to find a list."""
    pairs = [(person, value) for person, values in rows.items() for value in values]
    frame = pd.DataFrame({"id": [f"p{one}" for one, _ in pairs], attribute.name: [value for _, value in pairs]})
    unlisted = (attribute.name,) if not (attribute.categories or attribute.edges) else ()
    unit = ProtectedUnit("id", at_most)
    return FrameRows(Path("rows"), LAYOUT, (attribute,), unit, frame=DataFrame(frame), unlisted=unlisted)


def found_often(search, rows):
    """Read once; then choose rows and find, again and again, with fresh bits."""
    reading, bits = source(search.attribute, rows, search.at_most), SeededBits(7)
    table = reading.read(None)
    found = Counter()
    for _ in range(N):
        counted = reading.counted(table, None, bits)
        found[as_key(find_list(search, 0, counted, Receipt(1, search.cost), bits))] += 1
    return found


def as_key(found):
    return frozenset(found) if not found or isinstance(found[0], str) else tuple(found)


def check(found, law):
    assert set(found) <= {key for key, p in law.items() if p > 0}
    likely = [key for key, p in law.items() if N * p >= 5]
    rest = sum(found.values()) - sum(found[key] for key in likely)
    observed = [*(found[key] for key in likely), rest]
    expected = [*(N * law[key] for key in likely), N - sum(N * law[key] for key in likely)]
    if expected[-1] < 1e-9:
        observed, expected = observed[:-1], expected[:-1]
    assert chisquare(observed, expected).pvalue > LIMIT


@pytest.mark.parametrize("neighbours", Neighbours)
@pytest.mark.parametrize("at_most", [1, 2, 3])
def test_the_law_of_categories_without_a_list(neighbours, at_most):
    """From the rows of each person, through the choice of rows that count, to the set that is found."""
    search = ListSearch(OPEN, COST, neighbours=neighbours, at_most=at_most)
    changed = at_most * (2 if neighbours is Neighbours.REPLACE else 1)

    def law_of(chosen):
        return unlisted_law(people_of(chosen, ("cook", "nurse", "smith")), 2, 0.2, changed)

    check(found_often(search, JOBS), mixed(JOBS, at_most, law_of))


@pytest.mark.parametrize("neighbours", Neighbours)
@pytest.mark.parametrize("at_most", [1, 2])
def test_the_law_of_categories_of_a_list(neighbours, at_most):
    search = ListSearch(LISTED, PURE, neighbours=neighbours, at_most=at_most)
    changed = at_most * (2 if neighbours is Neighbours.REPLACE else 1)
    threshold = search.threshold_terms.threshold

    def law_of(chosen):
        return listed_law(people_of(chosen, LISTED.categories), 2, changed, threshold)

    check(found_often(search, JOBS), mixed(JOBS, at_most, law_of))


@pytest.mark.parametrize("at_most", [1, 2])
@pytest.mark.parametrize("n_bins", [2, 3])
def test_the_law_of_bins(n_bins, at_most):
    """Rows outside the range do not count."""
    search = ListSearch(GRID, PURE, n_bins, at_most=at_most)

    def law_of(chosen):
        counts = [sum(10 * cell <= age < 10 * cell + 10 for own in chosen for age in own) for cell in range(4)]
        law = quantile_law(tuple(counts), n_bins, 2 / (n_bins - 1).bit_length(), at_most)
        return {(0.0, *(10.0 * edge for edge in inner), 40.0): p for inner, p in law.items()}

    check(found_often(search, AGES), mixed(AGES, at_most, law_of))


# ------------------------------------------------------------------ privacy, by enumeration

LABELS = ("a", "b", "c")


def crowds(at_most):
    """Everybody's rows: up to two people besides the one who comes, goes or changes."""
    own = [each for size in range(1, at_most + 1) for each in product(LABELS, repeat=size)]
    for others in ((), (("a",),), (("a",), ("a", "b")[:at_most]), (("a",), ("b",))):
        yield others, own


def worst(search, law_of):
    """The largest δ at the ε paid, over neighbours of the search's relation."""
    found = 0.0
    for others, own in crowds(search.at_most):
        laws = {None: law_of(others), **{mine: law_of((*others, mine)) for mine in own}}
        exchanged = search.neighbours is Neighbours.REPLACE
        pairs = product(own, own) if exchanged else [*((None, m) for m in own), *((m, None) for m in own)]
        found = max(found, *(failing(laws[a], laws[b], float(search.cost.epsilon)) for a, b in pairs))
    return found


def law_without_list(search, *, delta_shared=True, once=True):
    changed = search.changed

    def law_of(chosen):
        people = people_of(chosen, LABELS)
        if not once:
            people = {label: sum(own.count(label) for own in chosen) for label in LABELS}
        delta = float(search.cost.delta) * (1 if delta_shared else changed)
        return unlisted_law(people, float(search.cost.epsilon), delta, changed)

    return law_of


@pytest.mark.parametrize("neighbours", Neighbours)
@pytest.mark.parametrize("at_most", [1, 2, 3])
def test_no_neighbours_differ_by_more_than_was_paid(neighbours, at_most):
    search = ListSearch(OPEN, ReleaseCost.selection(1, Fraction(1, 10)), neighbours=neighbours, at_most=at_most)
    assert 0.02 < worst(search, law_without_list(search)) <= 0.1 + 1e-12


@pytest.mark.parametrize("neighbours", Neighbours)
@pytest.mark.parametrize("at_most", [1, 2])
def test_no_neighbours_differ_by_more_in_a_list(neighbours, at_most):
    listed = Attribute("x", Kind.CATEGORIES, LABELS, other="Else", missing="Blank")
    search = ListSearch(listed, ReleaseCost.pure(1), neighbours=neighbours, at_most=at_most)
    threshold = search.threshold_terms.threshold

    def law_of(chosen):
        return listed_law(people_of(chosen, LABELS), 1, search.changed, threshold)

    assert worst(search, law_of) <= 1e-12


def test_faults_are_caught():
    """δ for each label as for all of them; a person counted once a row."""
    search = ListSearch(OPEN, ReleaseCost.selection(1, Fraction(1, 10)), at_most=3)
    assert worst(search, law_without_list(search, delta_shared=False)) > 0.12
    assert worst(search, law_without_list(search, once=False)) > 0.1


# ------------------------------------------------------------------ charged first


class Watched(PrivateRecords):
    """Records that say whether anything was counted."""

    def __init__(self):
        self.is_counted = False

    def count(self, marginal):
        self.is_counted = True
        raise AssertionError("counted")


@pytest.mark.parametrize("search", [ListSearch(OPEN, COST), ListSearch(LISTED, PURE), ListSearch(GRID, PURE, 2)])
def test_a_receipt_of_another_cost_is_refused_before_anything_is_counted(search):
    records = Watched()
    with pytest.raises(ValueError, match="another cost"):
        find_list(search, 0, records, Receipt(1, ReleaseCost.pure(1)), SeededBits(1))
    with pytest.raises(ValueError, match="without a charge"):
        find_list(search, 0, records, Receipt(0), SeededBits(1))
    assert not records.is_counted


def test_texts_that_the_owner_declares_blank_are_never_found():
    blank = Attribute("job", Kind.CATEGORIES, other="Else", missing="Blank", missing_values=(" nurse ", "queen"))
    rows = {person: ["nurse", "cook"] for person in range(40)}
    search = ListSearch(blank, ReleaseCost.selection(5, Fraction(1, 5)))
    reading = source(search.attribute, rows, search.at_most)
    counted = reading.counted(reading.read(None), None, SeededBits(7))
    found = find_list(search, 0, counted, Receipt(1, search.cost), SeededBits(7))
    assert found == ("cook",)


def test_spellings_of_what_was_found_stay():
    said = Attribute("job", Kind.CATEGORIES, ("x", "cook"), (), (("y", "x"), ("chef", "cook")), "Else", "Blank")
    assert with_found(said, ("cook",), 5).merges == (("chef", "cook"),)


def test_a_found_list_is_named_with_its_charge_and_without_the_labels_of_the_rest():
    said = Attribute(
        "job", Kind.CATEGORIES, ("x",), (), (("y", "x"),), "Else", "Blank", Provenance.DECLARED, stated=True
    )
    found = with_found(said, ("Blank", "cook", "Else"), 5)
    assert (found.categories, found.merges, found.labels) == (("cook",), (), ("cook", "Else", "Blank"))
    assert (found.provenance, found.charge, found.stated) == (Provenance.PRIVATE, 5, False)
    assert with_found(GRID, (0.0, 20.0, 40.0), 5).edges == (0.0, 20.0, 40.0)
    assert with_found(OPEN, (), 5).labels == ("Else", "Blank")
