"""Readers that answer more than one question, or start before there is one, and none that is left over."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from core.commandline import release as release_verb
from core.commandline.program import main
from core.domain.attribute import Attribute, Kind
from core.domain.reading_choices import AsWritten
from core.domain.reading_layout import ProtectedUnit, ReadingLayout, RowMeaning
from core.errors import (
    BrokenInstallationError,
    Cancelled,
    EngineError,
    MissingFileError,
    UnreadableFileError,
)
from core.progress import Progress, reporting
from core.project.plan_file import save_plan
from core.session import releasing
from core.sources.asking import reader_process
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.question import COUNTS_ROWS, FileQuestion, ReaderVerb
from tests.core.sources.written_files import write_text
from tests.core.visits import plan, request


class GivenUp(Progress):
    """Somebody who no longer wants to know."""

    def cancelled(self):
        return True


@pytest.fixture
def started(monkeypatch):
    """Return the readers that are started."""
    start, found = subprocess.Popen, []
    monkeypatch.setattr(subprocess, "Popen", lambda *words, **how: found.append(start(*words, **how)) or found[-1])
    return found


def are_over(readers):
    """Return whether nothing is left of processes: they have ended, and that is known."""
    return all(reader.returncode is not None and reader.stdin.closed and reader.stdout.closed for reader in readers)


def test_nothing_is_left_running(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    before = threading.active_count()
    preview(path)
    assert threading.active_count() == before
    (reader,) = started
    with pytest.raises(ChildProcessError):
        os.waitpid(reader.pid, os.WNOHANG)
    assert are_over(started)


def test_one_reader_answers_all_about_a_small_file(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\nf,17\nm,18\n")
    apart = preview(path), profile(path)
    write_text(tmp_path / "b.csv", "town\nOslo\n")
    del started[:]
    with reader_process.one_reader():
        assert (preview(path), profile(path)) == apart
        assert profile(tmp_path / "b.csv")[0].header == "town"
        write_text(path, "town\nOslo\nRome\n")
        assert (preview(path).headers, preview(path).n_rows) == (("town",), 2)
        assert not are_over(started)
    assert len(started) == 2
    assert are_over(started)


def test_the_reader_of_a_larger_file_profiles_it_after_its_preview_and_ends(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\n" * 900_000)
    with reader_process.one_reader():
        found = preview(path)
        assert not are_over(started)
        (sex, _) = profile(path, found.readable)
        assert sex.values == (("f", 900_000),)
        assert are_over(started)
        preview(path)
    assert len(started) == 2


def test_it_ends_after_a_preview_that_asks(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\n" * 900_000 + "m,18,Oslo\n")
    with reader_process.one_reader():
        assert preview(path).questions
        assert are_over(started)


def test_a_reader_that_waits_ends_with_its_block_whatever_happens(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    with suppress(KeyError), reader_process.one_reader():
        preview(path)
        raise KeyError
    assert are_over(started)
    with reader_process.one_reader():
        preview(path)
        with pytest.raises(UnreadableFileError):
            profile(path, ReadingLayout(query="select 1"))
        started[1].wait()  # a fault ends it
        assert are_over(started)
        with pytest.raises(Cancelled):
            preview(path, ReadingLayout(), GivenUp())
        preview(path)
        started[2].kill()
        with pytest.raises(UnreadableFileError):
            profile(path)
    assert len(started) == 3
    assert are_over(started)


def test_a_reader_is_started_before_it_is_asked(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\nf,17\nm,18\n")
    with reader_process.readers_ahead():
        (waiting,) = started
        assert preview(path).headers == ("sex", "age")
        assert started == [waiting]
        preview(path)
        assert len(started) == 2
    assert are_over(started)


def test_a_reader_that_will_count_is_told_so_when_it_starts(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * 100)
    alone = reader_process.ask(count_of(path))
    del started[:]
    with reader_process.readers_ahead(counts=True):
        assert reader_process.ask(count_of(path)) == alone
        (waiting,) = started
        assert waiting.args[-1] == COUNTS_ROWS
        preview(path)
        assert started[1].args[-1] != COUNTS_ROWS
    assert are_over(started)


def test_the_next_reader_is_started_when_one_has_ended(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\nf,17\nm,18\n")
    with reader_process.readers_ahead(again=True):
        for n in range(1, 4):
            assert len(started) == n
            preview(path)
        with reader_process.one_reader():
            assert profile(path, preview(path).layout)[0].header == "sex"
        assert len(started) == 5
    assert len(started) == 5
    assert are_over(started)


def test_a_reader_that_was_killed_before_it_was_asked_is_none(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    with reader_process.readers_ahead():
        started[0].kill()
        started[0].wait()
        assert preview(path).headers == ("sex",)
    assert len(started) == 2
    assert are_over(started)


def test_a_reader_that_cannot_start_is_told_when_it_is_asked(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    monkeypatch.setattr(reader_process, "command", lambda: [str(tmp_path / "gone")])
    with reader_process.readers_ahead(), pytest.raises(BrokenInstallationError):
        preview(path)


def has_ended(process):
    """Return whether there is no process with that number, or nothing but its exit status."""
    try:
        return ") Z " in Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("block", ["one_reader()", "readers_ahead()"])
def test_a_reader_ends_with_its_program(tmp_path, block):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    code = f"""
import os
from pathlib import Path
from core.sources.asking import reader_process
from core.sources.asking.preview import preview
from core.sources.question import FileQuestion, ReaderVerb
start, found = reader_process.subprocess.Popen, []
reader_process.subprocess.Popen = lambda *words, **how: found.append(start(*words, **how)) or found[-1]
with reader_process.{block}:
    block = {block!r}
    if block == "one_reader()":
        preview(Path({str(path)!r}))
    print(found[0].pid, flush=True)
    input()
    os._exit(0)
"""
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        reader = int(program.stdout.readline())
        assert not has_ended(reader)
        program.stdin.close()
        program.wait()
        until = time.monotonic() + 100
        while not has_ended(reader):
            assert time.monotonic() < until
            time.sleep(0.02)


def asked(path, verb=ReaderVerb.PROFILE):
    return FileQuestion(verb, str(path))


def test_a_reader_works_on_a_question_before_its_answer_is_waited_for(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\nf,17\nm,18\n")
    alone = reader_process.ask(asked(path)).result
    del started[:]
    with reader_process.asked_ahead(asked(path)):
        (at_work,) = started
        assert reader_process.ask(asked(path)).result == alone
        assert started == [at_work]
        assert reader_process.ask(asked(path)).result == alone  # its answer was taken: another one works
        assert len(started) == 2
    assert are_over(started)


def test_another_question_gets_its_own_answer_from_a_reader_of_its_own(tmp_path, started):
    path, other = write_text(tmp_path / "a.csv", "sex\nf\n"), write_text(tmp_path / "b.csv", "town\nOslo\n")
    with reader_process.asked_ahead(asked(path)):
        assert profile(other)[0].header == "town"
        assert [each["header"] for each in reader_process.ask(asked(path)).result] == ["sex"]
        assert len(started) == 2
    assert are_over(started)


def test_what_a_reader_that_was_asked_ahead_found_wrong_is_told_when_its_answer_is_waited_for(tmp_path, started):
    with reader_process.asked_ahead(asked(tmp_path / "nowhere.csv")):
        with pytest.raises(MissingFileError, match=r"nowhere\.csv"):
            reader_process.ask(asked(tmp_path / "nowhere.csv"))
        assert are_over(started)


def test_a_reader_that_was_asked_ahead_ends_with_its_block_whatever_happens(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex\n" + "f\n" * 200_000)
    with suppress(KeyError), reader_process.asked_ahead(asked(path)):
        raise KeyError
    assert are_over(started)
    with reader_process.asked_ahead(asked(path)), pytest.raises(Cancelled), reporting(GivenUp()):
        reader_process.ask(asked(path))
    with reader_process.asked_ahead(asked(path)):
        started[2].kill()
        with pytest.raises((UnreadableFileError, BrokenInstallationError)):  # as it was at work, or just starting
            reader_process.ask(asked(path))
    assert len(started) == 3
    assert are_over(started)


def test_the_rows_of_a_release_are_read_during_its_trial(folder, ledger, started, monkeypatch):
    """Once, and by a reader that was asked before the trial began."""
    seen = []
    monkeypatch.setattr(releasing, "try_release", lambda *_: seen.append(len(started)))
    assert releasing.release(request(plan(), folder), ledger).tables
    assert seen == [1]
    assert len(started) == 1
    assert are_over(started)


def test_a_trial_that_fails_ends_the_reader_of_the_rows(folder, ledger, started, monkeypatch):
    def fail(*_):
        raise TypeError

    monkeypatch.setattr(releasing, "try_release", fail)
    with pytest.raises(TypeError):
        releasing.release(request(plan(), folder), ledger)
    assert len(started) == 1
    assert are_over(started)
    assert ledger.history("visits") == ()


COUNTED = Attribute("sex", Kind.CATEGORIES, ("f", "m"))
LOOKED_AT = ReadingLayout(
    header_row=1,
    delimiter=",",
    encoding="utf-8",
    decimal=".",
    thousands="",
    dates="day-first",
    as_written=AsWritten.REFUSE,
)


def count_of(path, attribute=COUNTED):
    """Return the question of a release, of which a look knows neither marginals nor key."""
    return FileQuestion(ReaderVerb.COUNT, str(path), LOOKED_AT, (attribute,), key="11" * 32, marginals=((0,),))


def test_a_reader_looks_for_doubts_before_it_is_asked(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * 100)
    alone = reader_process.ask(count_of(path))
    del started[:]
    with reader_process.looking_ahead(count_of(path)):
        (looking,) = started
        assert reader_process.ask(count_of(path)) == alone
        assert started == [looking]
        assert reader_process.ask(count_of(path)) == alone  # by another one
        assert len(started) == 2
    with reader_process.looking_ahead(count_of(path)), reader_process.asked_ahead(count_of(path)):
        assert reader_process.ask(count_of(path)) == alone
        assert len(started) == 3
    with suppress(KeyError), reader_process.looking_ahead(count_of(path)):
        raise KeyError
    assert are_over(started)


def test_what_is_in_doubt_is_told_by_the_question_itself(tmp_path):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * 100 + "Smith, Jr.,f,30\n")
    with pytest.raises(EngineError) as alone:
        reader_process.ask(count_of(path))
    with reader_process.looking_ahead(count_of(path)), pytest.raises(EngineError) as told:
        reader_process.ask(count_of(path))
    assert str(told.value) == str(alone.value)
    with reader_process.looking_ahead(count_of(tmp_path / "none.csv")), pytest.raises(MissingFileError):
        reader_process.ask(count_of(tmp_path / "none.csv"))


def test_a_look_answers_no_other_question_than_its_own(tmp_path, started):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * 100)
    other = replace(COUNTED, categories=("m", "f"))
    alone = reader_process.ask(count_of(path, other))
    del started[:]
    with reader_process.looking_ahead(count_of(path)):
        assert reader_process.ask(count_of(path, other)) == alone
    with reader_process.looking_ahead(count_of(path)):
        assert preview(path).n_rows == 200
    assert len(started) == 2
    assert are_over(started)


@pytest.mark.parametrize("seconds", [0, 0.3, 1])
def test_a_file_that_changes_after_the_look_is_read_anew(tmp_path, seconds):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\nm,18\n" * 100)
    with reader_process.looking_ahead(count_of(path)):
        time.sleep(seconds)
        write_text(path, "sex,age\n" + "f,17\nm,18\nf,19\n" * 100)
        told = reader_process.ask(count_of(path))
    assert told == reader_process.ask(count_of(path))


def test_a_release_by_command_is_read_while_its_strategy_is_chosen(folder, started, monkeypatch, capsys):
    """Once, by a reader that has looked for doubts before there was a question."""
    save_plan(replace(plan(), layout=LOOKED_AT, unit=ProtectedUnit(rows=RowMeaning.RECORDS)), folder / "a.reticent")
    seen, choose = [], release_verb.plan_release
    monkeypatch.setattr(release_verb, "plan_release", lambda *words: seen.append(len(started)) or choose(*words))
    words = ["release", str(folder / "a.reticent"), "-o", str(folder / "a.xlsx"), "--budget", "2", "--yes"]
    assert main([*words, "--ledger", str(folder / "a.sqlite")]) == 0
    assert "Released 2 tables" in capsys.readouterr().out
    assert seen == [1]
    assert len(started) == 1
    assert are_over(started)
