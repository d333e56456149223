"""Statistics below a table, named in a column of words, are asked about and left out together; answers are records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import LastRow
from core.errors import RefusedContentError, UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

TOWNS = ("Bonn", "Kiel", "Ulm", "Jena")
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others")
BLOCKS = {
    "counts": ["N", "Mean", "SD"],
    "extremes": ["Min", "Max", "Mean"],
    "quartiles": ["Min", "Q1", "Median", "Q3", "Max."],
    "pandas": ["count", "mean", "std", "min", "25%", "50%", "75%", "max"],
    "sums": ["Sum", "Average"],
    "German": ["Anzahl", "Mittelwert", "StdAbw:"],
}


def written(path, words, n):
    rows = [[20 + 7 * each % 60, TOWNS[each % 4], "fm"[each % 2], 1 + each % 5] for each in range(n)]
    below = [[37.5 - place, word, None, 2 + place] for place, word in enumerate(words)]
    write(path, [["age", "town", "sex", "score"], *rows, *below])
    return path


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [AGE], [Marginal((0,))], b"key").counts)


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [12, 1500])
@pytest.mark.parametrize("block", BLOCKS)
def test_they_are_asked_about_and_left_out_together(tmp_path, block, n, suffix):
    path = written(tmp_path / f"a.{suffix}", BLOCKS[block], n)
    found, k = preview(path), len(BLOCKS[block])
    (asked,) = found.questions
    assert asked.answers[0].settings == (("last_row", f"skip-{k}"),)
    assert f"The last {k} rows may be totals or notes." in found.problems
    for choice, left in ((LastRow(f"skip-{k}"), 0), (LastRow.READ, k)):
        assert n_counted(path, replace(found.layout, last_row=choice)) == n + left
    with pytest.raises(UnansweredRowError, match=f'last_row = "skip-{k}" / "read"'):
        n_counted(path, replace(found.layout, last_row=LastRow.REFUSE))
    for other in (LastRow(f"skip-{k + 1}"), LastRow.SKIP):
        with pytest.raises(RefusedContentError):
            n_counted(path, replace(found.layout, last_row=other))


@pytest.mark.parametrize("words", [["Min", "Min"], ["SD"], ["Min", "Bonn"], ["Range", "Bonn", "Mode"]])
def test_words_of_records_ask_nothing(tmp_path, words):
    assert preview(written(tmp_path / "a.csv", words, 60)).layout.unanswered == ()


def test_answers_that_others_have_given_ask_nothing(tmp_path):
    rows = [[20 + n % 7, ("min", "max", "mean")[n % 3], "fm"[n % 2]] for n in range(60)]
    write(tmp_path / "a.csv", [["age", "kind", "sex"], *rows])
    assert preview(tmp_path / "a.csv").layout.unanswered == ()
