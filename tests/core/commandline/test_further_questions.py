"""What is asked only once other questions have an answer is told with them, and stands in the same plan."""

from __future__ import annotations

from core.project.plan_file import load_plan
from core.sources.asking.preview import preview

GROUPS = [
    line
    for group in range(3)
    for line in (f'" ","Group {group}"', *(f'" ","{group} {n:02}",{90 + n}.{group},{91 + n}.5' for n in range(8)))
]
LINES = ['"Index by unit,"', '"group and time"', "", '" "," ","2011M01","2011M02"', '"Index"', *GROUPS]


def test_a_plan_asks_also_what_an_answer_raises(inside, reticent):
    reticent.write("a.csv", "\n".join(LINES))
    ended = inside("describe", "a.csv", "-o", "plan.reticent", "--rows", "records", "--confirm", "all")
    assert ended.status == 0
    keys = ("skip_below_header", "ragged", "doubtful_rows")
    assert load_plan(reticent.folder / "plan.reticent").layout.unanswered == keys
    assert [ended.err.index(f"Question {key}") for key in keys] == sorted(
        ended.err.index(f"Question {k}") for k in keys
    )


def test_a_preview_keeps_what_was_said_of_the_file_as_it_is(reticent):
    reticent.write("a.csv", "\n".join(LINES))
    found = preview(reticent.folder / "a.csv")
    assert len(found.problems) == len(found.spots) == len(found.stops)
    assert {each.text for each in found.questions} <= {*found.problems}
    assert found.layout.skip_below_header is None
    assert found.n_rows == len(GROUPS) + 1


def test_the_cause_is_told_before_the_row_that_stops(inside, reticent):
    lines = [f"P{n},{'fm'[n % 2]},{20 + n},{900 + 7 * n}" for n in range(40)]
    reticent.write("a.csv", "\n".join(["id,sex,age,income", *(f'"{line}"' for line in lines)]) + "\n")
    ended = inside("describe", "a.csv", "-o", "plan.reticent")
    assert ended.status != 0
    assert ended.err.index("quotes around the whole line") < ended.err.index("row 2, column B")
    assert "ragged=fill" not in ended.err
