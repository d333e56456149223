"""A column with another decimal mark than the rest of the file is asked about: its numbers would be texts."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write_text

TENTHS = [f"{36 + n % 3}|{n % 10}" for n in range(60)]
WEIGHTS = [f"{50 + n * 7 % 40}|{n % 10}" for n in range(60)]


def told(path, others, weights):
    rows = "".join(
        f"{other};{weight};{'fm'[n % 2]}\n" for n, (other, weight) in enumerate(zip(others, weights, strict=True))
    )
    problems = preview(write_text(path, f"one;two;sex\n{rows}")).problems
    return [text for text in problems if "is the decimal mark of this file" in text]


def with_mark(texts, mark):
    return [text.replace("|", mark) for text in texts]


@pytest.mark.parametrize(("mark", "other"), [(".", ","), (",", ".")])
def test_another_mark_is_asked_about(tmp_path, mark, other):
    # nearly all numbers tell the mark of the file
    (text,) = told(tmp_path / "a.csv", with_mark(TENTHS, mark), [*with_mark(WEIGHTS[:55], other), *["n/a"] * 5])
    assert f"“{mark}” is the decimal mark" in text or f"“{other}” is the decimal mark" in text


@pytest.mark.parametrize(
    "weights",
    [
        with_mark(WEIGHTS, "."),
        [f"{1 + n % 28}.{1 + n % 12:02}" for n in range(60)],
        [",".join(str(code) for code in range(1, 9) if n * code % 7 < 2) or "9" for n in range(60)],
        ["low", "high"] * 30,
    ],
    ids=["one mark", "days", "codes of answers", "words"],
)
def test_other_columns_are_not(tmp_path, weights):
    assert told(tmp_path / "a.csv", with_mark(TENTHS, "."), weights) == []
