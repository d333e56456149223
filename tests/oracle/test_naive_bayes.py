"""What is guessed from published tables is what exact fractions say, for any tables and people."""

from __future__ import annotations

from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.data.guess_shares import guess_shares
from core.domain.contingency_table import ContingencyTable
from core.inference.classifiers import classifiers_of
from core.release.release import MarginError, ReleasedTable
from tests.inferred import release_of
from tests.oracle.naive_bayes import Table, shares

LABELS = {"s": ("x", "y", "z"), "a": ("0", "1"), "b": ("0", "1", "2")}


@st.composite
def published(draw):
    """Tables with noise that may make counts negative, each with a deviation of its own, s in the first."""
    subsets = [names for size in (1, 2, 3) for names in combinations(LABELS, size)]
    chosen = draw(st.lists(st.sampled_from(subsets), min_size=1, max_size=4, unique=True))
    chosen[0] = ("s", *(name for name in chosen[0] if name != "s"))
    deviations = draw(st.permutations(range(len(chosen))))
    tables = []
    for names, deviation in zip(chosen, deviations, strict=True):
        order = draw(st.permutations(names))
        cells = list(product(*(LABELS[name] for name in order)))
        counts = draw(st.lists(st.integers(-3, 9), min_size=len(cells), max_size=len(cells)))
        tables.append(Table(tuple(order), dict(zip(cells, counts, strict=True)), float(deviation)))
    return tables


def as_released(table):
    labels = tuple(LABELS[name] for name in table.names)
    shape = tuple(map(len, labels))
    values = np.array([float(table.counts[cell]) for cell in product(*labels)]).reshape(shape)
    proper = (subset for size in range(len(shape)) for subset in combinations(table.names, size))
    margins = tuple(MarginError(subset, table.deviation, 0.0) for subset in proper)
    spread = np.full(shape, table.deviation)
    return ReleasedTable(ContingencyTable(table.names, labels, values), spread, values, values, 0.0, margins, 1.0)


people_of = st.lists(
    st.fixed_dictionaries({name: st.sampled_from(labels) for name, labels in LABELS.items()}), min_size=1, max_size=25
)


@given(published(), people_of)
def test_guesses_are_those_of_exact_fractions(tables, people):
    columns = {name: np.array([labels.index(p[name]) for p in people]) for name, labels in LABELS.items()}
    made = classifiers_of(release_of(map(as_released, tables)), "s", tuple(LABELS))
    once = np.ones(len(people), dtype=np.int64)
    found = guess_shares(made.whole, columns, once)
    told = (found.right, found.surest, found.most_frequent)
    assert told == pytest.approx(tuple(map(float, shares(tables, "s", LABELS, people))))
    for omission in made.omissions:
        left = [table for table in tables if " × ".join(table.names) not in omission.tables]
        if any("s" in table.names for table in left):
            right = guess_shares(omission.classifier, columns, once).right
            assert right == pytest.approx(float(shares(left, "s", LABELS, people)[0]))
