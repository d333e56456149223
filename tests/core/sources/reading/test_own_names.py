"""Columns of numbers or dates that hold their own names are asked about; answers called as their question are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

ROWS = [[f"P{n:03}", 3 + n % 11, f"2024-0{1 + n % 9}-1{n % 9}", "fm"[n % 2]] for n in range(60)]
NAMES = ["show", "season", "seen", "sex"]


def asked(path, rows, names=NAMES):
    write(path, [names, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "its own name" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods"])
def test_a_header_that_is_repeated_in_part_is_asked_about(tmp_path, suffix):
    again = ["Bachelor", "season", "when", "x"]
    (said,) = asked(tmp_path / f"a.{suffix}", [*ROWS[:20], again, *ROWS[20:40], again, *ROWS[40:]])
    assert said == (
        "In 2 rows, column B (“season”) holds its own name: rows 22, 43. If they repeat the header, take them out of "
        "the file."
    )
    (said,) = asked(tmp_path / f"b.{suffix}", [*ROWS[:9], ["A", 3, "seen", "f"], *ROWS[9:]])
    assert said.startswith("In row 11, column C (“seen”) holds its own name.")


@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["id", "Bus", "Tram"], [[n, "Bus" if n % 2 else "", "Tram" if n % 3 else ""] for n in range(60)]),
        (["id", "other", "x"], [[n, ("other", "none", "some")[n % 3], n % 4] for n in range(60)]),
        (["id", "2019", "2020"], [[f"P{n}", 2000 + n % 25, 2020] for n in range(60)]),
        (["id", "student", "x"], [[n, "student" if n % 3 else n % 11, n % 4] for n in range(60)]),
        (NAMES, ROWS),
    ],
    ids=["ticks", "an answer", "years", "an answer or a number", "no name"],
)
def test_answers_are_not_asked_about(tmp_path, names, rows):
    assert asked(tmp_path / "a.csv", rows, names) == []
