"""Names that look alike are one."""

from __future__ import annotations

import unicodedata
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.privacy.dataset_names import clean, known_as, release_name, skeleton
from core.privacy.ledger import DatasetBudget, Ledger
from core.privacy.release_cost import ReleaseCost

ALIKE = [
    ("Exit survey", "exit  survey "),
    ("Exit survey", "Ехit survey"),  # Cyrillic Е and х
    ("Exit survey", "Exit\u200b survey"),
    ("Exit survey", "Exit\u00a0survey"),
    ("Exit survey", "\ufeffExit survey\u2060"),
    ("Exit survey", "Ｅｘｉｔ survey"),
    ("Café", "Cafe\u0301"),
    ("OMEGA", "ΟΜΕGΑ"),  # Greek, but for the G
    ("Straße", "STRASSE"),
    ("AB", "ab\ufe0f"),
]
APART = [("Survey 1", "Survey l"), ("Mali", "Mall"), ("Café", "Cafe"), ("2023", "2024"), ("Опрос", "Survey")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one(one, other):
    assert skeleton(one) == skeleton(other)
    assert known_as([one], other) == one


LETTERS = {
    "a": "CYRILLIC SMALL LETTER A", "b": "GREEK SMALL LETTER BETA", "c": "CYRILLIC SMALL LETTER ES",
    "d": "CYRILLIC SMALL LETTER KOMI DE", "e": "CYRILLIC SMALL LETTER IE", "g": "LATIN SMALL LETTER SCRIPT G",
    "h": "CYRILLIC SMALL LETTER SHHA", "i": "CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I",
    "j": "CYRILLIC SMALL LETTER JE", "k": "GREEK SMALL LETTER KAPPA", "l": "CYRILLIC SMALL LETTER PALOCHKA",
    "m": "CYRILLIC SMALL LETTER EM", "n": "GREEK SMALL LETTER NU", "o": "GREEK SMALL LETTER OMICRON",
    "p": "CYRILLIC SMALL LETTER ER", "q": "CYRILLIC SMALL LETTER QA", "r": "CYRILLIC SMALL LETTER GHE",
    "s": "CYRILLIC SMALL LETTER DZE", "t": "GREEK SMALL LETTER TAU", "u": "ARMENIAN SMALL LETTER SEH",
    "v": "CYRILLIC SMALL LETTER IZHITSA", "w": "CYRILLIC SMALL LETTER WE", "x": "CYRILLIC SMALL LETTER HA",
    "y": "CYRILLIC SMALL LETTER U", "z": "GREEK SMALL LETTER ZETA",
}  # fmt: skip


@pytest.mark.parametrize(("latin", "other"), LETTERS.items())
def test_a_letter_of_another_script_is_the_latin_one_that_it_looks_like(latin, other):
    assert skeleton(unicodedata.lookup(other)) == latin
    assert known_as([f"x{latin}x"], f"x{unicodedata.lookup(other)}x") == f"x{latin}x"


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_people_tell_apart_are_two(one, other):
    assert known_as([one], other) == clean(other)


@given(st.text(max_size=8))
def test_a_skeleton_is_its_own(name):
    assert skeleton(skeleton(name)) == skeleton(name)
    assert known_as([clean(name)], name) == clean(name)


def test_of_two_names_that_were_given_budgets_before_each_stays_itself():
    assert known_as(["Adult", "adult"], "adult") == "adult"
    assert known_as(["Adult", "adult"], "ADULT") == "Adult"


@pytest.mark.parametrize("other", [other for one, other in ALIKE if one == "Exit survey"])
def test_a_look_alike_gets_no_budget_of_its_own(tmp_path, other):
    ledger = Ledger(tmp_path / "ledger.db")
    ledger.set_budget("Exit survey", DatasetBudget(Fraction(1)))
    ledger.charge(other, ReleaseCost.pure(1), "")
    assert ledger.set_budget(other, DatasetBudget(Fraction(1))).spent == 1
    assert [account.name for account in ledger.datasets()] == ["Exit survey"]
    assert ledger.account(other) == ledger.account("Exit survey")
    assert len(ledger.history(other)) == 2


@pytest.mark.parametrize("sign", ["\x07", "\u0378", "\u200b", "\u115f", "\u034f", "\ufe00", "\ufe0f"])
def test_what_cannot_be_seen_makes_no_other_name(sign):
    assert skeleton(f"Ad{sign}ult") == skeleton("Adult")


def test_half_a_letter_is_a_question_mark_and_another_name():
    assert skeleton("Ad\ud800ult") == skeleton("Ad?ult") != skeleton("Adult")


def test_a_release_is_called_by_its_dataset_and_place_and_a_rehearsal_by_its_dataset():
    assert [release_name("Adult", place) for place in (0, 1)] == ["Adult", "Adult – release 1"]
