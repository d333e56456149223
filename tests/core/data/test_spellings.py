"""A code with a blank before its number is the code without one; other texts that differ in blanks are several."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.data.spellings import merges_of
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


@pytest.mark.parametrize(("usual", "other"), [("B2", "B 2"), ("10c", "10 C"), ("Ward 2", "Ward2")])
def test_a_blank_beside_a_number_makes_no_other_code(usual, other):
    assert merges_of([(usual, 9), (other, 5), ("Ulm", 3)]) == ((other, usual),)


@pytest.mark.parametrize(
    ("usual", "other"),
    [
        ("18:00 - 00:00", "18:00-00:00"),
        ("18-25", "18 -25"),
        ("yes/no", "Yes / No"),
        ("Cat: C", "Cat : C"),
        ("a/ b", "a/b"),
        ("North-West", "North - West"),
    ],
)
def test_blanks_around_a_mark_make_no_other_text(usual, other):
    assert merges_of([(usual, 9), (other, 5), ("Ulm", 3)]) == ((other, usual),)


@pytest.mark.parametrize(
    "texts", [("1 2", "12"), ("A -", "A"), ("A -5", "A 5"), ("- 5", "5"), ("New York", "Newyork"), ("B2", "B 22")]
)
def test_other_blanks_do(texts):
    assert merges_of([(text, 9) for text in texts]) == ()


@pytest.mark.parametrize("signs", ["○◯〇", "✓✔☑✅", "×✕✖✗✘"])
@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_circles_ticks_and_crosses_of_several_keyboards_are_one(tmp_path, suffix, signs):
    usual, *others = signs
    cells = [*(usual * 3), *others, f"{usual}\ufe0f", "◎", "△"] * 12
    path = write(tmp_path / f"a.{suffix}", [["age", "answer"], *([20 + n * n % 61, x] for n, x in enumerate(cells))])
    seen = preview(path)
    assert seen.layout.unanswered == ()
    answer = propose(profile(path, seen.layout)[1])
    assert answer.categories == tuple(sorted((usual, "◎", "△")))
    assert {*answer.merges} == {(other, usual) for other in (*others, f"{usual}\ufe0f")}


@pytest.mark.parametrize("signs", ["○◎●", "×x☒", "✓☐"])
def test_other_signs_are_several(signs):
    assert merges_of([(sign, 9) for sign in signs]) == ()
