"""What is said of releases that count together is true, and is what the help says, in every language."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest
from PySide6.QtCore import QLocale

from core.front_door import DatasetAccount, DatasetBudget, Ledger, ReleaseCost
from guiapp.desktop.account_words import counting_words
from guiapp.desktop.language import install
from guiapp.desktop.resource_files import resource

TINY = Fraction(1, 10**6)


def test_the_first_gaussian_release_takes_more_than_it_costs_and_each_later_one_less(tmp_path):
    ledger, cost = Ledger(tmp_path / "ledger.db"), ReleaseCost.approximate(Fraction(1, 2), TINY)
    ledger.set_budget("A", DatasetBudget(Fraction(3), TINY))
    sums = [Fraction(0)]
    for _ in range(3):
        ledger.charge("A", cost, "")
        sums.append(ledger.account("A").spent)
    first, *later = (after - before for before, after in itertools.pairwise(sums))
    assert first > Fraction(1, 2) > max(later)


@pytest.mark.parametrize(("language", "folder"), [("en", "help"), ("de", "help/de")])
def test_the_hint_and_the_help_say_the_same(qapp, language, folder):
    install(qapp, QLocale(language))
    try:
        words = counting_words(DatasetAccount("A", DatasetBudget(Fraction(1), TINY), Fraction(0), 0))
    finally:
        install(qapp, QLocale("en"))
    page = " ".join((resource() / folder / "ledger.md").read_text("utf-8").split())
    last = ": " if language == "de" else ". Their "
    assert words.rpartition(last)[2] in page
