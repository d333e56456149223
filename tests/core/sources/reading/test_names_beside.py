"""Names that stand one column beside their values are asked about; names of other things are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 48
FIRST = ("Anna", "Paul", "Laura", "Max", "Emma", "Felix", "Nina", "Peter", "Clara", "Hugo")
VALUES = {
    "sex": ["mf"[n % 2] for n in range(N)],
    "sexe": [("Femme", "Homme")[n * n % 5 % 2] for n in range(N)],
    "age": [20 + n * 7 % 41 for n in range(N)],
    "height": [150 + n * 11 % 43 for n in range(N)],
    "metres": [1.5 + n * 11 % 43 / 100 for n in range(N)],
    "weight": [50 + n * 5 % 37 + 0.5 for n in range(N)],
    "smoker": [("yes", "no", "former")[n * n % 3] for n in range(N)],
    "town": [("Bonn", "Köln", "Trier", "Mainz")[n * n % 7 % 4] for n in range(N)],
    "birth": [f"{1 + n % 28}.{1 + n % 12}.{1950 + n}" for n in range(N)],
    "year": [1940 + n * 7 % 61 for n in range(N)],
    "name": [f"{FIRST[n % 10]} {'ABCDEFG'[n % 7]}olf" for n in range(N)],
    "mail": [f"a{n}@b.org" for n in range(N)],
    "zip": [f"{53111 + n * n}" for n in range(N)],
    "number": [*range(1, N + 1)],
    "group": [("adult", "child")[n * n % 3 % 2] for n in range(N)],
    "score": [n * 13 % 17 for n in range(N)],
}


def told(path, named):
    """Return what is said of a table, of which each name has the values that are known under another word."""
    write(path, [[*named], *map(list, zip(*(VALUES[key] for key in named.values()), strict=True))])
    seen = preview(path)
    said = [text for text in seen.problems if "beside their values" in text or "to be exchanged" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet", "sqlite"])
def test_names_one_column_to_the_right_are_asked_about(tmp_path, suffix):
    named = {"Nr": "sexe", "Sexe": "age", "Âge": "height", "Taille": "weight", "Poids": "smoker", "Fumeur": "town"}
    said = told(tmp_path / f"a.{suffix}", named)
    assert "one column beside their values, such as “Sexe”, “Âge”, “Poids”." in said


@pytest.mark.parametrize(
    "named",
    [
        {"Geschlecht": "age", "Alter": "height", "Größe": "weight", "Gewicht": "town", "Ort": "smoker", "x": "sex"},
        {"Name": "number", "Geschlecht": "name", "Alter": "sex", "Gewicht": "age"},
        {"Name": "zip", "E-Mail": "name", "PLZ": "mail", "Ort": "zip"},
        {"Sex": "age", "Date of birth": "sex", "Town": "birth", "Score": "town"},
        {"no": "sex", "gender": "year", "remark": "town"},
        {"Płeć": "name", "Wiek": "sex", "Waga": "age", "Miasto": "weight"},
        {"age": "age", "height": "score", "sex": "weight", "remarks": "sex"},
    ],
)
def test_each_way_is_told(tmp_path, named):
    assert "one column beside their values" in told(tmp_path / "a.csv", named)


@pytest.mark.parametrize(
    "named",
    [
        {"sex": "age", "age": "sexe", "town": "town"},
        {"Name": "age", "town": "town", "Alter": "name"},
        {"E-Mail": "name", "town": "town", "Name": "mail"},
        {"Größe": "age", "x": "town", "Alter": "height"},
        {"PLZ": "town", "Ort": "zip", "age": "age"},
        {"Geburtsdatum": "sex", "Geschlecht": "birth", "score": "score"},
    ],
)
def test_exchanged_names_are_told(tmp_path, named):
    assert "to be exchanged" in told(tmp_path / "a.csv", named)


@pytest.mark.parametrize(
    "named",
    [
        {"Sexe": "sexe", "Âge": "age", "Taille": "height", "Poids": "weight", "Fumeur": "smoker"},
        {"name": "name", "e-mail": "mail", "zip": "zip", "town": "town", "birth": "birth"},
        {"age": "group", "score": "score", "sex": "sex"},
        {"age": "year", "sex": "sex", "town": "town"},
        {"age": "weight", "height": "height", "weight": "score"},
        {"sex": "smoker", "age": "age", "town": "sex"},
        {"name": "number", "title": "name", "age": "age"},
        {"name": "number", "code": "score", "sex": "sex", "age": "group"},
        {"x": "sex", "y": "age", "z": "town"},
        {"sex": "sex", "age": "age", "Größe": "metres"},
        {"Ort": "zip", "PLZ": "zip", "age": "age"},
        {"age": "height", "height": "height", "town": "town"},
    ],
    ids=[
        *("tidy", "more", "groups", "births", "sizes", "answers", "numbers", "codes", "nothing said"),
        *("metres", "towns", "twice"),
    ],
)
def test_others_are_not(tmp_path, named):
    assert told(tmp_path / "a.csv", named) == ""
