"""Two words for one answer in a column are asked about, whichever languages they are of."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def told(path, name, values):
    write(path, [["age", name], *([20 + n, values[n % len(values)]] for n in range(60))])
    seen = preview(path)
    assert ("as_written" in seen.layout.unanswered) == any("for one answer" in text for text in seen.problems)
    return next((text for text in seen.problems if "for one answer" in text), "")


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("Smoker", ["TRUE", "FALSE", "WAHR", "FALSCH"], "“TRUE”, “WAHR”"),
        ("Fumeur", ["VRAI", "FAUX", "TRUE"], "“VRAI”, “TRUE”"),
        ("Smoker", ["ja", "no", "yes"], "“ja”, “yes”"),
        ("Smoker", ["Y", "N", "Yes", "unknown"], "“Y”, “Yes”"),
        ("Vaccinated", ["Yes", "No", "1", "0"], "“Yes”, “1”"),
        ("Geimpft", ["ja", "nein", 1, 0], "“ja”, “1”"),
        ("Geimpft", ["WAHR", "FALSCH", "1"], "“WAHR”, “1”"),
        ("Пол", ["да", "нет", "yes"], "“да”, “yes”"),
    ],
)
@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
def test_two_words_for_one_answer_are_asked_about(tmp_path, suffix, name, values, words):
    assert words in told(tmp_path / f"a.{suffix}", name, values)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("Smoker", ["yes", "no", "Yes", "NO", "n/a"]),
        ("Smoker", ["TRUE", "FALSE"]),
        ("Vaccinated", ["1", "0"]),
        ("Children", ["none", "1", "2", "3 or more"]),
        ("Children", [0, 1, 2, "3 or more"]),
        ("Doses", ["No", "1", "2"]),
        ("Sex", ["m", "f", "M", "F"]),
        ("Sex", ["M", "F", "male", "female", "other"]),
        ("Sex", ["male", "female", "other", "no answer"]),
        ("Day", ["M", "W", "F"]),
        ("Class", [*"abcdfmw"]),
        ("Country", ["NO", "SE", "DK", "NE"]),
        ("Who", ["man", "woman", "boy", "girl"]),
        ("Answer", ["yes", "rather yes", "rather no", "no"]),
    ],
)
def test_one_word_for_each_answer_is_not_asked_about(tmp_path, name, values):
    assert told(tmp_path / "a.csv", name, values) == ""


def test_a_word_that_stands_once_is_a_slip(tmp_path):
    assert told(tmp_path / "a.csv", "Smoker", [*["yes", "no"] * 29, "ja", "no"]) == ""
