"""DuckDB: tables, views and queries, with ENUMs as lists; nothing is written, loaded or reached outside the file."""

from __future__ import annotations

import duckdb
import pytest

from core.domain.attribute import Provenance
from core.domain.reading_layout import ReadingLayout
from core.errors import DamagedDataFileError, RefusedContentError
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from tests.core.sources.written_files import reading


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "people.duckdb"
    with duckdb.connect(str(path)) as link:
        link.execute("CREATE TYPE mood AS ENUM ('bad', 'fair', 'good')")
        link.execute("CREATE TABLE small (a INTEGER)")
        link.execute("CREATE TABLE people (n INTEGER, mood mood, born DATE, tags INTEGER[], price DECIMAL(5, 2))")
        link.execute("INSERT INTO people VALUES (1, 'good', '2024-01-31', [1], 1.5), (2, 'bad', NULL, [], 2)")
        link.execute("CREATE VIEW good AS SELECT n FROM people WHERE mood = 'good'")
    return path


def of_query(path, query):
    return reading(path, ReadingLayout(query=query))


def test_a_table(people):
    found = reading(people).preview()
    assert found["layout"]["sheet"] == "people"
    assert set(found["sheets"]) == {"small", "people", "good"}
    assert found["first"] == [["1", "good", "2024-01-31", "1.5"], ["2", "bad", "", "2"]]
    (left_out,) = found["problems"]
    assert "Column “tags” is left out" in left_out


def test_it_may_be_called_as_other_databases(people):
    assert reading(people.rename(people.with_suffix(".db"))).preview()["n_rows"] == 2


def test_an_enum_is_a_list_in_its_order(people):
    mood = propose(profile(people)[1])
    assert (mood.categories, mood.provenance) == (("bad", "fair", "good"), Provenance.CODE_LIST)


def test_a_view_and_a_query(people):
    assert reading(people, ReadingLayout(sheet="good")).preview()["first"] == [["1"]]
    found = of_query(people, "SELECT n * 2 AS twice, mood FROM people ORDER BY n DESC; ; -- done; indeed")
    assert found.preview()["headers"] == ["twice", "mood"]
    assert found.preview()["first"] == [["4", "bad"], ["2", "good"]]
    assert found.preview()["n_rows"] == 2


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("DELETE FROM people", "no single SELECT"),
        ("SELECT 1; SELECT 2", "no single SELECT"),
        ("INSTALL httpfs", "no single SELECT"),
        ("SELECT * FROM read_csv('/etc/passwd')", "disabled"),
        ("SELECT * FROM sniff_csv('/etc/passwd')", "asks for what is not in the database"),
        ("SELECT * FROM people ORDER BY random()", "“random” gives other rows"),
        ("SELECT * FROM people USING SAMPLE 1", "“sample” gives other rows"),
        ("SELECT *, now() FROM people", "“now” gives other rows"),
        ("SELECT nothing FROM people", "nothing"),
        ("SELECT FROM WHERE", "cannot be read"),
        ("SELECT * FROM profile", "cannot be read"),
    ],
)
def test_what_is_no_query(people, query, words):
    before = people.read_bytes()
    with pytest.raises(RefusedContentError, match=words):
        of_query(people, query).profile()
    assert people.read_bytes() == before


def test_a_value_that_stops_a_query_is_not_told(people):
    with pytest.raises(RefusedContentError, match="a value does not fit") as caught:
        of_query(people, "SELECT CAST(mood AS INTEGER) AS m FROM people").profile()
    assert "bad" not in str(caught.value)


def test_damage_is_noticed(people):
    content = bytearray(people.read_bytes())
    for place in range(8192, len(content), 97):
        content[place] ^= 1
    people.write_bytes(content)
    with pytest.raises(DamagedDataFileError):
        reading(people).profile()


def test_changes_that_wait_beside_the_database_are_told(people):
    people.with_name(people.name + ".wal").write_bytes(b"x")
    with pytest.raises(RefusedContentError, match="changes to the database wait in"):
        reading(people)


def test_types_that_arrow_has_no_place_for_are_read_as_they_are_written(people):
    written = ("-5::BIGNUM", "340282366920938463463374607431768211455::UHUGEINT", "'101'::BIT", "INTERVAL 3 DAY")
    found = of_query(people, f'SELECT {", ".join(written)}, \'12:00:00+02\'::TIMETZ AS "at""", 7 AS n').preview()
    assert found["first"] == [["-5", "340282366920938463463374607431768211455", "101", "3 days", "12:00:00+02", "7"]]
    assert found["headers"][4:] == ['at"', "n"]
