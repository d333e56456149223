"""Characters that nobody sees are asked about wherever they stand; delimiters and the ends of old texts are not."""

from __future__ import annotations

import pytest
from openpyxl import Workbook

from core.sources.asking.preview import preview

ROWS = ["id,city,visits", *(f"p{n},{('Bern', 'Basel', 'Genf')[n % 3]},{n % 30}" for n in range(3000))]


def text(tmp_path, rows, encoding="utf-8", end=""):
    path = tmp_path / "a.csv"
    path.write_bytes(("\n".join(rows) + "\n" + end).encode(encoding))
    return preview(path)


def question(seen):
    return next((each.text for each in seen.questions if "nobody sees" in each.text), "")


@pytest.mark.parametrize("letter", "\0\1\x08\x0b\x0c\x0e\x1b\x1f")
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_one_far_below_is_asked_about_with_its_place(tmp_path, letter, encoding):
    rows = [*ROWS[:2500], f"p2499,Z{letter}ürich,4", *ROWS[2501:]]
    seen = text(tmp_path, rows, encoding)
    assert "The cell of column B (“city”) in row 2501 has a character that nobody sees" in question(seen)
    assert "as_written" in seen.layout.unanswered


def test_the_mark_of_a_text_that_was_put_below_another_is_asked_about(tmp_path):
    rows = [*ROWS[:2500], f"\ufeff{ROWS[2500]}", *ROWS[2501:]]
    seen = text(tmp_path, rows, "utf-8-sig")
    assert "The cell of column A (“id”) in row 2501 has a character that nobody sees" in question(seen)
    assert question(text(tmp_path, [*rows[:2500], f"\ufeff{ROWS[0]}", *rows[2501:]], "utf-8-sig")) == ""


def test_several_are_counted_and_the_first_is_named(tmp_path):
    rows = [row.replace("Basel", "Ba\x01sel") if n in (1400, 1403, 2000) else row for n, row in enumerate(ROWS)]
    n = sum("\x01" in row for row in rows)
    row = next(number for number, row in enumerate(rows, start=1) if "\x01" in row)
    assert n > 1
    said = question(text(tmp_path, rows))
    assert f"{n} cells have characters that nobody sees" in said
    assert f"column B (“city”), row {row}." in said


@pytest.mark.parametrize(
    ("rows", "encoding", "end"),
    [
        (ROWS, "utf-8", "\x1a"),
        (ROWS, "utf-8", "\x1a\0\0"),
        ([row.replace(",", "\x01") for row in ROWS], "utf-8", ""),
        ([row.replace(",", "\t") for row in ROWS], "utf-8", ""),
        (ROWS, "utf-16", ""),
        ([*ROWS, 'p3000,"Be\r\nrn",4'], "utf-8", ""),
    ],
    ids=["end", "filled", "delimiter", "tab", "wide", "line end"],
)
def test_tidy_texts_are_not_asked_about(tmp_path, rows, encoding, end):
    assert question(text(tmp_path, rows, encoding, end)) == ""


@pytest.mark.parametrize(("city", "is_asked"), [("Be_x0000_rn", True), ("Be_x001F_rn", True), ("Be_x000D_rn", False)])
def test_a_workbook_writes_them_as_their_numbers(tmp_path, city, is_asked):
    book = Workbook()
    for n, row in enumerate(ROWS):
        cells = row.split(",")
        book.active.append([cells[0], city if n == 2000 else cells[1], cells[2]])
    book.save(tmp_path / "a.xlsx")
    said = question(preview(tmp_path / "a.xlsx"))
    assert ("column B (“city”) in row 2001" in said) is is_asked
