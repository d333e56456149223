"""A column with codes alone beside codes with their texts is asked about; scales with texts at their ends are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, answers, n=60):
    rows = [[f"w{i % 7}", answers[(i + i * i % 13) % len(answers)], 20 + i * 7 % 41] for i in range(n)]
    write(path, [["ward", "answer", "age"], *rows])
    seen = preview(path)
    said = [text for text in seen.problems if "to be one answer" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
def test_a_code_beside_its_text_is_asked_about(tmp_path, suffix):
    said = asked(tmp_path / f"a.{suffix}", [1, 2, "1 (schlecht)", 5, "5 - sehr gut"])
    assert "Column B (“answer”) has “5” beside “5 - sehr gut”, which seem to be one answer." in said


@pytest.mark.parametrize(
    "answers",
    [
        *(["1", "2", "1 = never", "2 = always"], ["5", "5 – sehr gut", "3"], ["1", "2", "3", "1: très mal"]),
        *(["1", "2", "3", "1. bad"], ["2", "1", "2) gut"], ["m", "f", "m (male)", "f (female)"], ["J", "N", "J = ja"]),
        *(["gut", "schlecht", "1 - gut", "2 - schlecht"], ["gut (1)", "schlecht (2)", "1", "2"]),
        *(["1", "2", "1, agree"], ["5", "4", "5/sehr gut"], ["m", "w", "m (männlich)"]),
        *(["gut (1)", "schlecht (2)", "gut", "schlecht"], ["-1", "1", "-1 (no answer)"]),
    ],
)
def test_each_way_is_told(tmp_path, answers):
    assert asked(tmp_path / "a.csv", answers)


@pytest.mark.parametrize(
    "answers",
    [
        *(["1 (schlecht)", 2, 3, 4, "5 (gut)"], ["yes", "no", "yes (sometimes)"], ["1", "2", "3"]),
        *(["1", "1 (left)", "1 (right)", "2"], ["A", "B", "A - level"], ["1", "2", "1-2", "3+"], ["A+", "A", "B"]),
        ["1", "2", "2 mit Balkon", "1 mit Balkon"],
        *(["1", "2", "1 - 2", "3 (4)"], ["good", "bad", "very good"], ["5", "10", "5 mg", "10 mg"], ["A", "A (2)"]),
        ["3", "4", "3. Feb", "4. Mar"],
    ],
)
def test_others_are_not(tmp_path, answers):
    assert asked(tmp_path / "a.csv", answers) == ""


def test_a_remark_beside_a_few_numbers_is_none(tmp_path):
    rows = [[f"w{n % 7}", "2 (on Mondays)" if n == 9 else n % 5, 20 + n * 7 % 41] for n in range(60)]
    write(tmp_path / "a.csv", [["ward", "visits", "age"], *rows])
    assert not any("to be one answer" in text for text in preview(tmp_path / "a.csv").problems)
