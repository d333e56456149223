"""What release writes, and what it says when something stops it after the charge."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from core.commandline import release as verb
from core.errors import LedgerFileError, UnwritableOutputError
from core.privacy.ledger import Ledger
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
    assert "The charge to “People” stands." in ended.err
    command = shlex.split(ended.err.rstrip().rsplit("reticent ", 1)[-1].replace("OUT", "again.json"))
    assert inside(*command).out.endswith("again.json\n")
    assert json.loads((reticent.folder / "again.json").read_text())["statement"]["dataset"] == "People"


def test_what_the_ledger_cannot_keep_is_still_exported(inside, reticent, monkeypatch):
    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

    monkeypatch.setattr(Ledger, "keep", full)
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "2")
    assert ended.status == 0
    assert (
        "Release no. 2 was made and charged, but its tables could not be kept in the ledger: the disk is full"
        in ended.err
    )
    assert json.loads((reticent.folder / "out.json").read_text())["statement"]["reference"] == "2"
    assert "| no" in inside("ledger", "releases").out.replace("  ", "| ")


def test_what_neither_the_ledger_nor_the_folder_can_keep_is_rescued(inside, monkeypatch):
    real = verb.export

    def full(*given):
        if given[1].name == "out.xlsx":
            raise UnwritableOutputError("out.xlsx", "the disk is full")
        if len(given) == 2:
            raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")
        return real(*given)

    monkeypatch.setattr(verb, "export", full)
    monkeypatch.setattr(Ledger, "keep", lambda _, *given: full(*map(Path, ("x", "y"))))
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "1")
    assert ended.status == 1
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


def test_made_up_records_come_with_whole_numbers_that_add_up(inside, reticent):
    ended = inside("release", "people.reticent", "-o", "out", "--format", "records", "--budget", "1")
    assert (ended.status, ended.err) == (0, "")
    assert (reticent.folder / "out" / "made-up-records.csv").read_text().startswith("sex,")


def test_records_that_there_will_not_be_are_refused_before_anything_is_charged(inside, reticent):
    reticent.write("people.reticent", PLAN + "[output]\nadd_up = false\n")
    ended = inside("release", "people.reticent", "-o", "out", "--format", "records", "--budget", "1")
    assert ended.status == 1
    assert "add_up = true" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


@pytest.mark.parametrize("consistency", ["least-absolute", "least-largest"])
def test_tables_agree_as_the_plan_asks(inside, reticent, consistency):
    reticent.write("people.reticent", PLAN + f'[output]\nconsistency = "{consistency}"\n')
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1")
    assert (ended.status, ended.err) == (0, "")
    statement = json.loads((reticent.folder / "out.json").read_text())["statement"]
    assert statement["budget"] != "best", "that split leaves tables without measurements of their own"
    assert "in standard deviations" in statement["post_processing"][0]
    assert "that add up" in statement["post_processing"][1]
