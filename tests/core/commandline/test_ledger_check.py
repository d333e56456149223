"""The ledger proves that it is whole, alone and against what was printed from it before."""

from __future__ import annotations

import json
import shutil
from fractions import Fraction

import pytest

from core.privacy.entry_facts import Facts
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_storage import LedgerFile
from core.privacy.release_cost import ReleaseCost
from tests.old_ledgers import OLD

LEDGER = "home/reticent/ledger.sqlite"


@pytest.fixture
def released(inside):
    assert inside("release", "people.reticent", "-o", "first.json", "--budget", "3", "--yes").status == 0
    return inside


def head(run):
    return json.loads(run("ledger", "show", "People", "--json").out)["head"]


def test_a_whole_ledger(released):
    told = released("ledger", "verify").out
    assert "The ledger is whole: 4 entries, the tables of 1 release, every seal holds." in told
    assert f"no. 4, with the seal {head(released)['hash']}" in told
    assert head(released)["hash"] in released("ledger", "show", "People").out


@pytest.mark.parametrize("out", ["all.csv", "first.json", "folder/method.json"])
def test_exports_agree_with_their_ledger(released, reticent, out):
    released("ledger", "export", "-o", "all.csv")
    released("ledger", "export-release", "2", "-o", "folder", "--format", "csv")
    ended = released("ledger", "verify", "--export", out)
    assert (ended.status, ended.err) == (0, "")


@pytest.mark.parametrize("export", ["format_2.csv", "people.json"])
def test_exports_of_an_older_version_agree_with_their_ledger(inside, reticent, export):
    """Both were written before lines had facts; six lines say since then whom the releases protect."""
    for name in ("format_2.sqlite", export):
        shutil.copy(OLD / name, reticent.folder)
    ended = inside("ledger", "verify", "--export", export, "--ledger", "format_2.sqlite")
    assert (ended.status, ended.err) == (0, "")
    assert "40 entries, the tables of 12 releases" in ended.out


def test_an_export_whose_facts_were_changed_is_noticed(inside, reticent):
    with_facts = Ledger(reticent.folder / "ledger.sqlite")
    with_facts.set_budget("People", DatasetBudget(Fraction(1)))
    with_facts.charge("People", ReleaseCost.pure(1), "tables", Facts(note="row"))
    text = with_facts.export_text()
    (reticent.folder / "all.csv").write_text(text.replace("row", "person"), encoding="utf-8")
    ended = inside("ledger", "verify", "--export", "all.csv", "--ledger", "ledger.sqlite")
    assert "entry 2 has another facts there" in ended.err


def test_missing_ends_are_noticed(released, reticent):
    short = (reticent.folder / LEDGER).read_bytes()
    released("release", "people.reticent", "-o", "second.json", "--yes", "--again")
    released("ledger", "export", "-o", "all.csv")
    seal = head(released)["hash"]
    assert released("ledger", "verify", "--seal", seal.upper()).status == 0
    (reticent.folder / LEDGER).write_bytes(short)
    assert released("ledger", "verify").status == 0  # nothing in the file itself can tell
    for proof in (("--export", "all.csv"), ("--export", "second.json"), ("--seal", seal)):
        ended = released("ledger", "verify", *proof)
        assert ended.status == 1
        assert "Entries are missing from the end of the ledger" in ended.err
    assert "it has entry 5, and the ledger ends with entry 4" in released("ledger", "verify", "--export", "all.csv").err


def test_another_ledgers_export_is_noticed(released):
    released("ledger", "set-budget", "People", "2", "--ledger", "other")
    released("ledger", "export", "-o", "other.csv", "--ledger", "other")
    assert "entry 1 has another seal there" in released("ledger", "verify", "--export", "other.csv").err


def changed(folder, name, change):
    data = json.loads((folder / name).read_text(encoding="utf-8"))
    change(data)
    (folder / name).write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda data: data["tables"][0]["values"].__setitem__(0, 10**6), "is not the one released (values)"),
        (lambda data: data["tables"][0]["interval"][0].__setitem__(1, 10**6), "is not the one released (interval)"),
        (lambda data: data["tables"][0]["categories"][0].reverse(), "is not the one released (categories)"),
        (lambda data: data["tables"][0].pop("standard_deviation"), "is not the one released (standard_deviation)"),
        (lambda data: data["tables"][0].update(note="exact"), "is not the one released (note)"),
        (lambda data: data["tables"].pop(), "tables, and the release"),
        (lambda data: data["statement"].update(claim="Nothing can be learned."), "is not that of the release (claim)"),
        (lambda data: data["statement"].update(epsilon="0.1"), "is not that of the release (epsilon)"),
        (lambda data: data["statement"]["scales"].pop(), "is not that of the release (scales)"),
        (lambda data: data["statement"].update(program="Another"), "is not that of the release (program)"),
        (lambda data: data["statement"].update(at_most=True), "is not that of the release (at_most)"),
        (lambda data: data["statement"].update(note="exact"), "is not that of the release (note)"),
        (
            lambda data: data["statement"].update({"a\x1b[2J": 1}),
            "is not that of the release (a key that no export has)",
        ),
        (lambda data: data["statement"].pop("program"), "is not that of the release (program)"),
        (
            lambda data: data["statement"].update(rho=data["statement"].pop("delta")),
            "is not that of the release (delta)",
        ),
        (lambda data: data["tables"][0]["totals"].pop(), "is not the one released (totals)"),
        (lambda data: data["tables"][0]["totals"][0].update(note=None), "is not the one released (totals)"),
        (lambda data: data.pop("tables"), "has not the two parts of a release"),
        (lambda data: data.update(note=None), "has not the two parts of a release"),
    ],
)
def test_a_changed_export_of_a_release_is_noticed(released, reticent, change, words):
    changed(reticent.folder, "first.json", lambda data: None)
    assert released("ledger", "verify", "--export", "first.json").status == 0
    changed(reticent.folder, "first.json", change)
    ended = released("ledger", "verify", "--export", "first.json")
    assert (ended.status, ended.out) == (1, "")
    assert words in ended.err
    assert "Export it again; that is free." in ended.err


def test_a_changed_method_statement_is_noticed(released, reticent):
    released("ledger", "export-release", "2", "-o", "folder", "--format", "csv")
    changed(reticent.folder, "folder/method.json", lambda data: data["lines"].pop())
    assert "is not that of the release (lines)" in released("ledger", "verify", "--export", "folder/method.json").err


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace('"tables": [', '"tables": [], "tables": [', 1),
        lambda text: text.replace('"half_width": ', '"half_width": 0, "half_width": ', 1),
    ],
)
def test_a_key_that_is_there_twice_is_noticed(released, reticent, change):
    path = reticent.folder / "first.json"
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    ended = released("ledger", "verify", "--export", "first.json")
    assert (ended.status, ended.out) == (1, "")
    assert "it has a key twice. Somebody has changed the export" in ended.err


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: [*lines[:2], *lines[3:]], "entry 2 is not where it should be"),
        (lambda lines: [*lines, lines[1]], "entry 5 is not where it should be"),
        (lambda lines: [lines[0], f"{lines[1]},more", *lines[2:]], "entry 1 has another cells_beyond_the_header"),
        (lambda lines: [f"{line},{line.split(',')[0]}" for line in lines], "carries no seals"),
    ],
    ids=["a line removed", "a line twice", "a further cell", "a column twice"],
)
def test_changed_lines_of_an_export_of_the_ledger_are_noticed(released, reticent, change, words):
    released("ledger", "export", "-o", "all.csv")
    path = reticent.folder / "all.csv"
    path.write_text("\n".join(change(path.read_text(encoding="utf-8").splitlines())) + "\n", encoding="utf-8")
    assert words in released("ledger", "verify", "--export", "all.csv").err


def test_what_can_be_compared_is_said(released):
    told = " ".join(released("ledger", "verify", "--help").out.split())
    assert "the CSV of ledger export, the JSON of a release, or method.json of a folder" in told
    released("ledger", "export-release", "2", "-o", "book.xlsx", "--format", "xlsx")
    assert "A workbook or a report shows its seal" in released("ledger", "verify", "--export", "book.xlsx").err


def test_a_changed_amount_in_an_export_of_the_ledger_is_noticed(released, reticent):
    released("ledger", "export", "-o", "all.csv")
    path = reticent.folder / "all.csv"
    path.write_text(path.read_text(encoding="utf-8").replace(",pure,1,", ",pure,1/2,"), encoding="utf-8")
    assert "entry 2 has another epsilon there" in released("ledger", "verify", "--export", "all.csv").err


@pytest.mark.parametrize("reference", ["0", "-1", "0_2", "٢", "2.0"])
def test_what_is_no_number_of_an_entry_is_no_reference(released, reticent, reference):
    changed(reticent.folder, "first.json", lambda data: data["statement"].update(reference=reference))
    ended = released("ledger", "verify", "--export", "first.json")
    assert ended.status == 1
    assert "it carries no seals" in ended.err


def test_where_the_tables_are_not_kept_only_the_seal_is_compared(released, reticent):
    ledger = Ledger(reticent.folder / LEDGER)
    entry = ledger.charge("People", ReleaseCost.pure(1), "tables that were lost")

    def lost(data):
        data["tables"] = []
        data["statement"] |= {"reference": entry.number, "seal": entry.hash}

    changed(reticent.folder, "first.json", lost)
    ended = released("ledger", "verify", "--export", "first.json")
    assert ended.status == 0
    assert f"The tables of release {entry.number} are not kept: only the seal" in ended.err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "there is no such file"),
        (b"\xff\xfe\x00", "cannot be read as text"),
        (b"", "carries no seals"),
        (b"name,age\nx,1\n", "carries no seals"),
        (b"{]", "carries no seals"),
        (b'{"a": ' + b"[" * 100_000, "carries no seals"),
        (
            b'{"statement": {"reference": "2", "seal": "' + b"0" * 64 + b'"}, "a":' + b"[" * 990 + b"]" * 990 + b"}",
            "seal",
        ),
        (b'{"statement": {"reference": "", "seal": ""}}', "carries no seals"),
    ],
)
def test_what_carries_no_seal(released, reticent, content, words):
    if content is not None:
        reticent.write("proof", content)
    ended = released("ledger", "verify", "--export", "proof")
    assert ended.status == 1
    assert words in ended.err


def test_a_seal_that_is_none_is_wrong_usage(released):
    assert released("ledger", "verify", "--seal", "abc").status == 2


def test_a_changed_byte_of_kept_tables_is_named(released, reticent):
    file = LedgerFile(reticent.folder / LEDGER)
    content = file.content(file.entries()[-1])
    raw = bytearray((reticent.folder / LEDGER).read_bytes())
    raw[raw.index(content[100:120])] ^= 1
    (reticent.folder / LEDGER).write_bytes(raw)
    for words in (("verify",), ("export-release", "2", "-o", "again.json")):
        ended = released("ledger", *words)
        assert ended.status == 1
        assert "the tables kept in entry 4 were changed or removed" in ended.err


@pytest.mark.parametrize(
    "words",
    [("list",), ("show", "People"), ("export",), ("releases",), ("export-release", "2", "-o", "x.json"), ("verify",)],
    ids=lambda words: words[0],
)
def test_a_slip_of_the_pen_shows_no_empty_ledger(released, reticent, words):
    ended = released("ledger", *words, "--ledger", "ldeger.sqlite")
    assert (ended.status, ended.out) == (1, "")
    assert "There is no ledger ldeger.sqlite. Check the name." in ended.err
    assert not (reticent.folder / "ldeger.sqlite").exists()


def test_a_release_without_a_budget_makes_no_ledger_either(inside, reticent):
    ended = inside("release", "people.reticent", "-o", "out.json", "--ledger", "ldeger.sqlite")
    assert "There is no ledger ldeger.sqlite." in ended.err
    assert not (reticent.folder / "ldeger.sqlite").exists()


def test_verify_never_makes_a_ledger(inside):
    assert "There is no ledger" in inside("ledger", "verify").err
