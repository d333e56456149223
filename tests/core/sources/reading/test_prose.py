"""Reports and letters are asked about, and give a plan no sentence for a name; questions above answers are names."""

from __future__ import annotations

import pytest

from core.domain.reading_layout import ReadingLayout
from core.sources.asking.preview import preview
from tests.core.sources.written_files import write

REPORT = """\
Subject 01-1083, a woman of 89 years, began on 22 July. The subject was ill before, and had a pacemaker. She died.

Subject 01-1211, a man of 76 years, began on 15 November. The subject had been well, and went home. He came back.

Subject 01-1445, a man of 75 years, began on 11 May. The subject was ill before, and had asthma. He came back.
"""
LETTER = """\
Dear Ms Smith, thank you for your letter, which I received on Monday. I have read it with interest.
As you say, the figures differ, and I have asked my colleagues, who will look into it. They will write to you.
With kind regards, and many thanks, John Miller
"""
GERMAN = """\
Die Patientin, 67 Jahre alt, kam am 3. Mai in die Klinik, nachdem sie gestürzt war. Sie klagte über Schmerzen.
Der Patient, 45 Jahre alt, wurde am 5. Mai aufgenommen, weil er Fieber hatte. Die Ursache blieb unklar.
Eine Patientin, 81 Jahre alt, wurde nach Hause entlassen, sobald es ihr besser ging. Sie kam nicht wieder.
"""
README = """\
The data are from evaluations of a large sample of teachers in a town. In addition, some rate the place. Each is a row.
There are 463 rows and 21 columns.
Format
score: the mean of all answers.
"""
PLATFORM = """\
We are here to work for the growth of all, the strength of the state, the freedom of courts, and the luck of people.
Growth comes first, as a whole. We are not content with less. We want it for all.
We want a society in which streets are free, a community in which we live, and in which we are well.
"""
PARAGRAPHS = """\
The committee met to discuss the results. About half answered within two weeks. The others were reminded.

It was agreed that the next survey should be shorter. It should be sent earlier in the year.

No further action was taken. The next meeting is in June. All members are invited.
"""
LINES = """\
The committee met on the third of May to discuss the results of
the survey that had been sent to all members. About half of them
answered within two weeks. The others were reminded by letter or
by telephone where that was possible. No further action was taken
and it was agreed that the next survey should be shorter. It will
be sent earlier in the year. The meeting closed at noon
"""


@pytest.mark.parametrize("text", [REPORT, LETTER, GERMAN, README, PLATFORM, PARAGRAPHS, LINES])
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_a_text_is_asked_about(tmp_path, text, encoding):
    path = tmp_path / "a.txt"
    path.write_text(text, encoding=encoding)
    seen = preview(path)
    assert {"header_row", "as_written"} <= {*seen.layout.unanswered}
    assert "The file seems to be a text of sentences, and no table." in " ".join(seen.problems)
    assert seen.layout.header_row is None  # so that no plan has these names


def test_a_text_without_names_is_asked_about(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text(GERMAN, encoding="utf-8")
    seen = preview(path, ReadingLayout(header_row=0))
    assert "a text of sentences" in " ".join(seen.problems)


QUESTION = "How satisfied are you with us? Please choose one answer"
WHY = "Please tell us why, as well as you can. Leave it blank if you would rather not. Thank you"


@pytest.mark.parametrize("suffix", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("names", "rows"),
    [
        (["id", "age", "comment"], [[f"P{n}", 20 + n, "it was fine. We came back, and slept well"] for n in range(20)]),
        ([QUESTION, WHY], [["very", f"because of {n} rooms. They were clean, as I said"] for n in range(20)]),
        ([WHY], [[f"it was good, as {n} of us said"] for n in range(20)]),
        ([WHY], [[f"All of it, and {n} rooms"] for n in range(20)]),
        (["Please say what you liked about the course"], [[f"the talk number {n} and the food"] for n in range(20)]),
        (["Name of the person, as written in the register", "sex"], [[f"Miller, Ann {n}", "f"] for n in range(20)]),
        (
            ["id", "at which of the places. Say all", "in which of the years. Say all that you remember"],
            [[n, "a school", "1999"] for n in range(20)],
        ),
        (
            ["say what you think of the place you live in", "say what you think of the people who live beside you."],
            [["quiet", "nice"] if n % 3 else ["loud", None] for n in range(20)],
        ),
        (
            ["which of the two do you like best. Name one", "are you glad that you came here. Say yes or no"],
            [["Tea", "Yes"] if n % 3 else ["Coffee", "No"] for n in range(20)],
        ),
    ],
)
def test_questions_above_answers_are_names(tmp_path, suffix, names, rows):
    path = tmp_path / f"a.{suffix}"
    write(path, [names, *rows])
    assert "a text of sentences" not in " ".join(preview(path).problems)
