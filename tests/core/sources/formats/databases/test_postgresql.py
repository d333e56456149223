"""PostgreSQL: what a table says is what it says as a CSV file, of one moment, by one SELECT that leaves no trace."""

from __future__ import annotations

import os

import pytest

from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.location import location_of
from core.domain.marginal import Marginal
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout
from core.errors import (
    DatabasePasswordError,
    DateOutOfCalendarError,
    MissingSheetError,
    OutsideEdgesError,
    RefusedContentError,
    SeveralValuesError,
)
from core.session.column_proposal import propose
from core.sources.asking.columns import profile
from core.sources.asking.records import RowSource
from core.sources.formats.databases import postgresql_link
from core.sources.formats.databases.postgresql_link import PostgresqlLink
from tests.core.sources.reader_here import read_here
from tests.core.sources.written_files import codes, reading, write_text

PLAIN = {"decimal": ".", "thousands": "", "dates": DateOrder.YEAR_FIRST}
CANARY = "Zwölfboxkämpfer"
NAMES = "n,price,sex,city,born,seen,member,mood,note,who"
TABLE = """
    CREATE TABLE survey.people (n integer, price numeric(12, 2), sex char(3), city varchar(20), born date,
        seen timestamptz, member boolean, mood survey.mood, note text, who uuid)
"""


@pytest.fixture(scope="module")
def people(server, tmp_path_factory):
    """Return the address of a table, and the same rows as a CSV file."""
    rows = list(map(row, range(300)))
    server.run("CREATE DATABASE survey")  # the largest table here is no other test's
    server.run(
        "CREATE SCHEMA survey",
        "CREATE TYPE survey.mood AS ENUM ('bad', 'fair', 'good')",
        TABLE,
        f"INSERT INTO survey.people VALUES {', '.join(map(values, rows))}",  # noqa: S608  made up here
        "CREATE TABLE small (a integer)",
        "CREATE VIEW survey.young AS SELECT n, sex FROM survey.people WHERE n < 20",
        "CREATE TABLE survey.odd (a integer[], j jsonb, r int4range, m money, d survey.code, t time, i inet, b bytea, "
        "f double precision, big numeric)".replace("survey.code", "integer"),
        "INSERT INTO survey.odd VALUES ('{1}', '{}', '[1,2)', 1234.5, 7, '10:00', '10.0.0.1', '\\x01', 'NaN', "
        "12345678901234567890)",
        "CREATE TABLE survey.forever (d date)",
        "INSERT INTO survey.forever VALUES ('2024-01-31'), ('infinity')",
        *(f"CREATE ROLE {name} LOGIN PASSWORD '{PASSWORD}'" for name in ("clerk", "plain")),
        "ANALYZE",
        database="survey",
    )
    lines = [",".join("" if cell is None else cell for cell in each) for each in rows]
    text = write_text(tmp_path_factory.mktemp("csv") / "people.csv", "\n".join([NAMES, *lines]) + "\n")
    return location_of(server.address("survey")), text


PASSWORD = "Sesam"  # noqa: S105  of a server that lives for a minute


def row(n):
    return (
        str(n % 90),
        f"{n % 7}.{n % 4}0",
        "fm"[n % 2],
        ("Leeds", "York", "Ely")[n % 3] if n % 10 else None,
        f"20{n % 24:02}-01-{n % 28 + 1:02}",
        f"2024-05-{n % 30 + 1:02} 23:30:00+00:00",
        ("TRUE", "FALSE")[n % 5 == 0],
        ("bad", "good")[n % 4 == 0],
        CANARY if n == 17 else None,
        f"a0eebc99-9c0b-4ef8-bb6d-6bb9bd38{n:04}",
    )


def values(cells):
    return f"({', '.join('NULL' if cell is None else repr(cell) for cell in cells)})"


def of(place, **layout):
    return reading(place, ReadingLayout(**layout))


def test_equal_proposals(people, monkeypatch):
    read_here(monkeypatch)
    table, text = (list(map(propose, profile(place))) for place in people)
    (mood,) = (each for each in table if each.name == "mood")
    assert (mood.categories, mood.provenance) == (("bad", "fair", "good"), Provenance.CODE_LIST)
    assert [each for each in table if each.name != "mood"] == [each for each in text if each.name != "mood"]
    assert [each.kind for each in table].count(Kind.DATE) == 2


def test_equal_codes_and_counts(people, monkeypatch):
    read_here(monkeypatch)
    address, text = people
    attributes = tuple(propose(each) for each in profile(text) if each.header not in {"note", "who"})
    layout = ReadingLayout(sheet="survey.people", **PLAIN)
    assert codes(address, attributes, layout, "who") == codes(text, attributes, None, "who")
    marginals = tuple(Marginal((axis,)) for axis in range(len(attributes)))
    plain = ReadingLayout(header_row=1, delimiter=",", encoding="utf-8", **PLAIN)
    one, other = (
        RowSource(place, how, attributes, ProtectedUnit(), marginals=marginals).read(None, bytes(32))
        for place, how in ((address, layout), (text, plain))
    )
    assert [one.count(each).tolist() for each in marginals] == [other.count(each).tolist() for each in marginals]
    assert (one.n_rows, one.rows, other.when) == (300, other.rows, "")
    assert one.when.endswith(" UTC")


def test_equal_refusals(people):
    address, text = people
    age = Attribute("n", Kind.NUMBER, edges=(0, 50))
    told = []
    for place, layout in ((address, ReadingLayout(sheet="survey.people")), (text, None)):
        with pytest.raises(OutsideEdgesError) as refused:
            codes(place, [age], layout)
        told.append((refused.value.row, refused.value.column))
    assert told[0] == told[1] == (53, "A (“n”)")


def test_tables_and_views_with_their_schemas(people):
    found = reading(people[0]).preview()
    assert found["layout"]["sheet"] == "survey.people"
    assert {"public.small", "survey.people", "survey.young"} <= set(found["sheets"])
    assert found["n_rows"] == 300
    assert of(people[0], sheet="survey.young").preview()["n_rows"] > 0
    assert of(people[0], sheet="small").grid.source.layout.sheet == "public.small"
    with pytest.raises(MissingSheetError, match="“nobody”"):
        of(people[0], sheet="nobody")


def test_types_that_the_driver_does_not_know(people):
    found = of(people[0], sheet="survey.odd")
    shown = found.preview()
    assert shown["headers"] == ["m", "d", "t", "i", "b", "f", "big"]
    assert shown["first"] == [["1234.5", "7", "10:00:00", "10.0.0.1/32", "0x01", "NaN", "12345678901234567890"]]
    assert len(shown["problems"]) == 3
    with pytest.raises(SeveralValuesError, match="“a”"):
        found.grid.column("a")
    with pytest.raises(DateOutOfCalendarError, match="row 3"):
        of(people[0], sheet="survey.forever").preview()


def test_a_query(people):
    found = of(people[0], query="SELECT n AS a, sex AS a, n * 2 AS b FROM survey.people WHERE n = 3 -- three;\n;")
    assert found.preview()["headers"] == ["a (1)", "a (2)", "b"]
    assert [each[0] for each in found.preview()["first"]] == ["3"] * 4
    assert of(people[0], query="WITH x AS (VALUES (1), (2)) SELECT * FROM x").preview()["n_rows"] == 2


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("DELETE FROM survey.people", "no single SELECT"),
        ("SELECT 1; SELECT 2", "multiple commands"),
        ("WITH x AS (DELETE FROM survey.people RETURNING n) SELECT * FROM x", "data-modifying"),
        ("SELECT n FROM survey.people; DROP TABLE survey.people", "multiple commands"),
        ("SELECT 1) AS x, (SELECT 2", "syntax error"),
        ("SELECT random(), n FROM survey.people", "“random” gives other rows each time"),
        ("SELECT n FROM survey.people TABLESAMPLE SYSTEM (10)", "“tablesample”"),
        ("SELECT now()", "“now”"),
        ("SELECT current_date - born FROM survey.people", "“current_date”"),
        ("SELECT pg_read_file('/etc/passwd')", "“pg_read_file”"),
        ("SELECT nobody FROM survey.people", 'column "nobody" does not exist'),
    ],
)
def test_queries_that_are_refused(people, query, words):
    with pytest.raises(RefusedContentError, match=words):
        of(people[0], query=query)


def test_a_value_that_does_not_fit_is_not_told(people):
    with pytest.raises(RefusedContentError, match="A value may not fit") as refused:
        of(people[0], query="SELECT coalesce(note, '1')::integer AS n FROM survey.people")
    assert CANARY not in str(refused.value)
    assert refused.value.__suppress_context__


def test_one_moment(people, server):
    server.run("CREATE TABLE IF NOT EXISTS moving AS SELECT generate_series(1, 5000) AS n", database="survey")
    found = of(people[0], sheet="moving")
    server.run("INSERT INTO moving VALUES (0)", "DELETE FROM moving WHERE n > 4000", database="survey")
    assert found.grid.n_rows() == 5000  # by another connection, while the first is reading
    assert sum(len(chunk.rows) for chunk in found.grid.records()) == 5000
    assert of(people[0], sheet="moving").grid.n_rows() == 4001


def test_one_select_and_no_value_in_the_log(people, server, monkeypatch):
    read_here(monkeypatch)
    before = server.log.stat().st_size
    sex = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
    layout = ReadingLayout(sheet="survey.people", **PLAIN)
    RowSource(people[0], layout, (sex,), ProtectedUnit(), marginals=(Marginal((0,)),)).read(None, bytes(32))
    log = server.log.read_bytes()[before:].decode()
    assert CANARY not in log
    asked = [line for line in log.splitlines() if " FROM (" in line and "pg_typeof" not in line]
    assert len(asked) == 1
    assert "SELECT c0, c1, c2, c3, c4, c5, c6, c7::pg_catalog.text AS c7" in asked[0]
    assert "ERROR" not in log
    for word in ("count(", "GROUP BY", "WHERE n"):
        assert word not in log


def test_a_table_that_may_not_be_read(people, server):
    clerk = server.address("survey", "clerk")
    with pytest.raises(DatabasePasswordError):
        reading(clerk)
    server.run("GRANT USAGE ON SCHEMA survey TO clerk", database="survey")
    link = PostgresqlLink(clerk, PASSWORD)
    with pytest.raises(RefusedContentError, match="does not let this user read it"):
        link.rows("SELECT * FROM survey.people")


def test_a_table_of_which_some_rows_are_hidden(people, server):
    """Of which rows, its owner's rules may make depend on other rows, or on anything."""
    server.run(
        "CREATE TABLE survey.ward AS SELECT n, n % 2 AS a FROM survey.people",
        "ALTER TABLE survey.ward ENABLE ROW LEVEL SECURITY",
        "CREATE POLICY rule ON survey.ward USING (n > (SELECT count(*) FROM survey.people))",
        "GRANT USAGE ON SCHEMA survey TO clerk",
        "GRANT SELECT ON survey.ward TO clerk",
        "CREATE VIEW survey.seen AS SELECT a FROM survey.ward",
        "ALTER VIEW survey.seen OWNER TO clerk",
        database="survey",
    )
    for layout in ({"sheet": "survey.seen"}, {"query": "SELECT a FROM survey.seen"}):
        with pytest.raises(RefusedContentError, match="or not all of its rows"):
            of(people[0], **layout)
    link = PostgresqlLink(server.address("survey", "clerk"), PASSWORD)
    with pytest.raises(RefusedContentError, match="or not all of its rows"):
        link.schema("SELECT * FROM survey.ward")
    parts = Attribute("a", Kind.CATEGORIES, ("0", "1"))
    (seen,) = codes(people[0], (parts,), ReadingLayout(sheet="survey.ward", **PLAIN))
    assert len(seen) == 300  # whoever runs the server sees all


def test_a_statement_that_takes_too_long(people, monkeypatch):
    monkeypatch.setattr(postgresql_link, "SETTINGS", ("SET LOCAL statement_timeout = '20ms'",))
    link = PostgresqlLink(str(people[0]), "")
    with pytest.raises(postgresql_link.TooMuchTimeError):
        link.rows("SELECT count(*) FROM generate_series(1, 100000000)", runs=True)


ELSEWHERE = "127.1"
"""This computer in letters that are none of its own names: what is sent there is taken to leave it."""


@pytest.mark.parametrize(
    ("setting", "words"), [("", "no encrypted connections"), ("?sslmode=require", "no encrypted connections")]
)
def test_another_computer_is_asked_for_encryption(people, setting, words, monkeypatch):
    address = str(people[0]).replace("127.0.0.1", ELSEWHERE)
    with pytest.raises(RefusedContentError, match=words):
        PostgresqlLink(f"{address}{setting}", "")
    assert PostgresqlLink(f"{address}?sslmode=prefer", "").when
    monkeypatch.setenv("PGSSLMODE", "disable")
    assert PostgresqlLink(address, "").when
    assert "PGREQUIREAUTH" not in os.environ


def test_a_password_is_not_sent_in_clear(people, server):
    address = f"{server.address('survey', 'plain')}?sslmode=disable"
    assert PostgresqlLink(address, PASSWORD).when
    with pytest.raises(RefusedContentError, match="It was not sent"):
        PostgresqlLink(address.replace("127.0.0.1", ELSEWHERE), PASSWORD)


def test_a_password_file_and_a_service_file(people, server, tmp_path, monkeypatch):
    passwords, services = tmp_path / "passwords", tmp_path / "services"
    passwords.write_text(f"127.0.0.1:{server.port}:*:clerk:{PASSWORD}\n")
    passwords.chmod(0o600)
    services.write_text(f"[office]\nhost=127.0.0.1\nport={server.port}\ndbname=survey\nuser=clerk\nsslmode=disable\n")
    monkeypatch.setenv("PGPASSFILE", str(passwords))
    assert PostgresqlLink(server.address("survey", "clerk"), "").when
    monkeypatch.setenv("PGSERVICEFILE", str(services))
    assert PostgresqlLink("postgresql:///?service=office", "").rows("SELECT current_user::text") == [("clerk",)]
    passwords.write_text(f"127.0.0.1:{server.port}:*:clerk:wrong\n")
    with pytest.raises(DatabasePasswordError):
        PostgresqlLink("postgresql:///?service=office", "")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("/survey", "/nobody"), "does not let you in"),
        (("owner@", "nobody@"), "there is none, or it is wrong"),
        (("{port}", "1"), "does not answer"),
    ],
)
def test_a_server_that_cannot_be_asked(people, server, change, words):
    old, new = change[0].format(port=server.port), change[1]
    with pytest.raises((RefusedContentError, DatabasePasswordError), match=words):
        reading(str(people[0]).replace(old, new))
