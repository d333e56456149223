"""Formats that end with a comma divide numbers; commas between digits, in words and in dates do not."""

from __future__ import annotations

import pytest

from core.sources.formats.workbook.scaled_formats import scale_of


@pytest.mark.parametrize(
    ("code", "scale"),
    [
        ("0,", (1, 0)),
        ("#,##0.00,", (1, 2)),
        ("0,.0", (1, 1)),
        ("_-* #,##0,,_-", (2, 0)),
        ('0, "T€"', (1, 0)),
        ("0;-0,", (1, 0)),
        ("#,##0", (0, 0)),
        ("0.0", (0, 0)),
        ("[$-409]mmmm d, yyyy", (0, 0)),
        ('0"0,"', (0, 0)),
        (r"0\,", (0, 0)),
        ("# ##0,00", (0, 0)),
        ("", (0, 0)),
    ],
)
def test_formats_tell_by_how_much_they_divide(code, scale):
    assert scale_of(code) == scale
