"""Numbers such as 3.750 are read as their layout says; no units are found in them before it says so."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from core.sources.reading.grouped_numbers import numbers_by
from tests.core.sources.written_files import write_text

GRAMS = [2400 + 37 * n for n in range(40)]


@pytest.mark.parametrize(
    ("decimal", "cell", "number"),
    [
        (None, "3.750", 3750),
        (",", " 3.750 ", 3750),
        (".", "3.750", 3.75),
        (".", "3,750", 3750),
        (",", "3,750", 3.75),
        (None, "0.750", 0.75),
        (None, "3.75", 3.75),
        (None, 3.75, 3.75),
        (None, "6’516", 6516),
        (",", "1 234 567,50", 1_234_567.5),
        (None, "€ 3.200,50", 3200.5),
        (None, "3,200.50", 3200.5),
        (".", "R$ 3.400,00", 3400),
        (None, "12 34", None),
        (None, "2024-1234 north", None),
        (None, "north", None),
    ],
)
def test_the_mark_of_a_number(decimal, cell, number):
    assert numbers_by(ReadingLayout(decimal=decimal))(cell) == number


@pytest.mark.parametrize("name", ["Geburtsgewicht", "Menge"])
def test_thousands_are_no_unit(tmp_path, name):
    cells = [f"{grams / 1000:.3f}" if n % 4 == 0 else str(grams) for n, grams in enumerate(GRAMS)]
    path = write_text(tmp_path / "a.csv", f"Klinik;{name}\n" + "".join(f"Nord;{cell}\n" for cell in cells))
    assert preview(path).layout.unanswered == ("decimal",)
    known = ReadingLayout(decimal=",", thousands=".")
    assert "as_written" not in preview(path, known).layout.unanswered
    assert "as_written" in preview(path, ReadingLayout(decimal=".", thousands=",")).layout.unanswered
