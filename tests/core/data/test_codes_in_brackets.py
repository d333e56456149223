"""Panels label non-answers with the code in brackets, as [-1] keine Angabe: among numbers, too, they are missing."""

from __future__ import annotations

import pandas as pd
import pytest

from core.data.missing_values import is_missing_word
from core.data.propose_attribute import propose
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from tests.core.sources.statistics_files import library

INCOMES = [500 + 50 * place**2 // 9 for place in range(40)]
LABELS = {-2.0: "[-2] trifft nicht zu", -1.0: "[-1] keine Angabe"}


@pytest.mark.parametrize("name", ["a.sav", "a.dta"])
@pytest.mark.parametrize("times", [2, 1000])
def test_among_numbers_they_are_missing(tmp_path, name, times):
    path = tmp_path / name
    frame = pd.DataFrame({"income": [*[-2, -1] * times, *INCOMES * 3]})
    write = library().write_sav if name == "a.sav" else library().write_dta
    write(frame, str(path), variable_value_labels={"income": LABELS})
    found = propose(profile(path, preview(path).layout)[0])
    assert (found.kind, found.other) == (Kind.NUMBER, None)
    assert {*found.missing_values} == {*LABELS.values()}


def test_in_texts_they_are_missing(tmp_path):
    labels = [*LABELS.values(), "[1] männlich", "[2] weiblich"]
    (tmp_path / "a.csv").write_text("\n".join(["who,sex", *(f"a,{label}" for label in labels * 20)]) + "\n")
    found = propose(profile(tmp_path / "a.csv", preview(tmp_path / "a.csv").layout)[1])
    assert found.categories == ("[1] männlich", "[2] weiblich")
    assert {*found.missing_values} == {*LABELS.values()}


@pytest.mark.parametrize(
    "text", ["[-1] keine Angabe", "(-9) No answer", "[99] unknown", "[-2]  Does not apply", "(N/A)", "[NULL]"]
)
def test_they_are_spellings_of_no_answer(text):
    assert is_missing_word(text)


@pytest.mark.parametrize("text", ["[2] trifft nicht zu", "[-2] much worse", "[-1]", "trifft nicht zu", "(1) yes", "["])
def test_other_texts_are_none(text):
    assert not is_missing_word(text)
