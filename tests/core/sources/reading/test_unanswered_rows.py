"""Rows of persons who answered nothing are asked about; blanks of a part of the columns are not."""

from __future__ import annotations

import pytest

from core.errors import UnpinnedLayoutError
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES = ["_id", "start", "consent", "sex", "age", "site", "water"]
BLANK = [None] * 4


def record(n, head=(), tail=()):
    answers = [
        ("female", "male")[n * 7 % 3 % 2],
        18 + n * 37 % 60,
        ("camp A", "host", "camp B")[n % 3],
        "tap" if n % 4 else "well",
    ]
    return [*(head or (n, f"2024-05-{1 + n % 28:02d}T10:{n % 60:02d}:00", "yes")), *answers, *tail]


def refusing(n, *head):
    return [*(head or (n, f"2024-05-{1 + n % 28:02d}T10:{n % 60:02d}:00", "no")), *BLANK]


def asked(path, rows, names=NAMES):
    write(path, [names, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "that nearly all others fill" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


ROWS = [refusing(n) if n % 8 == 3 else record(n) for n in range(80)]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_who_refused_is_asked_about(tmp_path, suffix):
    said = asked(tmp_path / f"a.{suffix}", ROWS)
    assert "10 rows have nothing in 4 columns that nearly all others fill: rows 5, 13, 21" in said
    assert "If these persons took no part, delete them in the file" in said


def test_a_release_waits_for_the_answer(tmp_path):
    write(tmp_path / "a.csv", [NAMES, *ROWS])
    path = tmp_path / "a.csv"
    with pytest.raises(UnpinnedLayoutError, match="as_written"):
        check_pinned(path, preview(path).layout, ())


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (lambda n, row: row if n % 15 else [*row[:4], None, *row[5:]], NAMES),  # blanks of others beside
        (lambda n, row: row[2:], NAMES[2:]),
        (
            lambda n, row: [row[0], n % 50 + 20, 100, *row[2:]],
            ["ResponseId", "Duration (in seconds)", "Progress", *NAMES[2:]],
        ),
        (lambda n, row: [*row, "too old" if row[2] == "no" else None], [*NAMES, "reason"]),
        (lambda n, row: [*row[:2], None if row[2] == "no" else "yes", *row[3:]], NAMES),
    ],
    ids=["with gaps", "without numbers", "with what a form notes", "with a reason", "with a time alone"],
)
def test_each_way_is_asked_about(tmp_path, change, names):
    rows = [change(n, row) for n, row in enumerate(ROWS)]
    assert "10 rows have nothing in" in asked(tmp_path / "a.csv", rows, names)


def follow_up(n, k):
    return [
        f"P{n:03d}",
        "mf"[n % 2],
        30 + n * 7 % 40,
        ("Ulm", "Bonn")[n % 3 % 2],
        *([None] * 5 if n % k == 1 else range(n % 3, n % 3 + 5)),
    ]


FOLLOWED = ["patient", "sex", "age", "town", "weight 2", "pulse 2", "pain 2", "sleep 2", "mood 2"]


@pytest.mark.parametrize(
    ("rows", "names"),
    [
        ([record(n) for n in range(80)], NAMES),
        ([follow_up(n, 3) for n in range(80)], FOLLOWED),
        ([[*record(n)[: 3 + n % 5], *[None] * (4 - n % 5)] for n in range(80)], NAMES),
        ([record(n) if n != 20 else refusing(n) for n in range(80)], NAMES),
        ([record(n) if n % 3 == 0 else refusing(n) for n in range(80)], NAMES),
        (
            [
                record(n, (f"P{n - (n % 4 == 3)}", f"2024-05-{1 + n % 28:02d}", "ab"[n % 2]))
                if n % 4 != 3
                else refusing(n, f"P{n - 1}", f"2024-06-{1 + n % 28:02d}", "b")
                for n in range(80)
            ],
            ["patient", "date", "arm", *NAMES[3:]],
        ),
        ([*(record(n) for n in range(60)), *([n, None, None, *BLANK] for n in range(60, 70))], NAMES),
    ],
    ids=[
        "all answer",
        "lost to follow-up",
        "quit somewhere",
        "one alone",
        "most are such",
        "further visits",
        "numbers written in advance",
    ],
)
def test_other_tables_are_not(tmp_path, rows, names):
    assert asked(tmp_path / "a.csv", rows, names) == ""


def test_headings_of_groups_are_not(tmp_path):
    days = [[None, f"2024-01-{1 + n % 28:02d}", n, ("Ann", "Bob")[n % 2], f"memo {n % 9}", n % 7] for n in range(80)]
    days[40:40], days[0:0] = [["Sales", *[None] * 5]], [["Rent", *[None] * 5]]
    assert asked(tmp_path / "a.csv", days, ["account", "date", "num", "who", "memo", "amount"]) == ""


def test_rows_of_which_something_is_told_are_not_told_twice(tmp_path):
    rows = [record(n) for n in range(80)]
    rows[20:20] = [["North", *[None] * 6]]
    rows[50:50] = [["South", *[None] * 6]]
    assert asked(tmp_path / "a.csv", rows) == ""
