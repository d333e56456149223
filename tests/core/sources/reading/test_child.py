"""A profile by the reader of a preview is that of a reader of its own, for every file that the corpus reads."""

from __future__ import annotations

import io
import os
from dataclasses import replace

import pytest

from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError
from core.sources import wire
from core.sources.asking.preview import preview
from core.sources.question import DETECT, FileQuestion, ReaderVerb
from core.sources.reading import child
from tests.core.sources.written_files import write_text
from tests.corpus.collection import CASES

READ = [case for case in CASES if case.rows]


def told(question, known):
    """Return an answer, or why there is none."""
    try:
        return child.respond(question, io.BytesIO(), known)[0]
    except EngineError as error:
        return wire.error_facts(error)


def opened(monkeypatch):
    """Return a list that gets each layout with which a file is opened from now on."""
    layouts = []
    open_reader = child.open_reader
    monkeypatch.setattr(
        child, "open_reader", lambda path, layout, *rest: (layouts.append(layout), open_reader(path, layout, *rest))[1]
    )
    return layouts


@pytest.mark.parametrize("case", READ, ids=lambda case: ascii(case.name)[1:-1])
def test_a_profile_after_a_preview_is_that_of_a_fresh_reader(tmp_path, case):
    path = tmp_path / case.name
    case.make(path)
    known = child.Known()
    seen = told(FileQuestion(ReaderVerb.PREVIEW, str(path)), known)
    if "result" not in seen or seen["result"]["questions"]:
        assert known.previewed is None
        return
    asked = FileQuestion(ReaderVerb.PROFILE, str(path), ReadingLayout(**seen["result"]["layout"]))
    assert told(asked, known) == told(asked, child.Known())


def people_in(folder, n_rows):
    rows = "".join(f"{'fm'[number % 2]},{20 + number % 40}\n" for number in range(n_rows))
    return write_text(folder / "people.csv", f"sex,age\n{rows}")


@pytest.fixture
def people(tmp_path):
    return people_in(tmp_path, 200)


@pytest.mark.parametrize(("n_rows", "is_read_again"), [(200, False), (3000, True)])
def test_the_reader_of_a_preview_profiles_a_small_file(tmp_path, monkeypatch, n_rows, is_read_again):
    people = people_in(tmp_path, n_rows)
    layouts, known = opened(monkeypatch), child.Known()
    told(FileQuestion(ReaderVerb.PREVIEW, str(people)), known)
    layout = preview(people).layout
    parts = io.BytesIO()
    answer, _ = child.respond(FileQuestion(ReaderVerb.PROFILE, str(people), layout), parts, known)
    assert [each["header"] for each in answer["result"]] == ["sex", "age"]
    assert bool(parts.getvalue()) == is_read_again  # progress of the profile; the preview has all rows of a short file
    assert layouts == [DETECT]


def _other_delimiter(question):
    return replace(question, layout=replace(question.layout, delimiter=";"))


def _password(question):
    return replace(question, password="open")  # noqa: S106  of no file


def _range(question):
    return replace(question, layout=replace(question.layout, range="A1:A100"))


@pytest.mark.parametrize("changed", [_other_delimiter, _password, _range])
def test_any_other_profile_has_a_reader_of_its_own(people, monkeypatch, changed):
    layouts, known = opened(monkeypatch), child.Known()
    told(FileQuestion(ReaderVerb.PREVIEW, str(people)), known)
    asked = changed(FileQuestion(ReaderVerb.PROFILE, str(people), preview(people).layout))
    assert told(asked, known) == told(asked, child.Known())
    assert layouts == [DETECT, asked.layout, asked.layout]
    assert known.previewed is None


def test_a_file_that_changes_after_its_preview_is_opened_again(people):
    known = child.Known()
    told(FileQuestion(ReaderVerb.PREVIEW, str(people)), known)
    asked = FileQuestion(ReaderVerb.PROFILE, str(people), preview(people).layout)
    write_text(people, people.read_text("utf-8").replace("f,", "d,"))
    os.utime(people, ns=(1, 1))
    answer = told(asked, known)
    assert {text for text, _ in answer["result"][0]["values"]} == {"d", "m"}
