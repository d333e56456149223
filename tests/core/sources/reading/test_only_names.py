"""People who gave nothing but their names are records, where most rows are such; notes are asked about."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from core.sources.question import DETECT

FIRST = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")
FAMILIES = ("Koch", "Bauer", "Klein", "Braun", "Richter", "Weber", "Fischer", "Lange")


def questions(path, header, rows):
    path.write_text("\n".join(map(",".join, [header, *rows])) + "\n")
    return [question.key for question in preview(path, DETECT).questions]


def people(n, every):
    rows = [[f"{FIRST[row % 7]} {FAMILIES[row % 8]}", "", ""] for row in range(n)]
    return [[row[0], "yes", "2"] if place % every == 0 else row for place, row in enumerate(rows)]


@pytest.mark.parametrize("header", ["Name", "Teilnehmer", "Full name"])
def test_a_list_to_sign_up_that_most_have_yet_to_fill_in_is_not_asked_about(tmp_path, header):
    assert questions(tmp_path / "a.csv", [header, "Coming", "Guests"], people(40, 3)) == []


def test_few_names_alone_other_words_and_other_columns_are_asked_about(tmp_path):
    few = [row if row[1] else [row[0], "no", "0"] for row in people(40, 3)]
    few[4] = [few[4][0], "", ""]
    assert questions(tmp_path / "a.csv", ["Name", "Coming", "Guests"], few) == ["doubtful_rows"]
    noted = [*people(40, 3), ["Please answer soon", "", ""]]
    assert questions(tmp_path / "b.csv", ["Name", "Coming", "Guests"], noted) == ["doubtful_rows"]
    assert questions(tmp_path / "c.csv", ["Place", "Coming", "Guests"], people(40, 3)) == ["doubtful_rows"]
