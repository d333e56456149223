"""PostgreSQL: a query or a view calls only what reads, and gives equal rows each time, whatever its names."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import RefusedContentError
from tests.core.sources.written_files import reading

VIEWS = {
    "numbers": ("SELECT random() AS r", "“random” gives other rows each time"),
    "over": ("SELECT * FROM trick.numbers", "“random” gives other rows each time"),
    "today": ("SELECT current_date AS d", "“today” gives other rows each time"),
    "since": ("SELECT age(d) AS d FROM trick.days", "“age” gives other rows each time"),
    "part": ("SELECT * FROM trick.days TABLESAMPLE SYSTEM (50)", "“part” gives other rows each time"),
    "reset": ("SELECT 1 AS a WHERE pg_stat_reset/**/() IS NULL", "“pg_stat_reset”"),
    "file": ("SELECT lo_export/**/(1, '/tmp/x') AS a", "“lo_export”"),
    "wrapped": ("SELECT trick.steady(1) AS a", "“steady” is a function of the database’s own"),
    "signed": ("SELECT 1 OPERATOR(trick.<+>) 2 AS a", "“plus” is a function of the database’s own"),
    "sessions": (
        "SELECT count(*) AS n FROM pg_stat_activity",
        "“pg_stat_activity” is a view of the server’s own state",
    ),
    "settings": ("SELECT current_setting('port') AS a", "“current_setting”"),
    "foreign_rows": ("SELECT * FROM trick.away", "“away” is a table of another server"),
}
MADE = [
    "CREATE SCHEMA trick",
    "CREATE TABLE trick.days AS SELECT date '2024-01-01' AS d, date '2024-03-01' AS e, 1 AS random",
    "CREATE TYPE trick.pair AS (a integer, b integer)",
    "CREATE TABLE trick.pairs AS SELECT (1, 2)::trick.pair AS p",
    "CREATE FUNCTION trick.steady(integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN 1; END'",
    "CREATE FUNCTION trick.first(trick.pair) RETURNS integer LANGUAGE sql STABLE AS 'SELECT 1'",
    "CREATE FUNCTION trick.plus(integer, integer) RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 1'",
    "CREATE OPERATOR trick.<+> (LEFTARG = integer, RIGHTARG = integer, FUNCTION = trick.plus)",
    "CREATE FOREIGN DATA WRAPPER nothing",
    "CREATE SERVER other FOREIGN DATA WRAPPER nothing",
    "CREATE FOREIGN TABLE trick.away (a integer) SERVER other",
    "CREATE VIEW trick.harmless AS SELECT to_char(d, 'Y') y, age(e, d)::text, count(*) n FROM trick.days GROUP BY d, e",
    "CREATE MATERIALIZED VIEW trick.kept AS SELECT trick.steady(1) AS a, random() AS b",
    *(f"CREATE VIEW trick.{name} AS {select}" for name, (select, _) in VIEWS.items()),
]


@pytest.fixture(scope="module")
def place(server):
    server.run("CREATE DATABASE tricks")
    server.run(*MADE, database="tricks")
    return server.address("tricks")


@pytest.mark.parametrize("view", VIEWS)
def test_a_view_that_is_refused(place, view):
    for layout in (ReadingLayout(sheet=f"trick.{view}"), ReadingLayout(query=f'TABLE "trick".{view}')):
        with pytest.raises(RefusedContentError, match=VIEWS[view][1]):
            reading(place, layout)


@pytest.mark.parametrize("view", ["harmless", "kept"])
def test_a_view_that_is_read(place, view):
    assert reading(place, ReadingLayout(sheet=f"trick.{view}")).preview()["n_rows"] == 1
    assert reading(place, ReadingLayout(query=f"TABLE trick.{view}")).preview()["n_rows"] == 1


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("SELECT pg_stat_reset/* */()", "“pg_stat_reset”"),
        ("SELECT lo_export -- to a file\n(1, '/tmp/x')", "“lo_export”"),
        ("SELECT \"lo_export\"(1, '/tmp/x')", "“lo_export”"),
        ("SELECT U&\"lo\\005fexport\"(1, '/tmp/x')", "begins an escape"),
        ("SELECT E'a'\n'\\'' || lo_export(1, '/tmp/x') || ' '", "begins an escape"),
        ("SELECT /* /* */ random() */ 1", "begins an escape"),
        ("SELECT a→$q$, lo_export(1, '/tmp/x') AS $q$ FROM x", "“lo_export”"),
        ("SELECT trick.steady(1)", "“steady” is a function of the database’s own"),
        ("SELECT pairs.p.first FROM trick.pairs", "“first” is a function of the database’s own"),
        ("SELECT (p).first FROM trick.pairs", "“first” is a function of the database’s own"),
        ("SELECT 1 OPERATOR(trick.<+>) 2", "“plus” is a function of the database’s own"),
        ("SELECT * FROM trick.away", "“away” is a table of another server"),
        ("SELECT d FROM trick.days WHERE d < date 'today'", "“now”"),
        ("SELECT age(d) FROM trick.days", "“age”"),
        ("SELECT age((d)), age(e, d) FROM trick.days", "“age”"),
        ("SELECT d FROM trick.days FOR UPDATE", "it would write"),
    ],
)
def test_a_query_that_is_refused(place, query, words):
    with pytest.raises(RefusedContentError, match=words):
        reading(place, ReadingLayout(query=query)).preview()


@pytest.mark.parametrize(
    "query",
    [
        "SELECT age(e, d)::text FROM trick.days",
        "SELECT 'now(), current_date; random()' AS a, $$pg_sleep(1)$$ AS b FROM trick.days",
        "SELECT d FROM trick.days; -- the days, not now()",
        "SELECT random, 'today' AS day FROM trick.days",
        'SELECT "current_user" FROM trick.days AS x("current_user")',
        "SELECT to_char(d, 'YYYY'), date_trunc('year', d), round(1.5, 1), d + 1, d IN (d, e) FROM trick.days",
    ],
)
def test_a_query_that_is_run(place, query):
    assert reading(place, ReadingLayout(query=query)).preview()["n_rows"] == 1
