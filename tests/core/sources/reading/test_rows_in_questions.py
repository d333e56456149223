"""Answers about one row speak of one, and those about several of several."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

NAMES, ROWS = "age,town,pet", [f"{20 + n},{'Bern' if n % 3 else 'Chur'},{'cat' if n % 2 else 'dog'}" for n in range(40)]
TOTAL, GAP = "Total,40,", ",,"
LONG_NAMES = "How old are you?,Where do you live?,Which pet have you?"


@pytest.mark.parametrize(
    ("lines", "key", "answers"),
    [
        ([NAMES, *ROWS, TOTAL], "footers", ("Leave it out", "Count it as a record")),
        ([NAMES, *ROWS, TOTAL, TOTAL], "footers", ("Leave them out", "Count them as records")),
        (
            [NAMES, *ROWS[:20], GAP, *ROWS[20:]],
            "blank_rows",
            ("Count it as a record, all of whose values are missing", "Leave it out"),
        ),
        (
            [NAMES, *ROWS[:20], GAP, *ROWS[20:30], GAP, *ROWS[30:]],
            "blank_rows",
            ("Count them as records, all of whose values are missing", "Leave them out"),
        ),
        (
            [NAMES, LONG_NAMES, *ROWS],
            "skip_below_header",
            ("Leave it out", "Join it to the names", "It is a record"),
        ),
        (
            [NAMES, LONG_NAMES, LONG_NAMES.replace("?", ""), *ROWS],
            "skip_below_header",
            ("Leave them out", "Join them to the names", "They are records"),
        ),
    ],
)
def test_an_answer_speaks_of_as_many_rows_as_its_question(lines, key, answers, tmp_path):
    (tmp_path / "a.csv").write_text("\n".join(lines) + "\n")
    found = {question.key: question for question in preview(tmp_path / "a.csv").questions}
    assert tuple(str(answer.words) for answer in found[key].answers) == answers


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(("keep", "is_proposed"), [(lambda n: True, True), (lambda n: n % 3 > 0, False)])
def test_blank_rows_between_all_others_are_proposed_to_be_left_out(tmp_path, suffix, keep, is_proposed):
    rows = [["sex", "age", "town"]]
    for n in range(60):
        rows += [["fm"[n % 2], 20 + n % 40, "abc"[n % 3]], *([["", "", ""]] if keep(n) and n < 59 else [])]
    write(tmp_path / f"a.{suffix}", rows)
    seen = preview(tmp_path / f"a.{suffix}")
    assert ("blank_rows" in seen.layout.unanswered) is not is_proposed
    assert (seen.layout.blank_rows == "skip") is is_proposed
    assert "blank_rows" in [question.key for question in seen.questions]
