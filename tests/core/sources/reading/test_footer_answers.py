"""Rows that look like totals, or have the names once more, are left out unasked only where they are no answers."""

from __future__ import annotations

from random import Random

import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

HEARING = ["loss", "ear", "aid", "age"]
TRAVEL = ["bus", "car", "other"]


def people(word, n=120):
    """Return people of whom one in five has an answer like a total, and some have blanks."""
    draw = Random(3)
    losses, ears = [word, "Partial", "None", "None", "Partial"], ["left", "right", "both"]
    rows = ([draw.choice(losses), draw.choice(ears), draw.choice(["yes", "no"])] for _ in range(n))
    return [[*row, draw.choice(["", draw.randint(4, 90)])] for row in rows]


def scores(word, n=120):
    """Return people with numbers beside an answer like a total."""
    draw = Random(5)
    words = [word] + ["partial", "none"] * 15
    return [[draw.choice(words), draw.randint(4, 90), draw.randint(1, 9)] for _ in range(n)]


def ticks(names, n=120):
    """Return people who chose some of the names, each in its own column."""
    draw = Random(2)
    return [[draw.choice(["", name, name]) for name in names] for _ in range(n)]


def groups(word, statistic):
    """Return groups, each with its total or mean below."""
    draw, rows = Random(4), []
    for area in ("north", "south", "east", "west"):
        group = [[area, draw.randint(4, 90), draw.randint(1, 9)] for _ in range(9)]
        rows += [*group, [word, *(statistic(column) for column in [*zip(*group, strict=True)][1:])]]
    return rows


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize(
    "rows",
    [
        [HEARING, *people("Total")],
        [HEARING, *people("Gesamt")],
        [["loss", "age", "visits"], *scores("total")],
        [TRAVEL, *ticks(TRAVEL)],
        [["Bus", "Zug"], *ticks(["bus", "zug"])],
    ],
)
def test_an_answer_that_recurs_is_asked_about(tmp_path, rows, ending):
    path = write(tmp_path / f"a{ending}", rows)
    found = preview(path, ReadingLayout(header_row=1))
    assert "footers" in found.layout.unanswered
    asked = next(each for each in found.questions if each.key == "footers")
    assert asked.answers[0].settings == (("footers", "read"),)


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize(
    "rows",
    [
        [HEARING, *people("Severe"), ["Total", "", "", 4012]],
        [HEARING, *people("Severe"), ["Total", "both", "", 4012]],
        [["area", "age", "visits"], *groups("Total", sum)],
        [["area", "age", "visits"], *groups("Mean", lambda column: round(sum(column) / len(column), 1))],
        [["area", "age", "visits"], *groups("", sum)[:40:10], *groups("Total", lambda _: "")],
        [HEARING, *people("Severe"), HEARING, *people("Mild")],
        [TRAVEL, *ticks(["a", "b", "c"]), TRAVEL, *ticks(["a", "b", "c"])],
        [TRAVEL, *ticks(["a", "b", "c"]), TRAVEL, *ticks(["a", "b", "c"]), ["bus", "b", "c"]],
    ],
)
def test_totals_and_names_once_more_are_left_out(tmp_path, rows, ending):
    path = write(tmp_path / f"a{ending}", rows)
    found = preview(path, ReadingLayout(header_row=1))
    assert found.layout.footers == "skip"
