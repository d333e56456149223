"""The same people under two names: no fresh budget in silence."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing

import pytest

from tests.core.commandline.reticent import PLAN, ROWS


@pytest.fixture
def people(inside, reticent):
    """Two copies of a plan and of its rows, under other names; the first is released."""
    folder = reticent.folder
    nameless = PLAN.replace('dataset = "People"\n', "")
    (folder / "staff.csv").write_text("\n".join([ROWS[0], *reversed(ROWS[1:])]) + "\n\n", encoding="utf-8")
    shutil.copy(folder / "people.csv", folder / "copy.csv")
    for name, source in (("first", "people"), ("second", "people"), ("third", "copy"), ("saved", "staff")):
        text = nameless.replace("people.csv", f"{source}.csv")
        (folder / f"{name}.reticent").write_text(text, encoding="utf-8")

    def run(name, *words):
        return inside("release", f"{name}.reticent", "-o", f"{name}.json", "--ledger", "ledger", "--yes", *words)

    assert run("first", "--budget", "1").status == 0
    return run


def test_a_copied_plan_is_charged_to_the_same_dataset(people, inside):
    assert "“people” has ε = 0 left" in people("second").err
    assert '"dataset": "people"' in inside("ledger", "list", "--json", "--ledger", "ledger").out


@pytest.mark.parametrize("name", ["third", "saved"])
def test_copied_rows_under_another_name_stop_the_release_until_somebody_says_whose_they_are(people, inside, name):
    stopped = people(name, "--budget", "1")
    assert stopped.status == 1
    assert "The rows look like those already released as “people”" in stopped.err
    assert "say that they are other people (--other-people)" in stopped.err
    dataset = {"third": "copy", "saved": "staff"}[name]
    assert f'"dataset": "{dataset}"' not in inside("ledger", "list", "--json", "--ledger", "ledger").out
    assert people(name, "--budget", "2", "--other-people").status == 0
    assert people(name, "--again").status == 0  # said once
    shown = inside("ledger", "show", dataset, "--json", "--ledger", "ledger").out
    assert '"other-people": "people"' in shown


def test_a_plan_charged_under_its_own_name_by_an_older_version_goes_on_there(people, inside):
    assert inside("ledger", "set-budget", "second", "1", "--ledger", "ledger").status == 0
    assert "already released as “people”" in people("second").err
    assert people("second", "--other-people").status == 0


def test_a_fingerprint_never_leaves_the_ledger(people, inside, reticent):
    with closing(sqlite3.connect(reticent.folder / "ledger")) as connection:
        facts = "".join(text for (text,) in connection.execute("SELECT facts FROM entries"))
    assert '"fingerprint":' in facts
    assert '"fingerprint-key":' in facts
    told = [inside("ledger", *words, "--ledger", "ledger").out for words in (["show", "people", "--json"], ["export"])]
    told += [path.read_text(encoding="utf-8") for path in reticent.folder.glob("*.json")]
    told += [path.read_text(encoding="utf-8") for path in reticent.folder.glob("*.reticent")]
    assert not any("fingerprint" in text for text in told)
