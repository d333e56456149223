"""Sums without a word above the records are asked about; a plan that says nothing of them counts none."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_layout import ReadingLayout
from core.errors import UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading, write

AGES = [(20 + n % 40, n % 7) for n in range(60)]
SUMS = tuple(map(sum, zip(*AGES, strict=True)))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others")


def written(path, first, times=1):
    rows = [f"{'ab'[n % 2]},{age},{visits}" for n, (age, visits) in enumerate(AGES * times)]
    path.write_text("\n".join(["ward,age,visits", first, *rows]) + "\n")
    return path


def n_counted(path, layout):
    found = counted(reading(path, layout), [AGE], [Marginal((0,))], b"key")
    assert sum(found.counts) == len(reading(path, layout).read([AGE], None)[0][0])
    return sum(found.counts)


@pytest.mark.parametrize("times", [1, 40])
@pytest.mark.parametrize(("row", "is_asked"), [(",{},{}", True), ("Here,{},", True), ("a,41,6", False)])
def test_sums_above_the_records_count_as_their_owner_says(tmp_path, row, is_asked, times):
    path = written(tmp_path / "a.csv", row.format(*(times * total for total in SUMS)), times)
    found = preview(path)
    assert found.layout.unanswered == (("skip_below_header",) if is_asked else ())
    for skipped, n in ((1, 0), (0, 1)):
        layout = replace(found.layout, skip_below_header=skipped)
        assert n_counted(path, layout) == preview(path, layout).n_rows == 60 * times + n
    if is_asked:
        with pytest.raises(UnansweredRowError, match=r"row 2.*sums of the columns below.*skip_below_header = 1 / 0"):
            n_counted(path, ReadingLayout())


def test_sums_beside_code_and_name_are_asked_about_if_all_are_exact(tmp_path):
    rows = [f"{'ab'[n % 2]}{n},{'North' if n % 2 else 'South'},{age},{visits}" for n, (age, visits) in enumerate(AGES)]
    for sums, is_asked in ((SUMS, True), ((SUMS[0] + 1, SUMS[1]), False), ((SUMS[0], 3), False)):
        (tmp_path / "a.csv").write_text("\n".join(["code,ward,age,visits", f"XX,City,{sums[0]},{sums[1]}", *rows]))
        assert preview(tmp_path / "a.csv").layout.unanswered == (("skip_below_header",) if is_asked else ())


@pytest.mark.parametrize(("off", "is_asked"), [(0, True), (1, False)])
def test_a_great_sum_beside_code_and_name_is_asked_about_beside_a_rank(tmp_path, off, is_asked):
    people = [330_558 + 71_003 * n for n in range(15)]
    rows = [f"Chile,Region {'ABCDEFGHIJKLMNO'[n]},{n + 1},{count}" for n, count in enumerate(people)]
    total = f"Chile,Chile,0,{sum(people) + off}"
    (tmp_path / "a.csv").write_text("\n".join(["country,region,rank,people", total, *rows]))
    assert preview(tmp_path / "a.csv").layout.unanswered == (("skip_below_header",) if is_asked else ())


def test_a_great_number_in_the_first_row_is_no_sum(tmp_path):
    assert preview(written(tmp_path / "a.csv", f"a,{SUMS[0] + 900},6")).layout.unanswered == ()


def test_a_small_count_in_the_first_row_is_the_sum_of_others_by_chance(tmp_path):
    counts = [1, 0, 2, 1, 1, 0, 1, 0, 0, 0, 0, 0]
    for first, is_asked in (("Ulm,6,800", False), ("Ulm,60,800", False), ("Ulm,6000,800", True), (",6,800", True)):
        times = int(first.split(",")[1]) // 6
        rows = [f"town {n},{times * count},{2000 - n}" for n, count in enumerate(counts)]
        (tmp_path / "a.csv").write_text("\n".join(["town,airports,people", first, *rows]))
        assert preview(tmp_path / "a.csv").layout.unanswered == (("skip_below_header",) if is_asked else ())


NAMES = [f"{first} {last}" for first in ("Ann", "Bob", "Cleo", "Dan") for last in ("Ames", "Berg", "Cole", "Dorn")]


@pytest.mark.parametrize(
    ("first", "is_asked"),
    [
        ("Max. points,10,20", True),
        ("Maximum score,10,20", True),
        ("e.g. Max Mustermann,3,5", True),
        ("z. B. Erika Muster,3,5", True),
        ("Beispiel,3,5", True),
        ("Example: John Doe,3,5", True),
        ("e.g.,3,5", True),
        ("z. B.,3,5", True),
        ("p. ex.,3,5", True),
        ("Ej.,3,5", True),
        ("e.g,3,5", True),
        ("Exempel:,3,5", True),
        ("Por ejemplo Ana,3,5", True),
        ("Max Berg,3,5", False),
        ("Example Ltd,3,5", False),
        ("Musterstadt,3,5", False),
        ("Egon Berg,3,5", False),
        ("e.green@home.org,3,5", False),
        ("e.g.berg@home.org,3,5", False),
        ("EG,3,5", False),
        ("Ex,3,5", False),
        ("Pl. 5,3,5", False),
    ],
)
def test_an_example_or_the_most_points_above_the_records_count_as_their_owner_says(tmp_path, first, is_asked):
    path = tmp_path / "a.csv"
    rows = [f"{name},{n % 9},{n * 7 % 11}" for n, name in enumerate(NAMES)]
    path.write_text("\n".join(["name,age,visits", first, *rows]) + "\n")
    found = preview(path)
    assert found.layout.unanswered == (("skip_below_header",) if is_asked else ())
    for skipped, n in ((1, 0), (0, 1)):
        layout = replace(found.layout, skip_below_header=skipped)
        assert n_counted(path, layout) == preview(path, layout).n_rows == len(NAMES) + n
    if is_asked:
        with pytest.raises(UnansweredRowError, match=r"row 2.*begins as an example.*skip_below_header = 1 / 0"):
            n_counted(path, ReadingLayout())


def test_what_begins_each_text_is_no_example(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("name,age\n" + "".join(f"Example: {name},{n}\n" for n, name in enumerate(NAMES)))
    assert preview(path).layout.unanswered == ()


POINTS = [["Student", "Q1", "Q2", "Q3"], *([f"S{n}x", n * 7 % 11, n * 5 % 16, n % 6] for n in range(24))]


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "row",
    [
        [None, 10, 15, 5],
        ["out of", 10, 15, 5],
        ["Weight", "20%", "30%", "50%"],
        ["KEY", "A", "C", "D"],
        ["Musterlösung", "A", "C", "D"],
        ["Barème", 10, 15, 5],
    ],
)
def test_what_can_be_reached_and_the_right_answers_are_asked_about(tmp_path, suffix, row):
    names, *rows = POINTS
    path = write(tmp_path / f"a.{suffix}", [names, row, *rows])
    assert "skip_below_header" in preview(path).layout.unanswered


@pytest.mark.parametrize("row", [[None, 10, 14, 5], [None, 10, "none", 5], ["Keys", 10, 15, 5]])
def test_a_first_record_is_not(tmp_path, row):
    names, *rows = POINTS
    path = write(tmp_path / "a.csv", [names, row, *rows, ["Keys", 1, 15, 3]])
    assert "skip_below_header" not in preview(path).layout.unanswered
