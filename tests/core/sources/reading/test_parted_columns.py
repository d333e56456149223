"""A column under two names, each in a part of the rows, is asked about; answers to either of two questions are not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

N = 60


def asked(path, names, row):
    write(path, [names, *(list(row(n)) for n in range(N))])
    seen = preview(path)
    said = [text for text in seen.problems if "seem to mean one thing" in text]
    assert bool(said) <= ("as_written" in seen.layout.unanswered)
    return " ".join(said)


@pytest.mark.parametrize(("one", "other"), [("sex", "gender"), ("Age", "age"), ("Home town", "home_town")])
@pytest.mark.parametrize("ending", [".csv", ".xlsx", ".json"])
def test_a_column_under_two_names_is_asked_about(tmp_path, one, other, ending):
    names = ["id", one, other]
    said = asked(tmp_path / f"a{ending}", names, lambda n: (n, "fm"[n % 2], "") if n < 40 else (n, "", "fm"[n % 2]))
    assert f"“{one}”, “{other}”" in said
    assert asked(tmp_path / f"b{ending}", names, lambda n: (n, "fm"[n % 2], "fm"[n // 2 % 2])) == ""


def test_answers_to_either_of_two_questions_are_not(tmp_path):
    names = ["id", "if yes: why", "if no: why"]
    assert asked(tmp_path / "a.csv", names, lambda n: (n, "cost", "") if n % 3 else (n, "", "cost")) == ""
    assert (
        asked(tmp_path / "b.csv", ["id", "first name", "name"], lambda n: (n, "", "A") if n % 3 else (n, "B", "")) == ""
    )
