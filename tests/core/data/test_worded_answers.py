"""Worded answers without an answer, such as "refused", are missing beside numbers, and answers beside anything else."""

from __future__ import annotations

import pytest

from core.data.column_profiler import ColumnProfiler
from core.data.propose_attribute import propose
from core.data.raw_cells import Marks
from core.domain.attribute import Kind
from core.domain.marginal import Marginal
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGES = [str(18 + 7 * place % 60) for place in range(60)]
WORDED = ["refused", "don't know", "Prefer not to say", "weiß nicht", "verweigert", "ne sait pas", "no sabe", "unknown"]

FOREIGN = ["n.v.t.", "Uoppgitt", "non dichiarato", "Δ.Α.", "nie dotyczy", "Not disclosed", "-/-", "не вказано"]


def look(cells):
    seen = ColumnProfiler(Marks())
    seen.take(cells)
    return seen.profile("age")


@pytest.mark.parametrize(
    "word", [*WORDED, "don\u2019t  know", "keine Angabe", "не знаю", "DK", "REF", "w.n.", "unbek.", "UNK", *FOREIGN]
)
def test_beside_numbers_they_are_missing(word):
    found = look(AGES + [word] * 60)
    assert (found.kind, found.missing, found.n_other_kinds) == (Kind.NUMBER, ((word, 60),), 0)
    assert propose(found).missing_values == (word,)


@pytest.mark.parametrize(
    "others", [["yes", "no"], ["1", "2", "3", "4", "5"], ["18-24", "25-34"], ["agree", "3"], ["ann", "bob", "cy"]]
)
def test_elsewhere_they_are_answers(others):
    found = look((others * 30)[:60] + ["don't know"] * 30)
    assert (found.kind, found.missing) == (Kind.CATEGORIES, ())
    assert "don't know" in propose(found).categories


def test_a_release_counts_them_as_empty(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["sex,age", *(f"m,{cell}" for cell in AGES + WORDED * 4)]) + "\n")
    found = propose(profile(path, preview(path).layout)[1])
    counts = counted(reading(path), [found], [Marginal((0,))], b"k" * 32).counts
    assert (found.other, counts[-1], sum(counts[:-1])) == (None, 32, 60)
