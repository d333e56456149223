"""Sums of few records are asked about where they are exact and too great for chance; small counts are not."""

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

WARDS = ["ward,men,women", "A,211,341", "B,329,219", "C,150,475"]
MEN = Attribute("men", Kind.NUMBER, edges=(0.0, 300.0, 900.0))


def asks(path, *rows):
    path.write_text("\n".join(rows) + "\n")
    return preview(path).layout.unanswered


@pytest.mark.parametrize(
    ("total", "is_asked"),
    [
        ("Ulm,690,1035", True),
        (",690,1035", True),
        (",690,", True),
        ("Ulm,690,", False),
        ("Ulm,690,1036", False),
        ("Ulm,690,345", False),
        ("D,240,310", False),
    ],
)
def test_exact_sums_of_few_records_are_asked_about(tmp_path, total, is_asked):
    assert asks(tmp_path / "a.csv", *WARDS, total) == (("last_row",) if is_asked else ())
    above = asks(tmp_path / "a.csv", WARDS[0], total, *WARDS[1:])
    assert above == (("skip_below_header",) if is_asked else ())


@pytest.mark.parametrize(
    "rows",
    [
        ["ward,men,women", "A,1,2", "B,1,1", "C,2,1", "D,4,4"],
        ["ward,men,women", "A,0,0", "B,0,0", "C,0,0", "D,0,0"],
        ["ward,men,women", "A,9000,0", "B,0,9000", "C,0,0", "D,9000,9000"],
        ["name,income", "A,1000", "B,2000", "C,3000", "D,6000"],
        ["ward,men,women", "A,211,341", "B,329,219", "D,540,560"],
        ["ward,change,women", "A,-211,341", "B,329,219", "C,150,475", "D,270,1035"],
        ["ward,men,women", "A,211,341", "B,329,219", "C,some,475", "D,540,1035"],
    ],
)
def test_small_or_round_numbers_are_sums_by_chance(tmp_path, rows):
    assert asks(tmp_path / "a.csv", *rows) == ()


def test_sums_beside_others_are_asked_about_where_they_are_great(tmp_path):
    rows = ["ward,men,women,age", "A,211,341,41.5", "B,329,219,38.5", "C,150,475,44.1"]
    assert asks(tmp_path / "a.csv", *rows, "Ulm,690,1035,41.2") == ("last_row",)
    assert asks(tmp_path / "a.csv", *rows, "Ulm,690,1000,41.2") == ()


def test_prices_add_up_but_for_the_order_of_their_parts(tmp_path):
    rows = ["item,price,tax", "pen,0.1,0.07", "ink,0.2,0.14", "pad,0.3,0.21"]
    assert asks(tmp_path / "a.csv", *rows, "tray,12.75,1.07", "Till,13.35,1.49") == ("last_row",)


def test_sums_that_one_great_record_makes_are_found_below_several(tmp_path):
    rows = [f"w{n},{n + 3},{2 * n + 5}" for n in range(12)]
    total = f"{sum(n + 3 for n in range(12)) + 5001},{sum(2 * n + 5 for n in range(12)) + 6003}"
    names = "ward,fees,fines"  # columns of men and women would be asked about as counts, too
    assert asks(tmp_path / "a.csv", names, *rows, "capital,5001,6003", f"country,{total}") == ("last_row",)


def test_a_word_alone_below_few_records_is_asked_about(tmp_path):
    assert asks(tmp_path / "a.csv", *WARDS, "D,240,310", "Confidential,,") == ("last_row",)
    assert asks(tmp_path / "a.csv", *WARDS, "Confidential,,") == ()


def test_sums_that_are_in_doubt_by_their_word_are_asked_about_once(tmp_path):
    assert asks(tmp_path / "a.csv", *WARDS, "All wards together,690,1035") == ("doubtful_rows",)
    path = tmp_path / "a.csv"
    for choice, n in ((RowChoice.READ, 4), (RowChoice.SKIP, 3)):
        layout = replace(preview(path).layout, doubtful_rows=choice)
        assert sum(counted(reading(path, layout), [MEN], [Marginal((0,))], b"key").counts) == n


def test_a_release_waits_for_the_answer(tmp_path):
    path = tmp_path / "a.csv"
    asks(path, *WARDS, "D,240,310")
    plain = preview(path).layout
    asks(path, *WARDS, "Ulm,690,1035")
    with pytest.raises(UnansweredRowError, match=r"row 5.*sums of the columns above.*last_row ="):
        counted(reading(path, plain), [MEN], [Marginal((0,))], b"key")
    for choice, n in ((RowChoice.READ, 4), (RowChoice.SKIP, 3)):
        layout = replace(preview(path).layout, last_row=choice)
        assert preview(path, layout).n_rows == n
        assert sum(counted(reading(path, layout), [MEN], [Marginal((0,))], b"key").counts) == n


@pytest.mark.parametrize("last", ["1.7e308", "0.5"])
def test_numbers_near_the_greatest_are_no_sums(tmp_path, last):
    rows = ["ward,n,m", *(f"w{n},{5 - n % 2}e307,0.5" for n in range(5)), f"Ulm,{last},{last}"]
    assert asks(tmp_path / "a.csv", *rows) == ()
