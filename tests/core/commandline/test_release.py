"""What release writes, and what it says when something stops it after the charge."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.commandline import release as verb
from core.errors import UnwritableOutputError
from tests.core.commandline.reticent import PLAN


def test_json(inside, reticent):
    reticent.write("people.reticent", PLAN + "[output]\nnon_negative = false\nwhole_numbers = false\n")
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1")
    assert (ended.status, ended.err) == (0, "")
    told = json.loads((reticent.folder / "out.json").read_text())
    assert [table["attributes"] for table in told["tables"]] == [["sex", "age"], ["sex", "city"], ["age", "city"]]
    assert len(told["tables"][0]["values"]) == 6
    assert told["statement"]["dataset"] == "People"


@pytest.mark.parametrize(
    ("out", "more", "written"),
    [
        ("out.xlsx", [], "out.xlsx"),
        ("out", [], "out"),
        ("out.JSON", [], "out.JSON"),
        ("folder", ["--format", "csv"], "folder/method.json"),
        ("out.xlsx", ["--format", "json"], "out.xlsx"),
    ],
)
def test_the_format_follows_from_the_ending(inside, reticent, out, more, written):
    ended = inside("release", "people.reticent", "-o", out, "--budget", "1", *more)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == out
    assert (reticent.folder / written).is_file()
    head = (reticent.folder / written).read_bytes()[:1]
    assert (head == b"{") == ("json" in [*more, out.lower()[-4:]] or written.endswith(".json"))


def test_the_plan_file_names_the_dataset(inside, reticent):
    reticent.write("people.reticent", PLAN.replace('dataset = "People"\n', ""))
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "2").status == 0
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    assert (account["dataset"], account["left"], account["releases"]) == ("people", "ε = 1", 1)


def test_the_source_is_looked_for_beside_the_plan(inside, reticent, monkeypatch, tmp_path_factory):
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    plan = str(reticent.folder / "people.reticent")
    assert inside("release", plan, "-o", "out.json", "--budget", "1", "--ledger", "my.ledger").status == 0
    assert "People" in inside("ledger", "list", "--ledger", "my.ledger").out


def test_what_was_paid_for_is_kept(inside, reticent, monkeypatch):
    real = verb.export

    def full(release, path, key, replace):
        if path.name == "out.xlsx":
            raise UnwritableOutputError(str(path), "the disk is full")
        return real(release, path, key, replace)

    monkeypatch.setattr(verb, "export", full)
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "1")
    assert (ended.status, ended.out) == (1, "")
    assert "the disk is full" in ended.err
    assert "The charge to “People” stands; left: ε = 0" in ended.err
    rescue = Path(ended.err.rstrip().rsplit(" ", 1)[-1])
    assert json.loads(rescue.read_text())["statement"]["dataset"] == "People"


def test_an_interrupt_after_the_charge_says_that_it_stands(inside, monkeypatch):
    real = verb.release

    def interrupted(*arguments):
        real(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(verb, "release", interrupted)
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "1")
    assert ended.status == 1
    assert "the charge of ε = 1 to “People” stands" in ended.err
    assert "Stopped." in ended.err
