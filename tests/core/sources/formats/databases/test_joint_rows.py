"""A query or view by which one person decides about rows of others is asked about; filters and joins are not."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import duckdb
import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview

VIEWS = {
    "top": "SELECT * FROM people ORDER BY age DESC LIMIT 20",
    "of_top": 'SELECT sex, age FROM "TOP" WHERE age > 3',
    "once": "SELECT DISTINCT sex, age FROM people",
    "ranked": "SELECT *, row_number() OVER (ORDER BY age) AS rank FROM people",
    "adults": "SELECT * FROM people WHERE age >= 18 -- no LIMIT",
    "of_adults": 'SELECT sex, age AS "limit" FROM adults',
    "codes": "SELECT p.sex, c.label FROM people p JOIN code c ON p.sex = c.code WHERE c.label <> 'limit 5'",
    "known": "SELECT * FROM people WHERE age IS DISTINCT FROM 5",
    "days": "SELECT sex, count(DISTINCT age) AS n FROM people GROUP BY sex, age",
}
ASKED = {"top": "LIMIT", "of_top": "LIMIT", "once": "DISTINCT", "ranked": "OVER"}


@pytest.fixture(params=["sqlite", "duckdb"])
def place(request, tmp_path):
    path = tmp_path / f"a.{request.param}"
    link = sqlite3.connect(path) if request.param == "sqlite" else duckdb.connect(str(path))
    with closing(link):
        link.execute("CREATE TABLE people (sex TEXT, age INTEGER)")
        link.executemany("INSERT INTO people VALUES (?, ?)", [["fm"[n % 2], 7 * n % 60] for n in range(90)])
        link.execute("CREATE TABLE code (code TEXT, label TEXT)")
        link.execute("INSERT INTO code VALUES ('f', 'women'), ('m', 'men')")
        for name, statement in VIEWS.items():
            link.execute(f"CREATE VIEW {name} AS {statement}")
        link.commit()
    return str(path)


def said_of(place, **layout):
    seen = preview(place, ReadingLayout(**layout))
    said = [text for text in seen.problems if "The query or view has" in text]
    assert bool(said) == ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("name", VIEWS)
def test_views_and_queries_are_asked_about_by_their_words(place, name):
    word = ASKED.get(name, "")
    for said in (said_of(place, sheet=name), said_of(place, query=VIEWS[name])):
        assert (f"has {word}," in said) if word else not said


def test_the_table_itself_is_not(place):
    assert said_of(place, sheet="people") == ""
