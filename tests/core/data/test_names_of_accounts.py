"""Accounts of a bookkeeper and last digits of cards are no persons; accounts of customers are."""

from __future__ import annotations

import pytest

from core.sources.asking.columns import profile
from core.sources.question import DETECT
from tests.core.sources.written_files import write

LAST4 = [str(1000 + n * 7919 % 9000) for n in range(238)]
ACCOUNTS = [str((1200, 1600, 1800, 4930, 8400)[n * n % 5]) for n in range(240)]


def found(path, name, cells, beside="Gegenkonto (ohne BU-Schlüssel)"):
    rows = [[f"ch_{n:06}x", 100 + n * n % 971, (4400, 8400, 3300)[n % 3], cell] for n, cell in enumerate(cells)]
    write(path, [["id", "amount", beside, name], *rows])
    return profile(path, DETECT)[-1]


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
@pytest.mark.parametrize("name", ["Card Last4", "card_last_4", "Last 4 digits", "last4"])
def test_last_digits_of_cards_that_recur_by_chance_are_no_persons(tmp_path, suffix, name):
    assert not found(tmp_path / f"a.{suffix}", name, [*LAST4, *LAST4[:2]]).recurs


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "parquet"])
def test_accounts_of_bookings_are_categories(tmp_path, suffix):
    told = found(tmp_path / f"a.{suffix}", "Konto", ACCOUNTS)
    assert (told.recurs, told.is_proposed) == (False, True)


@pytest.mark.parametrize(
    ("name", "cells", "beside"),
    [
        ("Konto", [str(10_000 + n % 80) for n in range(240)], "Gegenkonto"),
        ("Konto", [str(10_000 + n % 80) for n in range(240)], "Filiale"),
        ("card number", [*LAST4, *LAST4[:2]], "shop"),
    ],
    ids=["customers", "no bookings", "whole numbers"],
)
def test_accounts_of_customers_and_whole_cards_are_persons(tmp_path, name, cells, beside):
    assert found(tmp_path / "a.csv", name, cells, beside).recurs
