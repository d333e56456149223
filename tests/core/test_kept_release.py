"""What was released once comes out of the ledger as it went in, and is never lost on the way there."""

from __future__ import annotations

import numpy as np
import pytest

from core.errors import LedgerFileError, ReleaseNotKeptError, StrangeReleaseError
from core.privacy.ledger import Ledger
from core.privacy.release_cost import ReleaseCost
from core.project.plan import OutputChoice, TableChoice
from core.release.kept import pack
from core.session.keeping import kept_release
from core.session.releasing import release
from tests.core.visits import TOTAL, UNBIASED, plan, request

pytestmark = pytest.mark.usefixtures("read_in_this_process")


@pytest.mark.parametrize("tables", [(TableChoice(("age", "sex")),), (TableChoice(("sex",)), TableChoice(("age",)))])
@pytest.mark.parametrize("output", [UNBIASED, OutputChoice()], ids=["unbiased", "usual"])
def test_a_release_comes_out_of_the_ledger_as_it_went_in(folder, ledger, tables, output):
    made = release(request(plan(tables=tables, output=output), folder), ledger)
    again = kept_release(ledger, int(made.statement.reference))
    assert pack(again) == pack(made)
    assert again.statement == made.statement
    assert again.statement.claim.template == made.statement.claim.template  # so that the window can translate it
    for new, old in zip(again.tables, made.tables, strict=True):
        assert np.array_equal(new.published.values, old.published.values)
        assert new.margins == old.margins
    assert ledger.account("visits").n_releases == 1


def test_tables_that_a_newer_version_kept_are_refused_in_words(ledger):
    ledger.set_budget("visits", TOTAL)
    number = ledger.charge("visits", ReleaseCost.pure(1), "").number
    ledger.keep_tables(number, b"in a future format")
    with pytest.raises(StrangeReleaseError, match=f"release no. {number} were kept by a newer version"):
        kept_release(ledger, number)


@pytest.mark.parametrize("step", ["keep_drawn", "keep_tables"])
def test_what_the_ledger_cannot_keep_is_not_handed_over(folder, ledger, monkeypatch, step):
    def full(*_):
        raise LedgerFileError("ledger", "the disk is full", "Make room, and try again.")

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, step, full)
        with pytest.raises(ReleaseNotKeptError, match=r"Make room, and try again\. Then complete it") as caught:
            release(request(plan(), folder), ledger)
    assert vars(caught.value) == {"number": 2, "why": "the disk is full", "cure": "Make room, and try again."}
    assert ledger.account("visits").spent == 1
    assert [entry.number for entry in ledger.pending()] == [2]


def test_releases_are_called_by_their_dataset_and_their_order_there(folder, ledger):
    ledger.set_budget("another", TOTAL)
    made = [release(request(plan(), folder), ledger) for _ in range(2)]
    names = ["visits – release 1", "visits – release 2"]
    assert [each.name for each in made] == names
    assert [kept_release(ledger, int(each.statement.reference)).name for each in made] == names
    assert list(ledger.release_names().values()) == names
