"""SQLite: tables, views and queries, read only; what a query may not do, and what would be read wrong."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import (
    DamagedDataFileError,
    MalformedRecordError,
    MissingSheetError,
    RefusedContentError,
    TooMuchTimeError,
    UnpinnedLayoutError,
)
from core.sources.asking.pins import check_pinned
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows
from core.sources.formats.databases import sqlite
from tests.core.sources.written_files import reading, write_text

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
ROWS = [("f", 30, "2024-01-31", None), ("m", 2**60, "x", b"\xff\x00"), ("f", 1.5, "", b"text")]


@pytest.fixture
def people(tmp_path):
    path = tmp_path / "data base #1?.sqlite"
    with closing(sqlite3.connect(path)) as link:
        link.execute('CREATE TABLE "small one" (a)')
        link.execute("CREATE TABLE people (sex TEXT, age INTEGER, born DATE, more BLOB)")
        link.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", ROWS)
        link.execute("CREATE VIEW women AS SELECT age FROM people WHERE sex = 'f'")
        link.commit()
    return path


def of_query(path, query):
    return reading(path, ReadingLayout(query=query))


def test_every_type_of_cell(people):
    found = reading(people).preview()
    assert found["sheets"] == ("small one", "people", "women")
    assert found["layout"]["sheet"] == "people"
    assert found["first"] == [["f", "30", "2024-01-31", ""], ["m", str(2**60), "x", "0xff00"], ["f", "1.5", "", "text"]]


def test_a_view_and_a_table_that_is_not_there(people):
    assert reading(people, ReadingLayout(sheet="women")).preview()["first"] == [["30"], ["1.5"]]
    with pytest.raises(MissingSheetError, match="no sheet or table called “men”"):
        reading(people, ReadingLayout(sheet="men"))


@pytest.mark.parametrize(
    "query",
    [
        "SELECT sex, age AS years FROM people WHERE age < 100",
        "select sex, age years from people where age < 100 ;\n",
        "select sex, age years from people where age < 100 and sex <> 'now;' ; ; -- done; indeed",
        "WITH young AS (SELECT * FROM people WHERE age < 100) SELECT sex, age AS years FROM young -- and no more",
    ],
)
def test_a_query(people, query):
    found = of_query(people, query)
    assert found.preview()["headers"] == ["sex", "years"]
    assert found.preview()["first"] == [["f", "30"], ["f", "1.5"]]
    assert found.grid.source.last(1) == [("f", 1.5)]
    assert (found.preview()["n_rows"], found.grid.source.sheet_words) == (2, ", query")
    layout = ReadingLayout(query=query, header_row=1)
    check_pinned(people, layout, (SEX,))
    assert read_rows(ReadRequest(people, layout, (SEX,), ProtectedUnit())).n_rows == 2


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("DELETE FROM people", "cannot be read"),
        ("UPDATE people SET age = 1 RETURNING age", "cannot be read"),
        ("SELECT 1; SELECT 2", "cannot be read"),
        ("ATTACH 'other.db' AS other", "cannot be read"),
        ("PRAGMA query_only = OFF", "cannot be read"),
        ("SELECT load_extension('x')", "not authorized"),
        ("SELECT * FROM people ORDER BY random()", "random"),
        ("SELECT current_date", "not authorized"),
        ("SELECT date('now') AS day FROM people", "“now” gives other rows each time"),
        ("SELECT datetime( ) AS day FROM people", "“now” gives other rows each time"),
        ("SELECT sex FROM people; -- done\nDELETE FROM people", "cannot be read"),
        ("SELECT height FROM people", "no such column: height"),
        ("SELECT ? FROM people", "cannot be read"),
        ("", "cannot be read"),
        (") UNION SELECT (1", "cannot be read"),
    ],
)
def test_what_is_no_query(people, query, words):
    before = people.read_bytes()
    with pytest.raises(RefusedContentError, match=words):
        of_query(people, query).profile()
    assert people.read_bytes() == before
    assert sorted(each.name for each in people.parent.iterdir()) == [people.name]


def test_a_query_for_a_file_that_is_no_database(tmp_path):
    with pytest.raises(RefusedContentError, match="the file is no database"):
        of_query(write_text(tmp_path / "a.csv", "a\n1\n"), "SELECT 1")


def test_a_release_wants_table_or_query_in_the_plan(people):
    with pytest.raises(UnpinnedLayoutError, match='sheet = "people"'):
        check_pinned(people, ReadingLayout(), (SEX,))


def test_changes_that_wait_beside_the_database_are_told(people):
    people.with_name(people.name + "-wal").write_bytes(b"x")
    with pytest.raises(RefusedContentError, match="changes to the database wait in"):
        reading(people)


def test_a_database_in_wal_mode_that_was_closed(people):
    with closing(sqlite3.connect(people)) as link:
        link.execute("PRAGMA journal_mode = WAL")
        link.execute("INSERT INTO people VALUES ('f', 1, '', NULL)")
        link.commit()
    assert reading(people).preview()["n_rows"] == 4


def test_an_endless_query_ends(people, monkeypatch):
    monkeypatch.setattr(sqlite, "SECONDS", 0.05)
    with pytest.raises(TooMuchTimeError):
        of_query(
            people, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 0"
        ).preview()


def test_a_text_that_is_none_is_told_without_it(tmp_path):
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as link:
        link.execute("CREATE TABLE t (a)")
        link.execute("INSERT INTO t VALUES ('Smith')")
        link.execute("INSERT INTO t VALUES (CAST(x'536d697468ff' AS TEXT))")
        link.commit()
    with pytest.raises(MalformedRecordError, match="a text is not written in the encoding") as caught:
        reading(path).profile()
    assert "Smith" not in str(caught.value)


@pytest.mark.parametrize("cut", [30, 2000, 4096])
def test_a_damaged_database(people, cut):
    people.write_bytes(people.read_bytes()[:cut])
    with pytest.raises((DamagedDataFileError, RefusedContentError)):
        reading(people).profile()


def test_a_database_without_tables(tmp_path):
    with closing(sqlite3.connect(tmp_path / "a.db")) as link:
        link.execute("PRAGMA user_version = 1")
    with pytest.raises(RefusedContentError, match="the database has no table"):
        reading(tmp_path / "a.db")


@pytest.mark.parametrize(
    ("select", "are_asked"),
    [
        ("SELECT * FROM people", False),
        ("SELECT town, age, sex FROM people ORDER BY age", False),
        ("SELECT * FROM people WHERE age > 30", True),
        ("SELECT age, sex, town, age / 10 AS decade FROM people", True),
        ("SELECT age, sex, town FROM others", True),
    ],
)
def test_a_view_of_all_rows_of_the_table_is_no_other_table(tmp_path, select, are_asked):
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as link, link:
        for name in ("people", "others"):
            link.execute(f"CREATE TABLE {name} (age INTEGER, sex TEXT, town TEXT)")
        link.executemany(
            "INSERT INTO people VALUES (?, ?, ?)", [(20 + n % 40, "fm"[n % 2], "abc"[n % 3]) for n in range(60)]
        )
        link.execute("INSERT INTO others SELECT * FROM people LIMIT 20" if "others" in select else "SELECT 1")
        link.execute(f"CREATE VIEW adults AS {select}")
    seen = preview(str(path))
    told = " ".join(each.text for each in seen.questions)
    assert ("adults" in told) is are_asked


def test_a_geopackage_is_such_a_database(tmp_path):
    path = tmp_path / "trees.gpkg"
    with closing(sqlite3.connect(path)) as link:
        link.execute("CREATE TABLE gpkg_contents (table_name TEXT, data_type TEXT)")
        link.execute("INSERT INTO gpkg_contents VALUES ('trees', 'features')")
        link.execute("CREATE TABLE trees (fid INTEGER, geom BLOB, kind TEXT)")
        link.executemany("INSERT INTO trees VALUES (?, ?, ?)", [(n, b"GP\x00", "oak") for n in range(9)])
        link.commit()
    assert (preview(path).layout.sheet, preview(path).n_rows) == ("trees", 9)
