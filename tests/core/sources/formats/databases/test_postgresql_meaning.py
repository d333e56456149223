"""PostgreSQL: what a table says does not depend on settings of the server, names of the owner's, or wrapped types."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.location import location_of
from core.domain.marginal import Marginal
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout
from core.errors import RefusedContentError, TooMuchTimeError
from core.sources.asking.records import RowSource
from core.sources.formats.databases import postgresql_link
from core.sources.formats.databases.postgresql_link import PostgresqlLink
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import reading

PINNED = {"header_row": 1, "decimal": ".", "thousands": "", "dates": DateOrder.YEAR_FIRST}
CANARY = "Zwölfboxkämpfer"
FAILS = """
    CREATE FUNCTION fails(pg_catalog.text) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS
    'BEGIN RAISE EXCEPTION ''prepare %'', $1 USING ERRCODE = ''42883''; END'
"""
MADE = [
    "CREATE DOMAIN once AS real",
    "CREATE DOMAIN twice AS once",
    "CREATE DOMAIN answer AS boolean",
    "CREATE DOMAIN sure AS answer",
    "CREATE TABLE wrapped (plain real, packed twice, yes sure, n numeric, f float8)",
    "INSERT INTO wrapped VALUES (0.7, 0.7, true, 'NaN', '-Infinity')",
    "CREATE TYPE bpchar AS ENUM ('a')",
    "CREATE TABLE listed (kind public.bpchar)",
    "INSERT INTO listed VALUES ('a')",
    "CREATE FUNCTION to_char(timestamp, pg_catalog.text) RETURNS pg_catalog.text IMMUTABLE LANGUAGE sql AS 'SELECT 1'",
    "CREATE FUNCTION count() RETURNS pg_catalog.int8 IMMUTABLE LANGUAGE sql AS 'SELECT 99::pg_catalog.int8'",
    "CREATE TABLE moments AS SELECT timestamptz '2024-06-30 23:00:00+00' AS seen",
    "CREATE VIEW days AS SELECT seen, seen::date AS day FROM moments",
    'CREATE SCHEMA "a.b"',
    "CREATE SCHEMA a",
    'CREATE TABLE "a.b".c AS SELECT 1 AS one',
    'CREATE TABLE a."b.c" AS SELECT 2 AS two',
    "CREATE TABLE nothing ()",
    "CREATE TABLE hidden AS SELECT generate_series(1, 5000) AS n",
    "CREATE TABLE parts (n integer) PARTITION BY RANGE (n)",
    "CREATE TABLE low PARTITION OF parts FOR VALUES FROM (0) TO (500)",
    "CREATE TABLE high PARTITION OF parts FOR VALUES FROM (500) TO (1000)",
    "INSERT INTO parts SELECT generate_series(0, 999)",
    "CREATE TABLE whole AS SELECT generate_series(1, 700) AS n",
    "CREATE TABLE long AS SELECT i, '1' AS v FROM generate_series(1, 100000) AS i",
    f"INSERT INTO long VALUES (1, '{CANARY}')",  # noqa: S608  made up here
    "CREATE VIEW broken AS SELECT i % 2 AS i, v::integer AS v FROM long",
    FAILS,
    "CREATE ROLE reader LOGIN PASSWORD 'Sesam'",
    "GRANT SELECT ON whole, parts, wrapped, moments, days, listed TO reader",
    "ALTER DATABASE meaning SET TimeZone = 'Asia/Tokyo'",
    "ALTER DATABASE meaning SET client_encoding = 'LATIN1'",
    "ALTER DATABASE meaning SET search_path = public, pg_catalog",
    "ANALYZE low, high, whole, hidden",
]


@pytest.fixture(scope="module")
def place(server):
    server.run("CREATE DATABASE meaning")
    server.run(*MADE, database="meaning")
    return server.address("meaning")


def first(place, **layout):
    return reading(place, ReadingLayout(**layout)).preview()["first"]


def test_domains_of_domains_and_numbers_of_half_the_bits(place):
    shown = ["0.7", "0.7", "TRUE", "NaN", "-Infinity"]
    assert first(place, sheet="public.wrapped") == [shown]
    assert first(place, query="SELECT * FROM wrapped") == [shown]


def test_names_of_the_owner_do_not_count_for_ours(place):
    assert first(place, sheet="public.listed") == [["a"]]
    found = reading(place, ReadingLayout(query="SELECT * FROM whole"))
    assert found.preview()["n_rows"] == 700
    assert found.grid.source.when.startswith("20")


def test_a_day_is_one_of_the_databases_zone_and_a_moment_is_utc(place, monkeypatch):
    monkeypatch.setenv("PGTZ", "America/New_York")
    assert first(place, sheet="public.days") == [["2024-06-30 23:00:00+00:00", "2024-07-01"]]


def test_texts_are_utf8_whatever_is_set(place):
    with pytest.raises(RefusedContentError, match=CANARY):
        first(place, query=f'TABLE "{CANARY}"')
    assert first(place, query=f"SELECT '{CANARY} →' AS a") == [[f"{CANARY} →"]]


def test_names_with_dots(place):
    assert first(place, sheet='"a.b".c') == [["1"]]
    assert first(place, sheet='a."b.c"') == [["2"]]


def test_the_table_shown_first_is_the_largest_that_can_be_read(place, monkeypatch):
    assert reading(place).grid.source.layout.sheet == "public.hidden"
    monkeypatch.setenv("PGPASSWORD", "Sesam")
    assert reading(place.replace("owner@", "reader@")).grid.source.layout.sheet == "public.parts"


def test_no_columns_and_no_tables(place, server):
    with pytest.raises(RefusedContentError, match="it has no columns"):
        first(place, sheet="public.nothing")
    server.run("CREATE DATABASE bare")
    with pytest.raises(RefusedContentError, match="no table that this user can see"):
        first(server.address("bare"))


@pytest.mark.parametrize(
    "layout", [{"sheet": "public.broken"}, {"query": "SELECT i % 2 AS i, v::integer AS v FROM long"}]
)
def test_a_fault_amid_the_rows_is_told_once_and_without_a_value(place, layout, monkeypatch):
    read_here(monkeypatch)
    attribute = Attribute("i", Kind.CATEGORIES, ("0", "1"))
    how = ReadingLayout(**layout, **PINNED)
    source = RowSource(location_of(place), how, (attribute,), ProtectedUnit(), marginals=(Marginal((0,)),))
    with pytest.raises(RefusedContentError, match="A value may not fit what the query") as refused:
        source.read(None, bytes(32))
    assert CANARY not in str(refused.value)


def test_too_much_time_amid_the_rows_is_told_as_that(place, monkeypatch):
    read_here(monkeypatch)
    monkeypatch.setattr(postgresql_link, "SECONDS", 0.3)
    monkeypatch.setattr(postgresql_link, "SETTINGS", ("SET LOCAL statement_timeout = '300ms'",))
    how = ReadingLayout(query="SELECT i % 2 AS i FROM whole, generate_series(1, 1000000) AS i", **PINNED)
    attribute = Attribute("i", Kind.CATEGORIES, ("0", "1"))
    source = RowSource(location_of(place), how, (attribute,), ProtectedUnit(), marginals=(Marginal((0,)),))
    with pytest.raises(TooMuchTimeError):
        source.read(None, bytes(32))


@pytest.mark.parametrize(("seconds", "fault"), [(0.0, TooMuchTimeError), (60.0, RefusedContentError)])
def test_time_that_the_driver_takes_by_itself_is_told_as_that(place, monkeypatch, seconds, fault):
    link = PostgresqlLink(place, "")
    with pytest.raises(RefusedContentError):
        link.run("SELECT 1 / 0")
    monkeypatch.setattr(link, "check", lambda: None)  # of a statement of the driver's own we are not told
    monkeypatch.setattr(postgresql_link, "SECONDS", seconds)
    with pytest.raises(fault):
        link.rows("SELECT 1")


def test_a_fault_amid_a_few_rows_of_ours_is_told(place, monkeypatch):
    amid = "SELECT 1 / (100000 - i) FROM pg_catalog.generate_series(1, 200000) AS i"
    for seconds, fault in ((60.0, RefusedContentError), (0.0, TooMuchTimeError)):
        monkeypatch.setattr(postgresql_link, "SECONDS", seconds)
        with pytest.raises(fault):
            PostgresqlLink(place, "").rows(amid)


def test_a_password_is_in_no_words_of_an_address(place):
    for address in (f"{place}?port=x y", f"{place} /"):
        with pytest.raises(RefusedContentError) as refused:
            PostgresqlLink(address, CANARY)
        assert CANARY not in str(refused.value)


def test_words_of_a_function_that_fails_are_kept_back(place):
    link = PostgresqlLink(place, "")
    with pytest.raises(RefusedContentError) as refused:
        link.rows(f"SELECT public.fails('{CANARY}')", runs=True)
    assert CANARY not in str(refused.value)
