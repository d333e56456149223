"""A table whose column says what another one holds is asked about; orders, visits and kinds of schools are not."""

from __future__ import annotations

from random import Random

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, names, rows):
    write(path, [names, *map(list, rows)])
    seen = preview(path)
    said = [text for text in seen.problems if "seems to differ from row to row" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


def told(names, n_persons=40):
    draw = Random(5)
    of = {
        "age": lambda: draw.randint(18, 80),
        "sex": lambda: draw.choice("mf"),
        "weight": lambda: draw.randint(50, 99),
        "city": lambda: draw.choice(["Bonn", "Köln"]),
    }
    return [(person, name, of[name]()) for person in range(n_persons) for name in names]


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
def test_numbers_and_words_told_by_another_column_are_asked_about(tmp_path, ending):
    said = asked(tmp_path / f"a{ending}", ["who", "what", "answered"], told(["age", "sex", "city"]))
    assert "“answered”" in said
    assert "“what”" in said


def test_numbers_alone_are_asked_about_if_the_names_say_so(tmp_path):
    rows = told(["age", "weight"])
    assert "“Wert”" in asked(tmp_path / "a.csv", ["Person", "Merkmal", "Wert"], rows)
    assert asked(tmp_path / "b.csv", ["order", "item", "value"], rows) == ""


@pytest.mark.parametrize(
    ("names", "row"),
    [
        (["child", "school", "grade"], lambda n: (n, "nursery" if n % 3 else "primary", "N" if n % 3 else 1 + n % 4)),
        (["who", "visit", "weight"], lambda n: (n // 2, ["first", "second"][n % 2], 50 + 7 * n % 40)),
        (["house", "postcode", "in"], lambda n: (n // 2, f"W{n} 1AA" if n % 2 else 50667 + n, ["Bonn", "York"][n % 2])),
        (["who", "city", "remark"], lambda n: (n, ["Bonn", "Köln"][n % 2], "none" if n % 5 else 7)),
    ],
)
def test_others_are_not(tmp_path, names, row):
    assert asked(tmp_path / "a.csv", names, [row(n) for n in range(120)]) == ""


MEASURED = {"height_cm": (150, 200), "weight_kg": (50, 110), "sbp": (100, 170)}


def measured(draw, names):
    return [(name, draw.randrange(*MEASURED[name])) for name in names]


@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".parquet"])
@pytest.mark.parametrize("names", [["measure", "value"], ["Parameter", "Wert"], ["variable", "result"]])
def test_measurements_in_turn_are_asked_about_without_a_person(tmp_path, ending, names):
    assert asked(tmp_path / f"a{ending}", names, measured(Random(1), 80 * [*MEASURED]))


def test_so_are_those_of_which_some_are_missing(tmp_path):
    draw = Random(2)
    rows = measured(draw, [name for name in 80 * [*MEASURED] if draw.random() < 0.8])
    assert asked(tmp_path / "a.csv", ["measure", "value"], rows)


@pytest.mark.parametrize(
    ("names", "row"),
    [
        (["question", "answer"], lambda draw: (draw.choice("abc"), draw.choice("yn"))),
        (["question", "answer"], lambda draw: (draw.choice("abc"), draw.randint(1, 10))),
        (["sex", "value"], lambda draw: (draw.choice("fm"), draw.randint(150, 200))),
        (["product", "value"], lambda draw: (name := draw.choice([*MEASURED]), draw.randrange(*MEASURED[name]))),
    ],
    ids=["words", "points", "sex", "product"],
)
def test_answers_of_persons_asked_one_question_each_are_not(tmp_path, names, row):
    draw = Random(3)
    assert asked(tmp_path / "a.csv", names, [row(draw) for _ in range(200)]) == ""
