"""A last row of sums is left out; one that may hold some, or counts, or is a word by itself, is asked about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.marginal import Marginal
from core.domain.reading_choices import RowChoice
from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError, UnansweredRowError
from core.sources.asking.preview import preview
from core.sources.reading.one_pass import counted
from tests.core.sources.written_files import reading

AGES = [(20 + n % 40, n % 7) for n in range(60)]
SUMS = tuple(map(sum, zip(*AGES, strict=True)))
AGE = Attribute("age", Kind.NUMBER, edges=(0.0, 30.0, 90.0), other="others")


def written(path, last, times=1):
    rows = [f"{'ab'[n % 2]},{age},{visits}" for n, (age, visits) in enumerate(AGES * times)]
    path.write_text("\n".join(["ward,age,visits", *rows, last]) + "\n")
    return path


def says(path):
    """Return whether a preview leaves the last row out: "skip", or asks about it: None, or takes it for a record."""
    seen = preview(path)
    is_asked = "last_row" in seen.layout.questions
    assert is_asked == (seen.layout.last_row is None)
    assert not any(seen.stops)
    return seen.layout.last_row


def n_counted(path, layout):
    reader = reading(path, layout)
    found = counted(reader, [AGE], [Marginal((0,))], b"key")
    assert sum(found.counts) == len(reading(path, layout).read([AGE], None)[0][0])
    return sum(found.counts)


@pytest.mark.parametrize(
    ("last", "choice"),
    [
        (f",{SUMS[0]},{SUMS[1]}", "skip"),
        (f"Altogether now,{SUMS[0]},{SUMS[1]}", "skip"),
        (f",{SUMS[0]},", "skip"),
        (f",{SUMS[0]},3", None),
        (f",{SUMS[0]},{SUMS[1] / 60:.1f}", None),
        (f",{SUMS[0] + 1},{SUMS[1]}", None),
        (f",{SUMS[0] + 100},{SUMS[1] + 100}", "refuse"),
        ("a,41,6", "refuse"),
        (",41,6", "refuse"),
        ("Confidential,,", None),
        (",,Sumber", None),
        ("R61,,", "refuse"),
        ("N,60,", None),
        ("n,58,60", "refuse"),
        ("a,58,", "refuse"),
        ("a,,", "refuse"),
        ("Confidential,41,", "refuse"),
    ],
)
def test_sums_without_a_word_are_left_out_or_asked_about(tmp_path, last, choice):
    assert says(written(tmp_path / "a.csv", last)) == choice


def test_an_answer_that_recurs_is_no_word_for_counts(tmp_path):
    (tmp_path / "a.csv").write_text("\n".join(["smokes,age,visits", *["Y,41,2", "N,38,", "N,27,3"] * 9, "N,60,"]))
    assert says(tmp_path / "a.csv") == "refuse"


def test_a_row_of_counts_below_mean_and_deviation_is_asked_about_with_them(tmp_path):
    path = written(tmp_path / "a.csv", "Mean,39,\nSD,11,\nN,60,")
    found = preview(path)
    assert found.layout.unanswered == ("doubtful_rows", "last_row")
    layout = replace(found.layout, doubtful_rows=RowChoice.SKIP, last_row=RowChoice.SKIP)
    assert n_counted(path, layout) == preview(path, layout).n_rows == 60
    with pytest.raises(UnansweredRowError, match=r"how many records there are.*last_row ="):
        n_counted(path, replace(layout, last_row=RowChoice.REFUSE))


@pytest.mark.parametrize("rows", [["ward,n", *["a,1"] * 9, "end,"], ["ward,n,m", *["a,1,5", "b,,"] * 9, "end,,"]])
def test_a_lone_word_is_a_record_where_others_hold_no_more(tmp_path, rows):
    (tmp_path / "a.csv").write_text("\n".join(rows))
    assert says(tmp_path / "a.csv") == "refuse"


def test_sums_below_many_rows_are_found(tmp_path):
    assert says(written(tmp_path / "a.csv", "Confidential,,", 20)) is None
    assert says(written(tmp_path / "a.csv", f",{SUMS[0] * 20},{SUMS[1] * 20}", 20)) == "skip"
    assert says(written(tmp_path / "a.csv", f",{SUMS[0] * 20 + 1},{SUMS[1] * 20}", 20)) is None
    assert says(written(tmp_path / "a.csv", f",{SUMS[0] * 20},{SUMS[1] * 20}\nSource: us,,", 20)) == "skip"
    assert says(written(tmp_path / "a.csv", f",{SUMS[0] * 20 + 500},7", 20)) == "refuse"


def test_a_range_above_the_sums_is_read(tmp_path):
    path = written(tmp_path / "a.csv", f",{SUMS[0]},{SUMS[1]}")
    assert preview(path, ReadingLayout(range="A1:C61")).layout.last_row == "refuse"


def test_sums_of_rounded_numbers_are_asked_about(tmp_path):
    rows = [f"{'ab'[n % 2]},{n % 9 + 0.3:.1f}" for n in range(60)]
    total = sum(float(row.partition(",")[2]) for row in rows)
    path = tmp_path / "a.csv"
    for off, choice in ((0.4, None), (40, "refuse")):
        path.write_text("\n".join(["ward,days", *rows, f",{total + off:.1f}"]) + "\n")
        assert says(path) == choice


@pytest.mark.parametrize("times", [1, 40])
@pytest.mark.parametrize("visits", [SUMS[1], None])
def test_the_last_row_counts_as_its_owner_says(tmp_path, times, visits):
    path = written(tmp_path / "a.csv", f",{SUMS[0] * times},{3 if visits is None else visits * times}", times)
    found = preview(path)
    assert found.n_rows == 60 * times + (visits is None)
    for choice, n in ((RowChoice.READ, 1), (RowChoice.SKIP, 0)):
        layout = replace(found.layout, last_row=choice)
        assert n_counted(path, layout) == preview(path, layout).n_rows == 60 * times + n


@pytest.mark.parametrize("times", [1, 40])
def test_no_plan_counts_or_leaves_out_what_its_last_row_has_become(tmp_path, times):
    plain = preview(written(tmp_path / "a.csv", "a,41,6", times)).layout
    total = written(tmp_path / "b.csv", f",{SUMS[0] * times},{SUMS[1] * times}", times)
    near = written(tmp_path / "c.csv", f",{SUMS[0] * times},4", times)
    for path, layout in ((total, plain), (near, plain), (total, ReadingLayout())):
        with pytest.raises(UnansweredRowError, match=r"sums of the columns above.*last_row ="):
            n_counted(path, layout)
        with pytest.raises(UnansweredRowError):
            reading(path, layout).read([AGE], None)
    assert n_counted(near, ReadingLayout()) == 60 * times + 1  # as in plans of before it was asked about
    skipping = preview(total).layout
    with pytest.raises(RefusedContentError, match="looks like a record"):
        n_counted(tmp_path / "a.csv", skipping)
    lone = written(tmp_path / "d.csv", ",end,", times)
    with pytest.raises(UnansweredRowError, match=r"a word by itself.*last_row ="):
        n_counted(lone, plain)
    assert n_counted(lone, ReadingLayout()) == 60 * times + 1
    assert n_counted(lone, skipping) == 60 * times


def test_rounding_of_tiny_numbers_is_as_tiny(tmp_path):
    """0.5 is no sum of sixty numbers such as 2.5e-05, however they were rounded."""
    path = tmp_path / "doses.csv"
    rows = [f"{'ab'[n % 2]},{1 + n % 9}.5e-05" for n in range(60)]
    path.write_text("\n".join(["ward,dose", *rows, "a,0.5"]) + "\n")
    assert says(path) == RowChoice.REFUSE


def test_a_person_whose_small_count_is_the_sum_of_all_others_is_a_record(tmp_path):
    rows = [f"P{n},{'Ulm' if n % 3 else 'Bonn'},{int(n in (2, 5, 9))}" for n in range(12)]
    (tmp_path / "a.csv").write_text("\n".join(["name,town,absences", *rows, "P12,Ulm,3"]))
    found = preview(tmp_path / "a.csv")
    assert (found.n_rows, found.layout.unanswered) == (13, ())


def test_a_sum_beyond_the_greatest_number_is_none(tmp_path):
    (tmp_path / "a.csv").write_text("\n".join(["ward,n", *["a,5e307"] * 10, "b,1.7e308"]))
    assert says(tmp_path / "a.csv") == RowChoice.REFUSE


@pytest.mark.parametrize(
    ("last", "choice"),
    [
        ("205,Mean,311", None),
        ("205,AVERAGE,311", None),
        ("205,City Total,311", None),
        ("205,total,", None),
        ("205,SD,311", "refuse"),
        ("205,Totalia,311", "refuse"),
        ("205,w3,311", "refuse"),
    ],
)
def test_a_word_for_a_total_behind_numbers_is_asked_about_once(tmp_path, last, choice):
    path = tmp_path / "a.csv"
    path.write_text("\n".join(["weight,ward,length", *(f"{200 + n},w{n},{300 + 2 * n}" for n in range(12)), last]))
    found = preview(path).layout
    assert len(found.unanswered) == (choice is None)
    assert choice is None or found.last_row == choice
    assert preview(path, replace(found, last_row=RowChoice.READ, doubtful_rows=RowChoice.READ)).n_rows == 13
    layout = replace(found, **dict.fromkeys(found.unanswered, RowChoice.SKIP))
    assert preview(path, layout).n_rows == 12 + (choice is not None)


def test_a_word_for_a_total_that_is_an_answer_is_a_record(tmp_path):
    sizes = ["small", "average", "large"]
    rows = [f"{20 + n},{sizes[n % 3]}" for n in range(15)]
    (tmp_path / "a.csv").write_text("\n".join(["age,size", *rows, "41,average"]))
    assert says(tmp_path / "a.csv") == "refuse"
    (tmp_path / "a.csv").write_text("\n".join(["age,remark", *(f"{20 + n}," for n in range(15)), "41,total"]))
    assert says(tmp_path / "a.csv") == "refuse"


@pytest.mark.parametrize(
    ("last", "sparse", "is_asked"),
    [
        ("Stats unavailable,NA,NA", 0, True),
        ("Stats unavailable,nan,nan", 0, True),
        ("Zug,None,3", 0, False),
        ("Zug,NA,NA", 5, False),  # others lack all, too
        ("2024-12,NA,NA", 0, False),
    ],
)
def test_a_word_beside_cells_without_a_value_is_asked_about(tmp_path, last, sparse, is_asked):
    rows = [f"Ward {'ABCDEFGHIJKL'[n]},{'NA,NA' if n < sparse else f'{n},{n + 7}'}" for n in range(12)]
    (tmp_path / "a.csv").write_text("\n".join(["ward,age,visits", *rows, last]) + "\n")
    assert preview(tmp_path / "a.csv").layout.unanswered == (("last_row",) if is_asked else ())
