"""Several rows at the end that may be no records are asked about and left out together; none is in silence."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import LastRow
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import answered
from core.errors import RefusedContentError, UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGES = [str(20 + 7 * n % 40) for n in range(20)]
THREE = [f"{age},{'ab'[n % 2]},w{n}" for n, age in enumerate(AGES)]
BELOW = {
    "notes": (["age", *AGES], ["Source: city", "Data were collected in May by the city"]),
    "three-notes": (["age", *AGES], ["Source: city", "Note: figures may change", "* preliminary"]),
    "words": (["age,sex,ward", *THREE], ["Confidential,,", "Preliminary,,"]),
    "mean-and-total": (["age,sex,ward", *THREE], ["38.5,,Mean", "11.5,,Total"]),
    "total-and-mean-of-two": (["age,ward", *(f"{age},w{n}" for n, age in enumerate(AGES))], ["812,Total", "40.6,Mean"]),
    "two-words-each": (
        ["name,age", *(f"N{chr(65 + n)},{age}" for n, age in enumerate(AGES))],
        ["City register,", "Preliminary figures,"],
    ),
}
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others", missing="none")


def n_counted(path, layout):
    return sum(counted(reading(path, layout), [AGE], [Marginal((0,))], b"key").counts)


@pytest.mark.parametrize("times", [1, 60])
@pytest.mark.parametrize("name", ["notes", "words", "mean-and-total", "total-and-mean-of-two", "two-words-each"])
def test_a_second_row_is_told_and_not_counted_in_silence(tmp_path, name, times):
    (header, *rows), below = BELOW[name]
    path = tmp_path / "a.csv"
    path.write_text("\n".join([header, *rows * times, *below]) + "\n")
    found = preview(path)
    assert "last_row" in found.layout.unanswered
    assert "The last 2 rows may be totals or notes." in " ".join(found.problems)
    skipped = replace(found.layout, last_row=LastRow.SKIP)
    assert preview(path, skipped).problems
    with pytest.raises(RefusedContentError, match="the one above may be a total or a note, too"):
        n_counted(path, skipped)
    with pytest.raises(UnansweredRowError):
        n_counted(path, replace(found.layout, last_row=LastRow.REFUSE))
    assert n_counted(path, replace(found.layout, last_row=LastRow.READ)) == len(rows) * times + 2
    (asked,) = [each for each in found.questions if each.key == "last_row"]
    both = answered(found.layout, asked.answers[0].settings)
    assert both.last_row == "skip-2"
    assert n_counted(path, both) == preview(path, both).n_rows == len(rows) * times
    with pytest.raises(RefusedContentError, match="looks like a record"):
        n_counted(path, replace(both, last_row=LastRow.SKIP_3))


def test_one_row_below_records_is_asked_about_as_before(tmp_path):
    (header, *rows), below = BELOW["three-notes"]
    path = tmp_path / "a.csv"
    for n in (1, 2, 3):
        path.write_text("\n".join([header, *rows, *below[:n]]) + "\n")
        told = " ".join(preview(path).problems)
        assert (f"The last {n} rows may be totals or notes" in told) == (n > 1)


def test_a_range_beyond_short_rows_is_read(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["id,age", *(f"{n},{20 + n % 50}" for n in range(1500)), "end"]) + "\n")
    assert preview(path, ReadingLayout(range="B1:B1502")).n_rows >= 1500


def test_more_notes_than_can_be_left_out_are_told(tmp_path):
    (header, *rows), (note, *_) = BELOW["three-notes"]
    path = tmp_path / "a.csv"
    path.write_text("\n".join([header, *rows, *(f"{note} {n}" for n in range(10))]) + "\n")
    found = preview(path)
    assert "than can be left out here" in " ".join(found.problems)
    assert [answer.settings for asked in found.questions for answer in asked.answers] == [(("last_row", "read"),)]
    for choice in (LastRow.SKIP, LastRow.SKIP_4):
        with pytest.raises(RefusedContentError, match="the one above may be a total or a note, too"):
            n_counted(path, replace(found.layout, last_row=choice))


SUMS = {
    "town,age,men": ("{name},{n},{age}", ["{words},{n},{age}"] * 3),
    "age,men": ("{age},{n}", ["{age},{n}"] * 3),
    "age": ("{age}", ["{age}"] * 2),
}


@pytest.mark.parametrize("n", [4, 12, 1500])
@pytest.mark.parametrize("name", SUMS)
def test_a_repeated_total_is_left_out_with_the_first_one(tmp_path, name, n):
    row, below = SUMS[name]
    ages, path = [2003 + 701 * each % 4000 for each in range(n)], tmp_path / "a.csv"
    rows = [row.format(name=f"w{each}", n=10 + each, age=age) for each, age in enumerate(ages)]
    sums = {"n": sum(10 + each for each in range(n)), "age": sum(ages)}
    last = [each.format(words=words, **sums) for words, each in zip(("", "City", "Land"), below, strict=False)]
    path.write_text("\n".join([name, *rows, *last]) + "\n")
    found = preview(path)
    (asked,) = [each for each in found.questions if each.key == "last_row"]
    assert f"last {len(last)} rows" in asked.text
    layout = answered(found.layout, asked.answers[0].settings)
    assert n_counted(path, layout) == preview(path, layout).n_rows == n
    assert n < 8 or found.layout == layout
    with pytest.raises(UnansweredRowError, match=f'last_row = "skip-{len(last)}" / "read"'):
        n_counted(path, replace(layout, last_row=LastRow.REFUSE))
    for choice in (LastRow.SKIP, LastRow.SKIP_4):
        with pytest.raises(RefusedContentError):
            n_counted(path, replace(layout, last_row=choice))


@pytest.mark.parametrize("is_total_last", [False, True])
def test_a_mean_beside_a_total_is_left_out_with_it(tmp_path, is_total_last):
    path, ages = tmp_path / "a.csv", [20 + 7 * n % 40 - n % 3 for n in range(20)]
    below = [f"{sum(ages) / 20},{sum(ages) / 10}", f"{sum(ages)},{2 * sum(ages)}"]
    rows = [*(f"{age},{2 * age}" for age in ages), *(below if is_total_last else reversed(below))]
    path.write_text("\n".join(["age,men", *rows]) + "\n")
    found = preview(path)
    assert found.layout.unanswered == ("last_row",)
    assert found.questions[0].answers[0].settings == (("last_row", "skip-2"),)


def test_growing_numbers_are_records(tmp_path):
    path = tmp_path / "a.csv"
    for base in (2, 3):
        path.write_text("\n".join(["day,cases", *(f"{n},{base**n}" for n in range(14))]) + "\n")
        assert "skip-2" not in str(preview(path).questions)
