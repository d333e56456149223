"""Spark: what a cluster counts is what a file of the rows counts, whatever is lost on the way, and no value is told."""

from __future__ import annotations

import datetime as dt
import json
import random
from dataclasses import replace
from itertools import combinations

import numpy as np
import openpyxl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.data.count_task import CountTask
from core.data.fingerprints import rows_print
from core.data.prepared_records import prepared
from core.data.raw_cells import Marks
from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.domain.location import location_of
from core.domain.marginal import Marginal
from core.domain.reading_layout import DateOrder, ProtectedUnit, ReadingLayout
from core.errors import RefusedContentError
from core.sources.asking.records import ReadRequest, RowSource, count_rows, read_rows
from core.sources.question import FileQuestion, ReaderVerb
from tests.core.commandline.reticent import Reticent
from tests.core.sources.reader_here import read_here
from tests.core.sources.tasks_here import bounded_sums
from tests.spark_cluster import SECRET, cluster  # noqa: F401  a fixture

CANARY = "Zwölfboxkämpfer"
ATTRIBUTES = (
    Attribute("sex", Kind.CATEGORIES, ("f", "m")),
    Attribute("age", Kind.NUMBER, edges=(0.0, 18.0, 65.0, 100.0)),
    Attribute("city", Kind.CATEGORIES, ("Leeds", "York"), other="elsewhere", missing="not told"),
    Attribute("born", Kind.DATE, edges=(dt.date(1990, 1, 1), dt.date(2000, 1, 1), dt.date(2020, 1, 1))),
)
PAIRS = tuple(map(Marginal, combinations(range(len(ATTRIBUTES)), 2)))
DOMAIN = Domain(ATTRIBUTES)
PLAIN = {"decimal": ".", "thousands": "", "dates": DateOrder.YEAR_FIRST}
KEY, ORDER = bytes(range(32)), bytes(range(16))
ROWS, PARTS = 20_000, 5
FAILS = "SELECT 'f' AS n, assert_true(note IS NULL, note) AS m FROM {table}"
NO_DATE = "SELECT 'f' AS n, if(note > '', make_date(12000, 1, 1), born) AS d FROM {table}"
NO_LABEL = "SELECT note AS n FROM {table} WHERE note > ''"


@pytest.fixture(scope="module")
def people(cluster):  # noqa: F811  the fixture
    """Return the address of a table in several files, how it is read, and one file of its rows."""
    chance = random.Random(7)
    rows = [
        {
            "sex": chance.choice("fm"),
            "age": chance.randrange(90),
            "city": chance.choice(["Leeds", "York", "Ely", None]),
            "born": dt.date(1990, 1, 1) + dt.timedelta(days=chance.randrange(9000)),
            "who": f"p{chance.randrange(ROWS // 4)}",
            "n": n,
            "note": CANARY if n == 17 else None,
        }
        for n in range(ROWS)
    ]
    table = pa.Table.from_pylist(rows)
    whole, parts = cluster.folder / "people.parquet", cluster.folder / "people"
    parts.mkdir()
    pq.write_table(table, whole)
    for n in range(PARTS):
        pq.write_table(table.slice(n * ROWS // PARTS, ROWS // PARTS), parts / f"part-{n}.parquet")
    return cluster.address(), ReadingLayout(sheet=f"parquet.`{parts}`", **PLAIN), location_of(str(whole))


def asked(people, verb=ReaderVerb.COUNT, **facts):
    place, layout, _ = people
    facts = {
        "layout": layout,
        "attributes": ATTRIBUTES,
        "marginals": prepared(DOMAIN, PAIRS),
        "key": KEY.hex(),
        **facts,
    }
    return FileQuestion(verb, place, **facts)


@pytest.fixture(scope="module")
def ask(cluster):  # noqa: F811  the fixture
    with cluster.session() as ask:
        yield ask


def of_file(people, **facts):
    """Return what the door for files counts of the rows."""
    return count_rows(ReadRequest(people[2], ReadingLayout(**PLAIN), ATTRIBUTES, ProtectedUnit(), **facts), PAIRS)


def test_equal_counts_marks_and_no_rows(people, ask, monkeypatch):
    read_here(monkeypatch)
    found, wanted = ask(asked(people)), of_file(people, key=KEY)
    assert found["arrays"] == [wanted.counts.tolist()]
    assert (found["result"]["sketch"], found["result"]["rows"]) == (wanted.sketch, wanted.rows)
    assert found["result"]["when"].endswith(" UTC")


def test_equal_persons_after_a_worker_is_lost(people, cluster, ask, monkeypatch):  # noqa: F811  the fixture
    """Slow tasks are run twice, and those of one process once more: equal counts, and equal choices."""
    read_here(monkeypatch)
    wanted = read_rows(ReadRequest(people[2], ReadingLayout(**PLAIN), ATTRIBUTES, ProtectedUnit("who", 2), key=KEY))
    persons = {"identifier": "who", "order": ORDER.hex(), "at_most": 2}
    with cluster.losing_an_executor() as killed:
        found = ask(asked(people, **persons))
    assert len(killed) == 1
    every, kept = map(np.array, found["arrays"])
    assert every.tolist() == of_file(people).counts[: len(every)].tolist()
    rows = np.unique(wanted.person, return_counts=True)[1]
    assert (kept[0], found["result"]["most"]) == (np.minimum(rows, 2).sum(), rows.max())
    assert found["result"]["sketch"] == wanted.sketch
    assert found["result"]["rows"] == rows_print(wanted, KEY)
    assert kept.tolist() == in_one_task(people, persons).tolist()


def in_one_task(people, persons):
    """Return what one task counts of the rows that are kept, which it has in another order."""
    table = pq.read_table(people[2]).select(["sex", "age", "city", "born", "who"])[::-1]
    places = tuple(range(len(ATTRIBUTES)))
    task = CountTask(tuple(table.column_names), Marks(), ATTRIBUTES, places, prepared(DOMAIN, PAIRS), key=KEY.hex())
    return bounded_sums(replace(task, **{**persons, "identifier": 4}), [table]).counts


@pytest.mark.parametrize(
    ("query", "attribute", "words"),
    [
        ("SELECT note AS n FROM {table}", ATTRIBUTES[1], "“n”): a cell is empty"),
        (NO_LABEL, ATTRIBUTES[0], "“n”): a value is none of the declared categories"),
        (NO_DATE, ATTRIBUTES[0], "“d”): a value is none that can be read here"),
        (FAILS, ATTRIBUTES[0], "its words are kept back"),
        ("SELECT 1 AS n FROM {table} WHERE note = 'nobody'", ATTRIBUTES[1], "there are no rows"),
        ("SELECT nobody AS n FROM {table}", ATTRIBUTES[1], "`nobody` cannot be resolved"),
        ("DROP TABLE {table}", ATTRIBUTES[1], "the query is not one that can be run"),
        (
            "SELECT 1) AS a; DROP TABLE b; SELECT * FROM (SELECT 2",
            ATTRIBUTES[1],
            "the query is not one that can be run",
        ),
        ("SELECT rand() AS n FROM {table}", ATTRIBUTES[1], "it gives other rows each time"),
        ("SELECT now() AS n FROM {table}", ATTRIBUTES[1], "“now” gives other rows each time"),
        ("SELECT TRANSFORM (n) USING 'cat' AS n FROM {table}", ATTRIBUTES[1], "it may run a program"),
        ("SELECT TRANSFORM (n) USING/**/r'touch f; cat' AS n FROM {table}", ATTRIBUTES[1], "it may run a program"),
        ("SELECT IDENTIFIER/**/('cur' || 'rent_date')() AS n FROM {table}", ATTRIBUTES[1], "it may run a program"),
        ("SELECT `reflect` ('java.lang.System', 'exit', 1) AS n FROM {table}", ATTRIBUTES[1], "it may run a program"),
        ("SELECT * FROM JSON . `/tmp/none.json`", ATTRIBUTES[1], "types are found in their rows"),
        ("SELECT '--' AS n, now() AS m FROM {table}", ATTRIBUTES[1], "“now” gives other rows each time"),
        ("SELECT 1 AS n, 2 AS reflect, 3 AS identifier FROM {table} WHERE note = 'x'", ATTRIBUTES[1], "no rows"),
    ],
)
def test_refusals_quote_no_value(people, ask, query, attribute, words):
    layout = ReadingLayout(query=query.format(table=people[1].sheet), **PLAIN)
    attributes = (replace(attribute, column="n"),)
    told = ask(asked(people, layout=layout, attributes=attributes, marginals=((), (0,))))
    assert words in told["words"]
    assert CANARY not in told["words"]


def test_what_needs_rows_is_refused(people, ask):
    assert "chosen privately" in ask(asked(people, ReaderVerb.READ))["words"]
    with pytest.raises(RefusedContentError, match="chosen privately"):
        RowSource(location_of(people[0]), people[1], ATTRIBUTES, ProtectedUnit()).read(None)
    wide = [Attribute(name, Kind.NUMBER, edges=tuple(map(float, range(5000)))) for name in "mn"]
    source = RowSource(location_of(people[0]), people[1], tuple(wide), ProtectedUnit(), marginals=(Marginal((0, 1)),))
    with pytest.raises(RefusedContentError, match="more cells"):
        source.read(None)


def test_a_sample_for_the_first_look(people, ask):
    shown = ask(asked(people, ReaderVerb.PREVIEW))["result"]
    assert shown["headers"] == ["sex", "age", "city", "born", "who", "n", "note"]
    assert (shown["n_rows"], shown["last"], len(shown["first"])) == (ROWS, [], 50)
    profile = ask(asked(people, ReaderVerb.PROFILE))["result"]
    assert [each["header"] for each in profile] == shown["headers"]
    strangers = ask(asked(people, ReaderVerb.CHECK, attributes=(replace(ATTRIBUTES[2], other=None),)))
    assert 0 < strangers["result"] < ROWS


def test_no_value_in_any_log_event_spill_or_folder(people, cluster, ask):  # noqa: F811  the fixture
    """A task fails within SQL with the value in its words; a value is no date, one has no label; a worker is lost."""
    with cluster.watching(CANARY.encode()) as seen:
        for query in (FAILS, NO_DATE, NO_LABEL):
            layout = ReadingLayout(query=query.format(table=people[1].sheet), **PLAIN)
            attributes = (replace(ATTRIBUTES[0], column="n"),)
            assert "error" in ask(asked(people, layout=layout, attributes=attributes, marginals=((),)))
        with cluster.losing_an_executor() as killed:
            assert "arrays" in ask(asked(people, identifier="who", order=ORDER.hex(), at_most=1))
    assert killed
    assert seen.found == {"people.parquet", "people/part-0.parquet"}
    assert any("shuffle_" in name for name in seen.names)
    assert {"master.log", "work1.log", "work2.log", "asking.log", "named.log"} < seen.names
    assert sum(name.endswith("/stderr") for name in seen.names) >= 3
    assert not any(name.startswith("events/") for name in seen.names)


@pytest.mark.slow
def test_from_the_first_look_to_a_workbook(people, cluster, tmp_path):  # noqa: F811  the fixture
    reticent, address = Reticent(tmp_path), f"{people[0]}?encryption=none"
    reticent.environment.update(cluster.environment)
    cluster.give_one_worker()  # to each of the sessions: a process of Java less
    table = people[1].sheet
    rows = ("--id", "who", "--at-most", "2")
    ended = reticent.run("describe", address, "--table", table, "-o", "p.reticent", "--confirm", "sex,age,city", *rows)
    assert ended.status == 0, ended.err
    plan = (tmp_path / "p.reticent").read_text()
    assert f'source = "{address}"' in plan
    words = ("--ledger", "l.sqlite")
    ended = reticent.run("release", "p.reticent", "-o", "p.xlsx", *words, "--budget", "3", "--yes")
    assert ended.status == 0, ended.err
    assert reticent.run("ledger", "export-release", "2", "-o", "p.json", *words).status == 0
    lines = json.loads((tmp_path / "p.json").read_text())["statement"]["lines"]
    assert [
        line for line in lines if line.startswith(f"The rows are those of the table “{table}” of the Spark cluster")
    ]
    assert [line for line in lines if "without encryption" in line]
    assert openpyxl.load_workbook(tmp_path / "p.xlsx").sheetnames
    traces = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    assert not [each for each in traces if CANARY.encode() in each or SECRET.encode() in each]


def test_no_cluster_and_no_table(people, cluster, ask, tmp_path):  # noqa: F811  the fixture
    told = ask(asked(people, ReaderVerb.PREVIEW, layout=ReadingLayout(sheet="nobody.here")))
    assert (told["error"], "no sheet or table called “nobody.here”" in told["words"]) == ("MissingSheetError", True)
    reticent = Reticent(tmp_path)
    ended = reticent.run("describe", cluster.address().replace(str(cluster.port), "1"))
    assert "no cluster answers (Connection refused)" in ended.err
    assert "Traceback" not in ended.err
