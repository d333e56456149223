"""A row of groups above the names is asked about, in texts as in merged cells; titles above them are not."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["district", "sex", "food", "staff", "rooms"]
ROWS = [[["North", "South"][n % 2], "fm"[n * n % 3 % 2], 1 + n % 5, 1 + n * n % 5, 5 - n % 4] for n in range(40)]


def asked(path, above):
    write(path, [above, NAMES, *ROWS])
    seen = preview(path)
    return [question.text for question in seen.questions if "names of groups of columns" in question.text]


@pytest.mark.parametrize(
    "above",
    [
        ["Person", "", "Satisfaction", "", ""],
        ["", "Food", "", "Rooms", ""],
        ["Person", "", "", "Satisfaction", ""],
    ],
)
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_groups_with_blanks_between_them_are_asked_about(tmp_path, above, ending):
    assert asked(tmp_path / f"a{ending}", above)


@pytest.mark.parametrize(
    "above",
    [
        ["Survey of the staff", "", "", "", ""],
        ["Survey of the staff", "", "", "", "2024-01-05"],
        ["Survey", "", "Page 1", "", ""],
        ["Made by:", "", "Anna Meyer", "", ""],
        ["All that people told us about rooms", "", "Hospital", "", ""],
    ],
)
def test_titles_are_not(tmp_path, above):
    assert asked(tmp_path / "a.csv", above) == []


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_groups_of_days_are_offered_beside_the_other_answers(tmp_path, ending):
    days = [f"2022-01-{day:02}" for day in (1, 8, 15)]
    rows = [[f"Ann {n}", 30 + n % 9, *(n * k % 7 + 30 for k in range(2, 8))] for n in range(40)]
    path = tmp_path / f"a{ending}"
    write(path, [["", "", "Hours", "", "", "Pay", "", ""], ["name", "wage", *days, *days], *rows])
    (header,) = [question for question in preview(path).questions if question.key == "header_row"]
    assert [dict(answer.settings) for answer in header.answers] == [
        {"header_row": 1, "header_rows": 2},
        {"header_row": 2},
        {"header_row": 0},
    ]
    found = preview(path, ReadingLayout(header_row=1, header_rows=2)).headers
    assert found[2:] == tuple(f"{group} {day}" for group in ("Hours", "Pay") for day in days)
