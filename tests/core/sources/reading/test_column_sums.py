"""A last row that holds the sums of the columns above it is refused; one that holds any other numbers is a record."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGES = [(20 + n % 40, n % 7) for n in range(60)]
SUMS = tuple(map(sum, zip(*AGES, strict=True)))


def written(path, last, times=1):
    rows = [f"{'ab'[n % 2]},{age},{visits}" for n, (age, visits) in enumerate(AGES * times)]
    path.write_text("\n".join(["ward,age,visits", *rows, last]) + "\n")
    return path


@pytest.mark.parametrize(
    ("last", "is_total"),
    [
        (f",{SUMS[0]},{SUMS[1]}", True),
        (f"Altogether now,{SUMS[0]},{SUMS[1]}", True),
        (f",{SUMS[0]},", True),
        (f",{SUMS[0]},3", False),
        (f",{SUMS[0] + 1},{SUMS[1]}", False),
        ("a,41,6", False),
        (",41,6", False),
    ],
)
def test_sums_without_a_word_are_refused(tmp_path, last, is_total):
    assert any(preview(written(tmp_path / "a.csv", last)).stops) is is_total


def test_sums_below_many_rows_are_found(tmp_path):
    assert any(preview(written(tmp_path / "a.csv", f",{SUMS[0] * 20},{SUMS[1] * 20}", 20)).stops)
    assert not any(preview(written(tmp_path / "a.csv", f",{SUMS[0] * 20 + 1},{SUMS[1] * 20}", 20)).stops)


def test_a_range_above_the_sums_is_read(tmp_path):
    path = written(tmp_path / "a.csv", f",{SUMS[0]},{SUMS[1]}")
    assert not any(preview(path, ReadingLayout(range="A1:C61")).stops)


def test_sums_of_rounded_numbers_are_told_and_refuse_nothing(tmp_path):
    rows = [f"{'ab'[n % 2]},{n % 9 + 0.3:.1f}" for n in range(60)]
    total = sum(float(row.partition(",")[2]) for row in rows)
    path = tmp_path / "a.csv"
    for off, n_told in ((0.4, 1), (40, 0)):
        path.write_text("\n".join(["ward,days", *rows, f",{total + off:.1f}"]) + "\n")
        seen = preview(path)
        assert sum("nearly the sums" in problem for problem in seen.problems) == n_told
        assert not any(seen.stops)


@pytest.mark.parametrize("times", [1, 40])
def test_a_plan_releases_no_sums_that_the_file_has_got_since(tmp_path, times):
    path = written(tmp_path / "a.csv", f",{SUMS[0] * times},{SUMS[1] * times}", times)
    ages = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others")
    with pytest.raises(RefusedContentError, match="it is a total"):
        reading(path).read([ages], None)
    with pytest.raises(RefusedContentError, match="it is a total"):
        counted(reading(path), [ages], [Marginal((0,))], b"key")
