"""Answers written in another way from a row on are asked about; sorted files and nested groups are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, cells):
    write(path, [["number", "answer"], *([n, cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    said = [text for text in seen.problems if "other answers from row" in text or "as many codes as words" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def drawn(values, n, seed=1):
    draw = Random(seed)
    return [draw.choice(values) for _ in range(n)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["Maschio", "Femmina"], [1, 2]),
        (["Erkek", "Kadın"], ["E", "K"]),
        (["no", "a little", "much"], [0, 1, 2]),
        (["agree", "disagree", "neither", "don’t know"], [1, 2, 3, 4]),
    ],
)
@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_answers_in_another_way_from_a_row_on_are_asked_about(tmp_path, one, other, ending):
    assert "from row 52 on" in asked(tmp_path / f"a{ending}", drawn(one, 50) + drawn(other, 40))
    assert "from row 42 on" in asked(tmp_path / f"b{ending}", drawn(other, 40) + drawn(one, 50))


@pytest.mark.parametrize(("one", "other"), [([1, 2], [0, 1]), ([0, 1], [1, 2]), ([1, 2, 3, 4, 5], [0, 1, 2, 3, 4])])
def test_codes_that_begin_elsewhere_from_a_row_on_are_asked_about(tmp_path, one, other):
    cells = drawn(one, 90) + drawn(other, 90)
    assert "other answers from row" in asked(tmp_path / "a.csv", cells)
    assert asked(tmp_path / "b.csv", drawn([*{*one, *other}], 180)) == ""
    assert asked(tmp_path / "c.csv", sorted(cells)) == ""


def asked_beside(path, cells, sexes):
    rows = zip(sexes, cells, strict=True)
    write(path, [["number", "sex", "answer"], *([n, sex, cell] for n, (sex, cell) in enumerate(rows))])
    return " ".join(text for text in preview(path).problems if "other answers from row" in text)


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (["ledig", "verheiratet", "geschieden"], ["single", "married", "divorced"]),
        (["Bayern", "Berlin", "Hessen"], ["BY", "BE", "HE"]),
        ([20, 30, 40, 60], [32, 48, 64, 97]),
    ],
)
def test_as_many_other_answers_from_a_row_on_are_asked_about(tmp_path, one, other, ending):
    cells, sexes = drawn(one, 120) + drawn(other, 110), drawn("fm", 230, seed=5)
    assert "from row 122 on" in asked_beside(tmp_path / f"a{ending}", cells, sexes)


@pytest.mark.parametrize(
    ("cells", "sexes"),
    [
        (drawn(["Rot", "Blau", "Grün"], 230), drawn("fm", 230)),
        (sorted(drawn(["Rot", "Blau", "Grün", "Gelb"], 230)), drawn("fm", 230)),
        (drawn(["Rot", "Blau"], 120) + drawn(["Gelb", "Grün"], 110), ["f"] * 120 + ["m"] * 110),  # of two groups
        (drawn(["Ward A", "Ward B"], 120) + drawn(["Ward C", "Ward D"], 110), drawn("fm", 230)),
        (drawn(["Rot", "Blau"], 120) + drawn(["Gelb", "Grün", "Weiß"], 110), drawn("fm", 230)),
    ],
)
def test_answers_of_groups_are_not(tmp_path, cells, sexes):
    assert asked_beside(tmp_path / "a.csv", cells, sexes) == ""


@pytest.mark.parametrize("values", [["male", "female", "1", "2"], ["very bad", "bad", "good", "0", "1", "2"]])
def test_codes_among_as_many_words_are_asked_about(tmp_path, values):
    assert "beside" in asked(tmp_path / "a.csv", drawn(values, 90))


@pytest.mark.parametrize(
    "cells",
    [
        drawn(["Maschio", "Femmina"], 90),
        ["K"] * 20 + ["PK"] * 20 + ["1"] * 20 + ["2"] * 20,  # sorted
        drawn(["Ward A", "Ward B"], 40) + drawn(["Ward C", "Ward D"], 40),  # of two hospitals
        drawn(["Maschio", "Femmina"], 40) + drawn(["1", "3"], 40),
        drawn(["none", "one"], 40) + drawn(["2", "3", "4"], 40),
        drawn(["male", "female", "M", "F"], 90),
        drawn(["K", "PK", "1", "2"], 90),
        drawn(["none", "1", "2", "3 or more"], 90),
        drawn(["none", "1", "2", "3"], 90),
    ],
)
def test_others_are_not(tmp_path, cells):
    assert asked(tmp_path / "a.csv", cells) == ""
