"""A table of a server, from the first look to a release, as users meet it; its password is nowhere to be seen."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from core.sources.asking.reader_process import environment
from tests.core.commandline.test_passwords import read_until

PASSWORD = "Sesam-öffne/dich @1"  # noqa: S105  of a server that lives for a minute
CANARY = "Zwölfboxkämpfer"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such servers in these tests")


@pytest.fixture(scope="module")
def address(server):
    server.run(
        f"CREATE ROLE lister LOGIN PASSWORD '{PASSWORD}'",
        "CREATE SCHEMA office",
        "CREATE TABLE office.visits (sex text, age integer, note text)",
        "INSERT INTO office.visits SELECT (ARRAY['f', 'm'])[1 + n % 2], n % 90, NULL FROM generate_series(1, 399) AS n",
        f"INSERT INTO office.visits VALUES ('f', 7, '{CANARY}')",  # noqa: S608  made up here
        "CREATE TABLE office.empty (a integer)",
        "GRANT USAGE ON SCHEMA office TO lister",
        "GRANT SELECT ON office.visits TO lister",
    )
    return server.address(user="lister")


def described(run, address, *words):
    return run("describe", address, "-o", "v.reticent", "--confirm", "sex,age", "--rows", "one-each", *words)


def test_from_the_first_look_to_a_release(inside, reticent, address, monkeypatch, server):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    before = server.log.stat().st_size
    ended = described(inside, address, "--table", "office.visits")
    assert ended.status == 0, ended.err
    plan = (reticent.folder / "v.reticent").read_text()
    assert f'source = "{address}"' in plan
    assert 'sheet = "office.visits"' in plan
    ended = inside("release", "v.reticent", "-o", "v.json", "--ledger", "l.sqlite", "--budget", "3", "--yes")
    assert ended.status == 0, ended.err
    lines = json.loads((reticent.folder / "v.json").read_text())["statement"]["lines"]
    (told,) = (line for line in lines if "one moment" in line)
    assert told.startswith("The rows are those of the table “office.visits” in the database “postgres”")
    again = inside("release", "v.reticent", "-o", "w.json", "--ledger", "l.sqlite", "--yes")
    assert again.status == 1
    assert "Whether the rows of the database are those of that release is not known" in again.err
    traces = [path.read_bytes() for path in reticent.folder.rglob("*") if path.is_file()]
    traces += [server.log.read_bytes()[before:], (ended.out + ended.err + again.err).encode()]
    assert not [each for each in traces if PASSWORD.encode() in each or CANARY.encode() in each]


def test_a_query_is_in_the_plan_and_in_the_statement(inside, reticent, address, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    query = "SELECT sex, age FROM office.visits WHERE age >= 18"
    assert described(inside, address, "--query", query).status == 0
    assert f'query = "{query}"' in (reticent.folder / "v.reticent").read_text()
    inside("release", "v.reticent", "-o", "v.json", "--ledger", "l.sqlite", "--budget", "3", "--yes")
    lines = json.loads((reticent.folder / "v.json").read_text())["statement"]["lines"]
    assert f"The rows were chosen by this query: {query}" in lines
    assert any("those of one query in the database “postgres”" in line for line in lines)


def test_refusals_in_words(inside, address, monkeypatch, server):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    for asked, words in (
        ((address, "--sheet", "office.nobody"), "there is no sheet or table called “office.nobody”. It has: “office.e"),
        ((address, "--sheet", "office.empty"), "does not let this user read it"),
        ((server.address("nowhere"),), 'database "nowhere" does not exist'),
        ((address.replace(str(server.port), "1"),), "the server does not answer"),
    ):
        ended = inside("describe", *asked)
        assert (ended.status, words in ended.err) == (1, True), ended.err
    monkeypatch.setenv("PGPASSWORD", "wrong")
    ended = inside("describe", server.address(user="lister"))
    assert "the server asks for a password, and there is none, or it is wrong" in ended.err


def test_a_hidden_prompt_and_no_password_in_any_process(reticent, address):
    reticent.environment.pop("PGPASSWORD", None)
    mine, its = os.openpty()
    seen, over = [], threading.Event()
    watch = threading.Thread(target=_watch, args=(seen, over))
    watch.start()
    program = subprocess.Popen(
        reticent.command("describe", address, "--sheet", "office.visits", "--json"),
        cwd=reticent.folder,
        env=reticent.environment,
        stdin=its,
        stdout=subprocess.PIPE,
        stderr=its,
        start_new_session=True,
    )
    read_until(mine, f"Password of {address}: ".encode())
    os.write(mine, b"wrong\n")
    read_until(mine, f"This password is wrong. Password of {address}: ".encode())
    os.write(mine, f"{PASSWORD}\n".encode())
    out, _ = program.communicate(timeout=120)
    over.set()
    watch.join()
    os.close(its)
    os.close(mine)
    assert program.returncode == 0
    assert b"sex" in out
    assert any(b"sources.reading.child" in each for each in seen), "the reader was never seen"
    assert not [each for each in seen if PASSWORD.encode() in each]


def test_a_variable_reaches_the_reader_by_its_pipe(reticent, address, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    assert PASSWORD not in environment().values()
    reticent.environment["PGPASSWORD"] = PASSWORD
    assert reticent.run("describe", address, "--sheet", "office.visits").status == 0


def _watch(seen, over):
    """Note what everybody on the computer can see of our processes, and their environment, until it is over."""
    while not over.wait(0.01):
        for process in Path("/proc").glob("[0-9]*"):
            try:
                seen += [(process / what).read_bytes() for what in ("cmdline", "environ")]
            except OSError:
                continue


PLACES = """\
reticent = 1
[data]
source = "{source}"
query = "SELECT age AS lon, age / 2 AS lat FROM office.visits"
decimal = "."
thousands = ""
[unit]
rows = "one-each"
[[places]]
name = "home"
columns = ["lon", "lat"]
box = [0, 90, 0, 90]
height = 2
epsilon = "1/2"
[privacy]
dataset = "Visits"
"""


def test_a_map_tells_query_and_moment(inside, reticent, address, monkeypatch):
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    reticent.write("p.reticent", PLACES.format(source=address))
    paid = inside("map", "p.reticent", "--ledger", "l.sqlite", "--budget", "3", "--yes", "-o", "p.geojson")
    assert paid.status == 0, paid.err
    lines = json.loads((reticent.folder / "p.geojson").read_text())["statement"]
    assert "The rows were chosen by this query: SELECT age AS lon, age / 2 AS lat FROM office.visits" in lines
    (told,) = (line for line in lines if "one moment" in line)
    assert re.search(r"in the database “postgres”.*: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC by", told)
