"""A private choice that was cut short after its charge is gone on with, and stopping before it is free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.data.made_up import MadeUpRecordsTable
from core.errors import (
    AskedMeanwhileError,
    Cancelled,
    ChoiceNotKeptError,
    ForeignChoiceError,
    LedgerFileError,
    OtherLedgerError,
    RivalChoiceError,
)
from core.privacy.entry_facts import FINGERPRINT
from core.privacy.ledger import Ledger
from core.progress import Progress, reporting
from core.session.charging import at_work
from core.session.choices import choosing
from core.session.choices.choosing import choose_privately
from core.session.recognised_rows import recognised_rows
from tests.core.looking import HALF, THIRD, Looked, asked, cut_short, looking

pytestmark = pytest.mark.usefixtures("read_in_this_process")


def test_it_is_gone_on_with_when_the_same_is_asked_again(folder, ledger):
    choice = looking()
    cut_short(choice, folder, ledger)
    assert (ledger.account("visits").n_choices, ledger.found_choices()) == (1, frozenset())
    assert ledger.pending() == ()
    kept = choose_privately(choice, asked(folder), ledger, charged=pytest.fail)
    assert (kept.found, kept.line.number, kept.is_new) == (Looked(1, 60), 2, True)
    assert ledger.account("visits").n_choices == 1
    assert not choose_privately(choice, asked(folder), ledger).is_new
    assert not list(folder.glob(".*at-work"))


def test_a_charge_that_was_cut_short_pays_for_no_more_than_it_cost(folder, ledger):
    cut_short(looking(parts=(THIRD,)), folder, ledger)
    with pytest.raises(ValueError, match="add up"):
        choose_privately(looking(parts=(HALF,)), asked(folder), ledger)
    assert ledger.found_choices() == frozenset()


def test_the_mark_of_a_process_that_died_after_keeping_goes_when_the_same_is_asked_again(folder, ledger):
    choice = looking()
    choose_privately(choice, asked(folder), ledger)
    files = {*folder.iterdir()}
    with at_work(ledger.path, ledger.request(ledger.choices()[0])):
        (mark,) = {*folder.iterdir()} - files
        assert not choose_privately(choice, asked(folder), ledger).is_new
        assert mark.exists()  # its process is alive
    mark.touch()  # as a process leaves it that is killed
    assert not choose_privately(choice, asked(folder), ledger).is_new
    assert not mark.exists()


def test_corrected_rows_are_recorded_and_other_rows_refused(folder, ledger):
    choice, path = looking(), folder / "visits.csv"
    cut_short(choice, folder, ledger)
    path.write_text(path.read_text().replace("p000,F,17", "p000,F,30", 1))
    kept = choose_privately(choice, asked(folder), ledger)
    assert FINGERPRINT in ledger.entries[-1].facts
    assert kept.line.number == 2


def test_other_rows_are_refused_unless_they_are_paid_for(folder, ledger):
    choice, path = looking(), folder / "visits.csv"
    cut_short(choice, folder, ledger)
    lines = [f"q{n},{'FM'[n % 3 == 0]},{(17, 30, 70)[n % 7 == 0]}" for n in range(200)]
    path.write_text("\n".join(["patient,sex,age", *lines]) + "\n")
    with pytest.raises(ForeignChoiceError, match="look unlike those"):
        choose_privately(choice, asked(folder), ledger)
    assert ledger.found_choices() == frozenset()
    assert choose_privately(choice, asked(folder, again=True), ledger).is_new
    assert ledger.account("visits").n_choices == 2


def test_nobody_goes_on_with_what_another_is_at(folder, ledger):
    choice, path = looking(), folder / "visits.csv"
    cut_short(choice, folder, ledger)
    path.rename(folder / "away.csv")  # refused before rows are read
    with at_work(ledger.path, ledger.request(ledger.choices()[0])), pytest.raises(AskedMeanwhileError) as caught:
        choose_privately(choice, asked(folder), ledger)
    assert (caught.value.dataset, caught.value.number) == ("visits", 2)
    (folder / "away.csv").rename(path)
    assert choose_privately(choice, asked(folder), ledger).found == Looked(1, 60)


def test_what_cannot_be_kept_is_not_returned(folder, ledger, monkeypatch):
    def full(*_, **__):
        raise LedgerFileError(str(ledger.path), "the disk is full", "Make room, and try again.")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "keep_found", full)
        with pytest.raises(ChoiceNotKeptError, match="the disk is full"):
            choose_privately(looking(), asked(folder), ledger)
    assert ledger.found_choices() == frozenset()
    assert ledger.account("visits").n_choices == 1


def test_a_second_result_of_one_charge_is_thrown_away(folder, ledger):
    choice = looking()

    def find(records, receipts):
        if not isinstance(records, MadeUpRecordsTable):
            choosing.keep_found(Ledger(ledger.path), ledger.choices()[0], Looked(7, 7))
        return Looked(1, 1)

    with pytest.raises(RivalChoiceError):
        choose_privately(replace(choice, find=find), asked(folder), ledger)
    assert choose_privately(choice, asked(folder), ledger).found == Looked(7, 7)


def test_whoever_pays_meanwhile_pays_alone(folder, ledger, monkeypatch):
    """Another process asks and pays the same while this one reads the rows."""
    choice, rows = looking(), choosing.recognised_rows

    def slowly(request, view, protected):
        monkeypatch.setattr(choosing, "recognised_rows", rows)
        choose_privately(choice, asked(folder), Ledger(ledger.path))
        return rows(request, view, protected)

    monkeypatch.setattr(choosing, "recognised_rows", slowly)
    with pytest.raises(AskedMeanwhileError):
        choose_privately(choice, asked(folder), ledger)
    assert ledger.account("visits").n_choices == 1


def test_stopping_before_the_charge_is_free(folder, ledger):
    class Impatient(Progress):
        def cancelled(self):
            return True

    with pytest.raises(Cancelled), reporting(Impatient()):
        choose_privately(looking(), asked(folder), ledger)
    assert ledger.entries == ()


def test_stopping_is_free_until_all_rows_are_read(folder, ledger, monkeypatch):
    class Late(Progress):
        is_read = False

        def cancelled(self):
            return self.is_read

    def recognised(*given):
        found = recognised_rows(*given)
        Late.is_read = True
        return found

    monkeypatch.setattr(choosing, "recognised_rows", recognised)
    with pytest.raises(Cancelled), reporting(Late()):
        choose_privately(looking(), asked(folder), ledger)
    assert ledger.entries == ()


def test_the_charge_itself_compares_the_ledger_with_the_quoted_one(folder, ledger, monkeypatch):
    """It is replaced while rows are read."""

    class Mark:
        is_other = False

        def added(self, path, entries):
            if self.is_other:
                raise OtherLedgerError(str(path))

    def recognised(*given):
        Mark.is_other = True
        return recognised_rows(*given)

    monkeypatch.setattr(choosing, "recognised_rows", recognised)
    with pytest.raises(OtherLedgerError):
        choose_privately(looking(), asked(folder, ledger_mark=Mark()), ledger)
    assert ledger.entries == ()
