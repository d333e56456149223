"""Only shares come back from the process that reads the rows."""

from __future__ import annotations

import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.naive_bayes import Evidence, NaiveBayes
from core.domain.reading_layout import ReadingLayout
from core.errors import MissingFileError, UnknownCategoryError
from core.progress import Progress, reporting
from core.sources.asking import guesses
from core.sources.asking.reader_process import ask

ATTRIBUTES = (Attribute("job", Kind.CATEGORIES, ("clerk", "smith")), Attribute("age", Kind.NUMBER, edges=(0, 18, 99)))
CLASSIFIER = NaiveBayes("job", (0.0, -0.1), (Evidence("age", ((0.0, -3.0), (-3.0, 0.0))),))
LAYOUT = ReadingLayout(header_row=1)


class Told(Progress):
    def __init__(self):
        self.parts = []

    def report(self, done, total, what):
        self.parts.append(done / total)


@pytest.fixture
def path(tmp_path):
    rows = ["id,job,age"] + [
        f"{number},{('clerk', 'smith')[number % 5 > 1]},{10 + number % 40}" for number in range(200)
    ]
    (tmp_path / "people.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    return tmp_path / "people.csv"


def test_rows_are_guessed_in_a_process_of_their_own(path, monkeypatch):
    answers = []
    monkeypatch.setattr(guesses, "ask", lambda question: answers.append(ask(question)) or answers[-1])
    told = Told()
    with reporting(told):
        (shares,) = guesses.guess_rows(path, LAYOUT, ATTRIBUTES, [CLASSIFIER])
    people = [(number % 5 > 1, number % 40 >= 8) for number in range(200)]
    assert shares.right == pytest.approx(sum(job == adult for job, adult in people) / 200)
    assert shares.most_frequent == 0.6
    assert answers[0].arrays == ()
    assert [[type(share) for share in each] for each in answers[0].result] == [[float] * 3]
    assert told.parts == sorted(told.parts)


def test_a_cell_without_a_label_is_named(path):
    narrow = (Attribute("job", Kind.CATEGORIES, ("clerk",)), ATTRIBUTES[1])
    with pytest.raises(UnknownCategoryError, match="row 4"):
        guesses.guess_rows(path, LAYOUT, narrow, [CLASSIFIER])


def test_a_file_that_is_gone_is_named(tmp_path):
    with pytest.raises(MissingFileError):
        guesses.guess_rows(tmp_path / "gone.csv", LAYOUT, ATTRIBUTES, [CLASSIFIER])
