"""“None” of Python is proposed as missing beside yes and no; beside other answers it is one."""

from __future__ import annotations

import pytest

from core.data.propose_attribute import propose
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview, readable
from tests.core.sources.written_files import write


def proposed(path, cells):
    write(path, [["id", "answer"], *([n, cell] for n, cell in enumerate(cells))])
    seen = preview(path)
    found = profile(path, readable(seen.layout, seen.questions))[1]
    return found, propose(found)


@pytest.mark.parametrize("suffix", ["csv", "xlsx", "sqlite"])
@pytest.mark.parametrize("answers", [["yes", "no"], ["Yes", "No"], ["True", "False"], ["Ja", "Nein"], ["Y", "N"]])
def test_it_is_missing_beside_two_that_leave_no_third(tmp_path, suffix, answers):
    cells = [None if n % 11 == 0 else [*answers, "None"][n % 3] for n in range(120)]
    found, attribute = proposed(tmp_path / f"a.{suffix}", cells)
    assert [text for text, _ in found.missing] == ["None"]
    assert attribute.missing_values == ("None",)
    assert {*attribute.categories} >= {*answers}
    assert "None" not in attribute.categories


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    "answers",
    [
        ["None", "Mild", "Severe"],
        ["None", "Yes"],
        ["none", "yes", "no"],
        ["None", "Yes", "No", "Some"],
        ["None", "1", "2", "3"],
        ["None", "A", "B"],
    ],
)
def test_beside_others_it_is_an_answer(tmp_path, suffix, answers):
    found, attribute = proposed(tmp_path / f"a.{suffix}", [answers[n % len(answers)] for n in range(120)])
    assert (found.missing, attribute.missing_values) == ((), ())
    assert answers[0] in attribute.categories
