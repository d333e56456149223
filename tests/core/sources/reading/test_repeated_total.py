"""A total above and below the records is asked about in both places, one after the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

MEN = Attribute("men", Kind.NUMBER, edges=(0.0, 300.0, 900.0), other="others")


def written(path, n, above="City", below="Town"):
    counts = [(200 + each, 300 + 2 * each) for each in range(n)]
    men, women = map(sum, zip(*counts, strict=True))
    rows = [f"w{each},{men},{women}" for each, (men, women) in enumerate(counts)]
    path.write_text("\n".join(["ward,men,women", f"{above},{men},{women}", *rows, f"{below},{men},{women}"]) + "\n")
    return path


@pytest.mark.parametrize("n", [3, 12, 1500])
@pytest.mark.parametrize("name", ["Town", ""])
def test_both_totals_are_asked_about(tmp_path, n, name):
    path = written(tmp_path / "a.csv", n, name, name)
    found = preview(path)
    assert found.layout.unanswered == ("last_row", "skip_below_header")
    without = preview(path, replace(found.layout, last_row=RowChoice.SKIP))
    assert "skip_below_header" in [asked.key for asked in without.questions]
    with pytest.raises(UnansweredRowError, match=r"row 2.*sums of the columns below.*skip_below_header"):
        n_counted(path, without.layout)
    for skipped, n_others in ((1, 0), (0, 1)):
        layout = replace(without.layout, skip_below_header=skipped)
        assert n_counted(path, layout) == preview(path, layout).n_rows == n + n_others


def test_a_first_record_with_the_numbers_of_the_last_is_a_record(tmp_path):
    rows = ["ward,men,women", "A,211,341", "B,329,219", "C,150,475", "A,211,341"]
    (tmp_path / "a.csv").write_text("\n".join(rows))
    assert preview(tmp_path / "a.csv").layout.unanswered == ()


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [MEN], [Marginal((0,))], b"key").counts)
