"""Numbers of which some have a label are asked about; scales, codes and labels for no answer are not."""

from __future__ import annotations

import pandas as pd
import pyreadstat
import pytest

from core.sources.asking.preview import preview

NUMBERS = [float(n * 7 % 41) for n in range(80)]
WRITERS = {
    "sav": lambda frame, path, labels: pyreadstat.write_sav(frame, path, variable_value_labels=labels),
    "dta": lambda frame, path, labels: pyreadstat.write_dta(frame, path, variable_value_labels=labels),
}


def asked(path, numbers, labels):
    frame = pd.DataFrame({"ward": [f"w{n % 3}" for n in range(len(numbers))], "cigarettes": numbers})
    WRITERS[path.suffix[1:]](frame, str(path), {"cigarettes": labels})
    seen = preview(path)
    said = [text for text in seen.problems if "in place of a number" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["sav", "dta"])
def test_they_are_told(tmp_path, suffix):
    said = asked(tmp_path / f"a.{suffix}", NUMBERS, {0: "none", 40: "40 or more", 99: "no answer"})
    assert "In 4 rows, column B (“cigarettes”) has “none”, “40 or more” in place of a number." in said


@pytest.mark.parametrize("suffix", ["sav", "dta"])
def test_labels_of_many_rows_are_told_wherever_their_codes_are(tmp_path, suffix):
    hours = [-7.0 if n % 3 == 0 else 15 + number for n, number in enumerate(NUMBERS)]
    said = asked(tmp_path / f"a.{suffix}", hours, {-7: "not at work", 98: "no answer"})
    assert "In 27 rows, column B (“cigarettes”) has “not at work” in place of a number." in said


@pytest.mark.parametrize(
    ("numbers", "labels"),
    [
        ([-7.0 if n % 9 == 0 else 15 + number for n, number in enumerate(NUMBERS)], {-7: "not at work"}),
        ([-7.0 if n % 3 == 0 else 15 + number for n, number in enumerate(NUMBERS)], {-7: "no answer"}),
        (NUMBERS, {}),
        (NUMBERS, {98: "refused", 99: "no answer"}),
        ([n % 11 for n in NUMBERS], {0: "no trust", 10: "complete trust"}),
        ([n % 5 + 1 for n in NUMBERS], {1: "a", 2: "b", 3: "c", 4: "d", 5: "e"}),
        ([-1.0 if n == 3 else n for n in NUMBERS], {-1: "no answer"}),
    ],
    ids=["in few rows", "no answer in many", "numbers", "no answer", "a scale", "codes", "none of these"],
)
def test_others_are_not(tmp_path, numbers, labels):
    assert asked(tmp_path / "a.sav", numbers, labels) == ""
