"""Codes without a label are told beside others that have one; scales with labels at their ends are not."""

from __future__ import annotations

import pandas as pd
import pyreadstat
import pytest

from core.sources.asking.preview import preview

LABELS = {1: "Primary", 2: "Secondary", 3: "Bachelor", 4: "Master", 5: "PhD"}
WRITERS = {
    "sav": lambda frame, path, labels: pyreadstat.write_sav(frame, path, variable_value_labels=labels),
    "dta": lambda frame, path, labels: pyreadstat.write_dta(frame, path, variable_value_labels=labels),
}


def told(path, numbers, labels):
    frame = pd.DataFrame({"ward": [f"w{n % 3}" for n in range(len(numbers))], "edu": numbers})
    WRITERS[path.suffix[1:]](frame, str(path), {"edu": labels})
    seen = preview(path)
    assert "as_written" not in seen.layout.unanswered
    return " ".join(text for text in seen.problems if "a code without a label" in text)


@pytest.mark.parametrize("suffix", ["sav", "dta"])
@pytest.mark.parametrize(("every", "words"), [(90, "In row 12, column B (“edu”)"), (20, "In 4 rows, first row 12,")])
def test_they_are_told(tmp_path, suffix, every, words):
    numbers = [7.0 if n % every == 10 else n % 5 + 1.0 for n in range(80)]
    assert words in told(tmp_path / f"a.{suffix}", numbers, LABELS)


@pytest.mark.parametrize(
    ("numbers", "labels"),
    [
        ([n % 5 + 1.0 for n in range(80)], LABELS),
        ([None if n % 9 == 4 else n % 5 + 1.0 for n in range(80)], LABELS),
        ([n % 11 + 0.0 for n in range(80)], {0: "no trust", 10: "complete trust"}),
        ([98.0 if n % 9 == 4 else 18.0 + n for n in range(80)], {98: "refused", 99: "no answer"}),
        ([n % 5 + 1.0 for n in range(80)], {1: "never", 5: "always", 9: "no answer"}),
    ],
    ids=["codes", "blanks", "a scale", "numbers", "ends"],
)
def test_others_are_not(tmp_path, numbers, labels):
    assert told(tmp_path / "a.sav", numbers, labels) == ""
