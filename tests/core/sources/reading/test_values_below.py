"""A value right below the word for it, each alone in its row, is asked about; other short rows are records."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others")


def written(path, n, *below):
    rows = [[20 + 7 * each % 60, "fm"[each % 2], 1 + each % 5] for each in range(n)]
    write(path, [["age", "sex", "score"], *rows, *below])
    return path


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize("n", [12, 1500])
@pytest.mark.parametrize("word", ["mean", "Total", "Durchschnitt:"])
def test_the_value_below_a_word_counts_as_its_owner_says(tmp_path, word, n, suffix):
    path = written(tmp_path / f"a.{suffix}", n, [word, None, None], [33.3, None, None])
    found = preview(path)
    assert found.layout.unanswered == ("doubtful_rows",)
    for choice, left in ((RowChoice.SKIP, 0), (RowChoice.READ, 1)):
        layout = replace(found.layout, doubtful_rows=choice)
        n_counted = sum(counted(reading(path, layout), [AGE], [Marginal((0,))], b"key").counts)
        assert n_counted == preview(path, layout).n_rows == n + left


@pytest.mark.parametrize("row", [[33.3, "f", 2], [None, "f", None], [None, None, 2.5]])
def test_what_stands_elsewhere_is_a_record(tmp_path, row):
    path = written(tmp_path / "a.xlsx", 60, ["Total", None, None], row, *[[41, "m", 3]] * 3)
    assert "doubtful_rows" not in preview(path).layout.unanswered
