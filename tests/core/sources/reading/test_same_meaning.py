"""One answer that is written in two ways is asked about; different answers, and small letters, are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asks(path, values):
    rows = [[1 + n, values[n % len(values)], 20 + n * n % 41] for n in range(90)]
    write(path, [["no", "answer", "age"], *rows])
    seen = preview(path)
    said = any("which may mean the same" in text for text in seen.problems)
    assert said <= ("as_written" in seen.layout.unanswered)
    return said


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize(
    "values",
    [
        *(["F", "Female", "M"], ["m", "w", "männlich", "weiblich", "divers"], ["male", "female", "männlich"]),
        *(["yes", "no", "ja", "nein"], ["TRUE", "WAHR", "FALSE"], ["F", "M", "Male", "n/a"]),
    ],
)
def test_two_spellings_of_an_answer_are_asked_about(tmp_path, suffix, values):
    assert asks(tmp_path / f"a.{suffix}", values)


@pytest.mark.parametrize(
    "values",
    [
        *(["F", "M"], ["f", "F", "m"], ["yes", "no", "don't know"], ["Mann", "Frau", "divers"], ["F", "M", "X"]),
        *(["O", "A", "B", "AB"], ["S", "M", "L", "XL"], ["man", "boy", "girl", "dog"], ["N", "S", "O", "E"]),
        *(["Y", "N"], ["si", "no"], ["m", "man", "child", "pet"], ["a", "b", "f", "w"]),
    ],
)
def test_different_answers_are_not(tmp_path, values):
    assert not asks(tmp_path / "a.csv", values)
