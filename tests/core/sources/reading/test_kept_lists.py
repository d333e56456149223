"""Labels of negative codes that say that there is no answer are proposed as missing; other labels are answers."""

from __future__ import annotations

import pandas as pd
import pyreadstat
import pytest

from core.data.propose_attribute import propose
from core.domain.attribute import Kind
from core.sources.asking.columns import profile
from core.sources.question import DETECT

LABELS = {1: "excellent", 2: "good", 3: "fair", 4: "poor"}
WRITERS = {
    "sav": lambda frame, path, labels: pyreadstat.write_sav(frame, path, variable_value_labels=labels),
    "dta": lambda frame, path, labels: pyreadstat.write_dta(frame, path, variable_value_labels=labels),
}


def proposed(path, labels, codes):
    frame = pd.DataFrame(
        {"ward": [f"w{n % 3}" for n in range(80)], "health": [codes[n % len(codes)] for n in range(80)]}
    )
    WRITERS[path.suffix[1:]](frame, str(path), {"health": labels})
    _, found = profile(path, DETECT)
    return propose(found)


@pytest.mark.parametrize("suffix", ["sav", "dta"])
def test_labels_of_negative_codes_that_say_no_answer_are_missing(tmp_path, suffix):
    labels = {-9: "missing", -8: "inapplicable", -7: "proxy", -1: "don't know", **LABELS}
    found = proposed(tmp_path / f"a.{suffix}", labels, [1.0, 2.0, 3.0, 4.0, -9.0, -8.0, -1.0])
    assert found.categories == tuple(LABELS.values())
    assert {*found.missing_values} == {"missing", "inapplicable", "proxy", "don't know"}


@pytest.mark.parametrize(
    "labels",
    [{5: "don't know", **LABELS}, {-1: "worse", 0: "equal", **LABELS}, {-2: "don't know", -1: "no", 1: "yes"}],
    ids=["positive", "a scale", "one answer"],
)
def test_other_labels_are_answers(tmp_path, labels):
    found = proposed(tmp_path / "a.sav", labels, [float(code) for code in labels])
    assert {*found.categories} == {*labels.values()}
    assert found.missing_values == ()


INFORMATION = {1: "NO INFORMATION", 2: "LOW INFORMATION", 3: "MEDIUM INFORMATION", 4: "HIGH INFORMATION", 9: "NA"}
LANGUAGES = {1: "English", 2: "other", 9: "no information"}


@pytest.mark.parametrize("suffix", ["sav", "dta"])
def test_none_of_what_others_have_more_of_is_an_answer(tmp_path, suffix):
    found = proposed(tmp_path / f"a.{suffix}", INFORMATION, [1.0, 2.0, 3.0, 4.0, 9.0])
    assert found.categories == ("NO INFORMATION", "LOW INFORMATION", "MEDIUM INFORMATION", "HIGH INFORMATION")
    assert found.missing_values == ("NA",)
    found = proposed(tmp_path / f"b.{suffix}", LANGUAGES, [1.0, 2.0, 9.0])
    assert found.missing_values == ("no information",)


AGES = [18 + n * 7 % 71 for n in range(71)]


def aged(path, levels):
    """Return what is proposed for levels of a factor, which a program numbered from 1 on."""
    frame = pd.DataFrame(
        {"ward": [f"w{n % 3}" for n in range(300)], "age": [1.0 + n % len(levels) for n in range(300)]}
    )
    WRITERS[path.suffix[1:]](frame, str(path), {"age": {1.0 + place: text for place, text in enumerate(levels)}})
    return propose(profile(path, DETECT)[1])


@pytest.mark.parametrize("suffix", ["sav", "dta"])
@pytest.mark.parametrize("beside", [[], ["&"], ["&", "unknown"]])
def test_numbers_that_were_numbered_are_numbers(tmp_path, suffix, beside):
    found = aged(tmp_path / f"a.{suffix}", [*beside, *map(str, sorted(AGES))])
    assert (found.kind, found.edges[0], found.edges[-1]) == (Kind.NUMBER, 0, 120)


@pytest.mark.parametrize("suffix", ["sav", "dta"])
@pytest.mark.parametrize(
    "levels",
    [
        ["1 child", "2 children", *map(str, range(3, 8))],
        [*map(str, range(1, 8))],
        [f"{number} years" if number % 4 == 0 else str(number) for number in range(18, 80)],
    ],
    ids=["few", "a scale", "mostly texts"],
)
def test_a_list_of_few_or_of_words_stays_one(tmp_path, suffix, levels):
    found = aged(tmp_path / f"a.{suffix}", levels)
    assert (found.kind, found.categories) == (Kind.CATEGORIES, tuple(levels))
