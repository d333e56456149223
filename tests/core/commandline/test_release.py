"""What release writes, and what it says when something stops it after the charge."""

from __future__ import annotations

import json
import shlex

import pytest

from core.commandline import output
from core.commandline import release as verb
from core.errors import LedgerFileError, UnwritableOutputError
from core.exports import room
from core.exports.exporter import find
from core.privacy.ledger import Ledger
from tests.core.commandline.reticent import PLAN


def test_json(inside, reticent):
    reticent.write("people.reticent", PLAN + "[output]\nnon_negative = false\nwhole_numbers = false\n")
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes")
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
    ended = inside("release", "people.reticent", "-o", out, "--budget", "1", "--yes", *more)
    assert (ended.status, ended.err) == (0, "")
    assert ended.out.splitlines()[-1] == out
    assert (reticent.folder / written).is_file()
    head = (reticent.folder / written).read_bytes()[:1]
    assert (head == b"{") == ("json" in [*more, out.lower()[-4:]] or written.endswith(".json"))


def test_the_plan_file_names_the_dataset(inside, reticent):
    reticent.write("people.reticent", PLAN.replace('dataset = "People"\n', ""))
    assert inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes").status == 0
    (account,) = json.loads(inside("ledger", "list", "--json").out)
    assert (account["dataset"], account["left"], account["releases"]) == ("people", "ε = 1", 1)


def test_the_source_is_looked_for_beside_the_plan(inside, reticent, monkeypatch, tmp_path_factory):
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    plan = str(reticent.folder / "people.reticent")
    assert inside("release", plan, "-o", "out.json", "--budget", "1", "--ledger", "my.ledger", "--yes").status == 0
    assert "People" in inside("ledger", "list", "--ledger", "my.ledger").out


def test_without_a_terminal_a_release_needs_a_yes(inside, reticent):
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1")
    assert (ended.status, ended.out) == (1, "")
    assert "This release costs ε = 1 of “People” and cannot be undone." in ended.err
    assert "add --yes" in ended.err
    assert "Nothing was spent." in ended.err
    assert not (reticent.folder / "out.json").exists()
    assert json.loads(inside("ledger", "list", "--json").out) == []


def test_the_refusal_names_the_dataset_as_the_ledger_does_and_what_will_be_spent_of_it(inside, reticent):
    assert inside("ledger", "set-budget", "People", "3").status == 0
    assert inside("release", "people.reticent", "-o", "one.json", "--yes").status == 0
    plan = reticent.folder / "people.reticent"
    lookalike = "Pe\N{CYRILLIC SMALL LETTER O}ple"
    plan.write_text(plan.read_text("utf-8").replace('"People"', f'"{lookalike}"'), "utf-8")
    refused = inside("release", "people.reticent", "-o", "two.json", "--again").err
    assert "costs ε = 1 of “People”" in refused
    assert "After it, ε = 2 is spent of ε = 3." in refused
    assert lookalike not in refused


def test_a_disk_without_room_is_refused_before_the_charge(inside, reticent, monkeypatch):
    monkeypatch.setattr(room, "_free", lambda path: 1_000 if path.name == "out.csv" else 10**12)
    ended = inside("release", "people.reticent", "-o", "out.csv", "--format", "csv", "--budget", "2", "--yes")
    assert ended.status == 1
    assert "out.csv would take about " in ended.err
    assert "1 kB are free. Make room there, or choose another folder." in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


@pytest.mark.parametrize("is_measured", [True, False])
def test_a_category_that_no_cell_holds_is_refused_before_the_charge(inside, reticent, monkeypatch, is_measured):
    """By its length at once; and if that were not looked at, by the export of the trial."""
    if not is_measured:
        monkeypatch.setattr(type(find("xlsx")), "check", lambda *_: None)
    reticent.write("people.reticent", PLAN.replace("York", "Y" * 40_000))
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "2", "--yes")
    assert ended.status == 1
    assert "32,767 letters of a cell. Choose another format" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []
    assert not (reticent.folder / "out.xlsx").exists()


def test_what_was_paid_for_is_kept(inside, reticent, monkeypatch):
    real = output.export

    def full(release, path, key, replace):
        if path.name == "out.xlsx":
            raise UnwritableOutputError(str(path), "the disk is full")
        return real(release, path, key, replace)

    monkeypatch.setattr(output, "export", full)
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "1", "--yes")
    assert (ended.status, ended.out) == (1, "")
    assert "the disk is full" in ended.err
    assert "The charge to “People” stands." in ended.err
    command = shlex.split(ended.err.rstrip().rsplit("reticent ", 1)[-1].replace("OUT", "again.json"))
    assert inside(*command).out.endswith("again.json\n")
    assert json.loads((reticent.folder / "again.json").read_text())["statement"]["dataset"] == "People"


@pytest.mark.parametrize("step", ["keep_drawn", "keep_tables"])
def test_what_the_ledger_cannot_keep_is_pending_and_seen_by_nobody(inside, reticent, monkeypatch, step):
    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, step, full)
        ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes")
    assert (ended.status, ended.out) == (1, "")
    assert "Release no. 2 was charged, but the ledger could not keep it: the disk is full" in ended.err
    assert "the charge of ε = 1 to “People” stands" in ended.err
    assert not (reticent.folder / "out.json").exists()
    command = shlex.split(ended.err.split("reticent ", 1)[1].splitlines()[0].replace("OUT", "out.json"))
    assert inside(*command).status == 0
    assert json.loads((reticent.folder / "out.json").read_text())["statement"]["reference"] == "2"


def test_a_fault_of_the_program_after_the_charge_is_pending_too(inside, monkeypatch, capsys):
    def broken(*_):
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("core.session.keeping.recover", broken)
        with pytest.raises(ZeroDivisionError):
            inside("release", "people.reticent", "-o", "out.json", "--budget", "2", "--yes")
    told = capsys.readouterr().err
    assert "Release no. 2 is pending. Complete it, at no further cost: reticent ledger complete 2" in told
    assert inside("ledger", "complete", "2", "-o", "out.json").status == 0


def test_an_interrupt_after_the_charge_says_that_it_stands(inside, monkeypatch):
    real = verb.release

    def interrupted(*arguments):
        real(*arguments)
        raise KeyboardInterrupt

    monkeypatch.setattr(verb, "release", interrupted)
    ended = inside("release", "people.reticent", "-o", "out.xlsx", "--budget", "1", "--yes")
    assert ended.status == 1
    assert "the charge of ε = 1 to “People” stands" in ended.err
    assert "Stopped." in ended.err


def test_made_up_records_come_with_whole_numbers_that_add_up(inside, reticent):
    ended = inside("release", "people.reticent", "-o", "out", "--format", "records", "--budget", "1", "--yes")
    assert (ended.status, ended.err) == (0, "")
    assert (reticent.folder / "out" / "made-up-records.csv").read_text().startswith("sex,")


def test_records_that_there_will_not_be_are_refused_before_anything_is_charged(inside, reticent):
    reticent.write("people.reticent", PLAN + "[output]\nadd_up = false\n")
    ended = inside("release", "people.reticent", "-o", "out", "--format", "records", "--budget", "1", "--yes")
    assert ended.status == 1
    assert "add_up = true" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


def test_records_that_would_tell_hidden_numbers_are_refused_before_anything_is_charged(inside, reticent):
    reticent.write("people.reticent", PLAN + '[publication]\nhide_below = "weak"\n')
    ended = inside("release", "people.reticent", "-o", "out", "--format", "records", "--budget", "1", "--yes")
    assert ended.status == 1
    assert "would tell the numbers that hide_below hides" in ended.err
    assert json.loads(inside("ledger", "list", "--json").out) == []


@pytest.mark.parametrize("consistency", ["least-absolute", "least-largest"])
def test_tables_agree_as_the_plan_asks(inside, reticent, consistency):
    reticent.write("people.reticent", PLAN + f'[output]\nconsistency = "{consistency}"\n')
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes")
    assert (ended.status, ended.err) == (0, "")
    statement = json.loads((reticent.folder / "out.json").read_text())["statement"]
    assert statement["budget"] != "best", "that split leaves tables without measurements of their own"
    assert "in standard deviations" in statement["post_processing"][0]
    assert "that add up" in statement["post_processing"][1]


@pytest.mark.parametrize("is_stopped", [False, True])
def test_a_plan_whose_delta_is_spared_is_charged_and_told_without_it(inside, reticent, monkeypatch, is_stopped):
    reticent.write("people.reticent", PLAN + 'delta = "1e-6"\n')
    if is_stopped:

        def full(*_):
            raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

        monkeypatch.setattr(Ledger, "keep_tables", full)
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes")
    assert ended.status == int(is_stopped)
    assert "Gaussian" not in ended.err
    assert ("the charge of ε = 1 to “People” stands" in ended.err) == is_stopped
    assert "ε = 0" in inside("ledger", "list").out
