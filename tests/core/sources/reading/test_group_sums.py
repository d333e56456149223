"""Rows with sums or means of a group are asked about without a word for a total; rows that lack a name are not."""

from __future__ import annotations

import random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

HEADER = ["club", "name", "age", "hours"]
SIZES = {"North": 12, "South": 9, "West": 15, "East": 7}


def groups():
    """Return the rows of each club."""
    drawn = random.Random(5)
    names = (f"{'ABCDEFG'[n % 7]}nn {'KLMNOPR'[n // 7 % 7]}er{'sn'[n % 2]}" for n in range(99))
    return {
        club: [[club, next(names), drawn.randint(18, 70), drawn.randint(1, 30)] for _ in range(n)]
        for club, n in SIZES.items()
    }


def with_rows(of_group, above=False):
    """Return all rows, and a further one below or above those of each club."""
    rows = []
    for club, members in groups().items():
        rows += [of_group(club, members), *members] if above else [*members, of_group(club, members)]
    return rows


def total(members, at):
    return sum(row[at] for row in members)


def mean(members, at, digits=0):
    return round(total(members, at) / len(members) + 1e-9, digits or None)


def told(path, rows):
    write(path, [HEADER, *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "the sums or the means of the rows" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "ods", "parquet", "sqlite"])
def test_sums_of_each_group_are_asked_about(tmp_path, suffix):
    said = told(tmp_path / f"a.{suffix}", with_rows(lambda club, rows: [club, None, None, total(rows, 3)]))
    assert "4 rows seem to have the sums or the means of the rows beside them: rows 14, 24, 40, 48." in said


@pytest.mark.parametrize(
    "of_group",
    [
        lambda club, rows: [None, club, None, total(rows, 3)],
        lambda club, rows: [club, club, None, total(rows, 3)],
        lambda club, rows: [club, None, total(rows, 2), total(rows, 3)],
        lambda club, rows: [club, None, mean(rows, 2), mean(rows, 3)],
        lambda club, rows: [club, None, mean(rows, 2, 1), mean(rows, 3, 2)],
        lambda club, rows: [club, None, mean(rows, 2, 1), total(rows, 3)],
        lambda club, rows: [club, "–", None, total(rows, 3)],
        lambda club, rows: [club, "in between", mean(rows, 2, 1), mean(rows, 3, 1)],
    ],
    ids=["in place of a name", "twice", "two sums", "means", "decimals", "a mean and a sum", "a dash", "a word"],
)
@pytest.mark.parametrize("above", [False, True])
def test_each_way_is_told(tmp_path, of_group, above):
    assert "4 rows seem" in told(tmp_path / "a.csv", with_rows(of_group, above))


@pytest.mark.parametrize("above", [False, True])
def test_numbered_rows_are_told(tmp_path, above):
    rows = with_rows(lambda club, rows: [club, None, None, total(rows, 3)], above)
    write(tmp_path / "a.csv", [["no", *HEADER], *([n, *row] for n, row in enumerate(rows, 1))])
    assert any("4 rows seem to have the sums" in text for text in preview(tmp_path / "a.csv").problems)


def test_the_number_of_members_is_told(tmp_path):
    big = {club: rows * 2 for club, rows in groups().items()}
    rows = [row for club, members in big.items() for row in [*members, [club, None, len(members), None]]]
    assert "4 rows seem to have the sums" in told(tmp_path / "a.csv", rows)


def test_a_record_without_a_name_hides_nothing(tmp_path):
    rows = with_rows(lambda club, rows: [club, None, None, total(rows, 3)])
    rows[3][1] = rows[30][1] = None
    assert "4 rows seem" in told(tmp_path / "a.csv", rows)


@pytest.mark.parametrize(
    "rows",
    [
        with_rows(lambda club, rows: [club, "Ann Other", 40, 5]),
        with_rows(lambda club, rows: [club, None, 40, 5]),
        with_rows(lambda club, rows: [club, None, None, total(rows, 3) + 1]),
        with_rows(lambda club, rows: [club, None, None, None]),
        with_rows(lambda club, rows: [club, None, None, 400]),
        [row for rows in groups().values() for row in rows],
        [[club, name if n % 3 else None, n % 4, n % 2] for n, (club, name, _, _) in enumerate(groups()["West"] * 3)],
        [[club, name if n % 5 else None, 0, 1] for n, (club, name, _, _) in enumerate(groups()["West"] * 3)],
    ],
    ids=["a person", "no name", "near", "no number", "equal", "none", "few numbers", "constants"],
)
def test_others_are_not(tmp_path, rows):
    assert told(tmp_path / "a.csv", rows) == ""
