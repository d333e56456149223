"""A column of several answers is not used at first where its answers have columns of their own."""

from __future__ import annotations

import pytest

from core.data.set_aside import Aside
from core.sources.asking.columns import profile

ANSWERS = (("bus", "tram"), ("bus",), ("car", "bus"), ("tram", "car", "bus"), ("car",), ("bus", "tram"), ("tram",))


def written(path, between, named, answers=ANSWERS):
    """Write the question in one column and each answer in one of its own; return why the first is not used."""
    options = sorted({each for given in answers for each in given})
    head = ["age", "transport", *(named.format(each) for each in options)]
    rows = [
        [str(20 + n % 40), between.join(given), *(str(int(each in given)) for each in options)]
        for n, given in enumerate(answers * 12)
    ]
    path.write_text("\n".join(";".join(row) for row in [head, *rows]), encoding="utf-8")
    return profile(path)[1].aside


@pytest.mark.parametrize("between", [" ", ", ", "|"])
@pytest.mark.parametrize("named", ["transport/{}", "transport.{}", "transport_{}", "transport [{}]"])
def test_it_stands_apart(tmp_path, between, named):
    assert written(tmp_path / "a.csv", between, named) is Aside.APART


@pytest.mark.parametrize("named", ["{}", "mode/{}"])
def test_other_names_tell_nothing(tmp_path, named):
    assert written(tmp_path / "a.csv", " ", named) is Aside.NONE


def test_one_answer_a_cell_is_no_question_of_several(tmp_path):
    """Columns 0/1 beside it are its dummies: which of both is wanted is up to the owner."""
    assert written(tmp_path / "a.csv", " ", "transport_{}", (("bus",), ("tram",), ("car",))) is Aside.NONE


def test_a_cell_with_something_else_says_more_than_the_columns_do(tmp_path):
    path = tmp_path / "a.csv"
    assert written(path, " ", "transport/{}") is Aside.APART
    path.write_text(path.read_text(encoding="utf-8").replace("bus tram;", "bus ferry;"), encoding="utf-8")
    assert profile(path)[1].aside is Aside.NONE


def test_an_answer_within_another_takes_no_longer(tmp_path):
    path = tmp_path / "a.csv"
    long = " ".join(["a"] * 4000)
    path.write_text("q;q/a;q/a a\n" + f"{long} b;1;0\na;1;0\n" * 9, encoding="utf-8")
    assert profile(path)[0].aside is Aside.NONE
