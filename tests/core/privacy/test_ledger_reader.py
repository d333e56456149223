"""A view of a ledger answers what the ledger answers, as it was at one moment, after one reading of the file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from fractions import Fraction

import pytest

from core.errors import LedgerFileError, NoBudgetError, OverspendingError
from core.privacy import ledger_storage
from core.privacy.entry_facts import Facts
from core.privacy.fingerprint import Fingerprint
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.ledger_entry import ASKED, CHOICE, ChoiceKind
from core.privacy.release_cost import ReleaseCost

HALF = ReleaseCost.pure(Fraction(1, 2))
MADE = Fingerprint("f", frozenset("ab"))


@pytest.fixture
def ledger(tmp_path):
    """Two datasets, a charge to each, one more that was completed."""
    made = Ledger(tmp_path / "ledger.db")
    for name in ("Adult", "Other"):
        made.set_budget(name, DatasetBudget(Fraction(1)))
        made.charge(name, HALF, "", MADE.facts(b"key" if name == "Adult" else None, ("Adult",)), name.encode())
    made.keep_tables(made.charge("Adult", HALF, "", request=b"again").number, b"tables")
    return made


QUESTIONS = {
    "path": lambda found: found.path,
    "entries": lambda found: found.entries,
    "known_as": lambda found: found.known_as(" adult "),
    "account": lambda found: (found.account("Adult"), found.account("nobody")),
    "datasets": lambda found: found.datasets(),
    "history": lambda found: (found.history(), found.history("Other")),
    "charges_without_unit": lambda found: found.charges_without_unit(),
    "fingerprint_key": lambda found: found.fingerprint_key(),
    "resembling": lambda found: found.resembling("Third", MADE),
    "preview": lambda found: found.preview("Other", HALF),
    "check": lambda found: found.check("Other", HALF),
    "pending": lambda found: found.pending(),
    "pending_charge": lambda found: found.pending_charge(2),
    "choices": lambda found: (found.choices(), found.choices("Other")),
    "found_choices": lambda found: found.found_choices(),
    "kept_charges": lambda found: found.kept_charges(),
    "request": lambda found: [found.request(line) for line in found.history("Adult") if line.kind == "charge"],
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_view_answers_what_the_ledger_answers(ledger, question):
    ask = QUESTIONS[question]
    assert ask(ledger.view("adult")) == ask(ledger)


def test_a_view_stays_as_it_was_and_a_charge_decides_again(ledger):
    view = ledger.view("Adult")
    Ledger(ledger.path).charge("Other", HALF, "")
    assert view.check("Other", HALF).enough
    assert view.account("Other").n_releases == 1
    assert ledger.view().account("Other").n_releases == 2
    with pytest.raises(OverspendingError):
        ledger.charge("Other", HALF, "")


def test_a_view_refuses_what_the_ledger_would(ledger):
    with pytest.raises(NoBudgetError):
        ledger.view().check("nobody", HALF)
    with pytest.raises(OverspendingError):
        ledger.view().check("Adult", HALF)


@pytest.mark.parametrize("dataset", [None, "Other", "nobody"])
def test_requests_are_read_of_the_dataset_alone(ledger, dataset):
    view = ledger.view(dataset)
    for line in view.pending():
        if line.dataset == dataset:
            assert view.request(line) == b"Other"
        else:
            with pytest.raises(KeyError):
                view.request(line)


def test_it_takes_one_transaction(ledger, monkeypatch):
    """Between two, another program may write; one that begins later cannot."""
    statements, connect = [], sqlite3.connect

    def watched(*words, **options):
        connection = connect(*words, **options)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(ledger_storage.sqlite3, "connect", watched)
    view = ledger.view("Adult")
    view.check("Other", HALF)
    view.pending()
    told = [words.split()[0] for words in statements if not words.startswith("PRAGMA")]
    assert told == ["BEGIN", *["SELECT"] * 3]


def test_a_request_that_was_changed_is_told_when_it_is_asked_for(ledger):
    with closing(sqlite3.connect(ledger.path)) as connection:
        for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("UPDATE kept SET content = X'00' WHERE entry = 2")
        connection.commit()
    view = ledger.view("Adult")
    with pytest.raises(LedgerFileError, match="entry 2"):
        view.request(view.entries[1])


def test_releases_are_counted_and_called_by_their_dataset_and_choices_are_none(tmp_path):
    ledger, cost = Ledger(tmp_path / "ledger.db"), ReleaseCost.pure(Fraction(1, 100))
    for name in ("Adult", "Other"):
        ledger.set_budget(name, DatasetBudget(Fraction(1)))
    ledger.charge("Other", cost, "", Facts({CHOICE: ChoiceKind.SUGGESTION, ASKED: "ab"}))
    numbers = [ledger.charge(name, cost, "").number for name in ("Adult", "Adult", "Other", "Adult")]
    assert [ledger.release_place(number) for number in numbers] == [1, 2, 1, 3]
    names = ["Adult – release 1", "Adult – release 2", "Other – release 1", "Adult – release 3"]
    assert ledger.release_names() == dict(zip(numbers, names, strict=True))
