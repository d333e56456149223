"""Rows entered to try a form are asked about; tests that people take, or are in, are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write


def asked(path, rows):
    write(path, [["number", "name", "city", "age"], *([n, *row] for n, row in enumerate(rows))])
    seen = preview(path)
    said = [text for text in seen.problems if "to be a trial" in text or "to be trials" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


ROWS = [(f"Ann {n}", ["Bonn", "Köln", "Aachen"][n % 3], 20 + 7 * n % 50) for n in range(60)]


@pytest.mark.parametrize(
    ("place", "row", "sign"),
    [
        (0, ("Test", "Bonn", 99), "Test"),
        (30, ("test", "Test", 1), "test"),
        (40, ("Max Mustermann", "Bonn", 30), "Max Mustermann"),
        (50, ("asdf", "Bonn", 30), "asdf"),
        (20, ("test test", "Köln", 30), "test test"),
        (20, ("a@test.de", "Köln", 30), "a@test.de"),
        (0, ("John Doe", "Köln", 30), "John Doe"),
    ],
)
def test_trials_are_asked_about(tmp_path, place, row, sign):
    rows = [*ROWS[:place], row, *ROWS[place:]]
    said = asked(tmp_path / "a.csv", rows)
    assert f"Row {place + 2} seems to be a trial, as it holds “{sign}”" in said


def test_previews_of_a_survey_are_asked_about_however_many(tmp_path):
    rows = [(name, "Survey Preview" if n < 20 else "IP Address", age) for n, (name, _, age) in enumerate(ROWS)]
    assert "20 rows seem to be trials, as they hold “Survey Preview”" in asked(tmp_path / "a.csv", rows)


@pytest.mark.parametrize(
    "rows",
    [
        ROWS,
        [(name, "test" if n % 2 else "control", age) for n, (name, _, age) in enumerate(ROWS)],
        [(name, "test" if n in (20, 30) else city, age) for n, (name, city, age) in enumerate(ROWS)],
        [("Jane Doe" if n == 20 else name, city, age) for n, (name, city, age) in enumerate(ROWS)],
        [(f"Testa {n}", "Testour", age) for n, (_, _, age) in enumerate(ROWS)],
        [(name, "contest@home.org" if n == 3 else city, age) for n, (name, city, age) in enumerate(ROWS)],
        [(f"test person {n}", city, age) for n, (_, city, age) in enumerate(ROWS)],
    ],
)
def test_what_is_no_trial_is_not(tmp_path, rows):
    assert asked(tmp_path / "a.csv", rows) == ""
