"""A text file that ends within an answer is asked about; one that ends with an answer of its own is not."""

from __future__ import annotations

import pytest

from core.sources.asking.preview import preview


def asked(path, answers):
    rows = [f"p{at}x,{20 + at % 40},{answer}" for at, answer in enumerate(answers)]
    path.write_text("\n".join(["person,age,answer", *rows]), encoding="utf-8")
    return " ".join(text for text in preview(path).problems if "The last row ends with" in text)


def many(n):
    return [("Yes", "No", "Maybe")[at * at % 7 % 3] for at in range(n)]


@pytest.mark.parametrize("n", [12, 60, 2500])
@pytest.mark.parametrize("end", ["Ye", "N", "May"])
def test_a_beginning_of_an_answer_at_the_end_is_asked_about(tmp_path, n, end):
    assert f"“{end}”" in asked(tmp_path / "a.csv", [*many(n), end])


@pytest.mark.parametrize(
    "answers",
    [
        many(60),
        [*many(60), "Other"],
        [*many(60), ""],
        ["N", *many(60), "N"],
        [f"note {at}" for at in range(61)] + ["n"],
    ],
)
def test_other_ends_are_not(tmp_path, answers):
    assert asked(tmp_path / "a.csv", answers) == ""
