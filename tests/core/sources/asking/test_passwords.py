"""A workbook under a password is read by whoever types it, and the password stays where it was typed."""

from __future__ import annotations

import logging
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from core.errors import DamagedFileError, EncryptedFileError, WrongEndingError
from core.progress import reporting, silenced
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.reader_process import command, environment
from core.sources.question import FileQuestion, ReaderVerb
from core.sources.reading.decrypted import decrypted
from tests.core.sources.locked_files import WORD, Typist, lock
from tests.core.sources.written_files import with_part, write

OLD = Path(__file__).parents[1] / "locked.xls"
"""These rows as LibreOffice 7.4 keeps them under the password, by RC4."""
ROWS = [["sex", "age"], ["f", 17], ["m", 70], ["f", 35]]


@pytest.fixture
def plain(tmp_path):
    return write(tmp_path / "plain.xlsx", ROWS)


@pytest.fixture
def locked(plain):
    return lock(plain, plain.with_name("locked.xlsx"))


def test_it_is_asked_for_until_it_is_right_and_then_known(plain, locked, tmp_path, monkeypatch, caplog):
    bare = tmp_path / "temporary"
    bare.mkdir()
    monkeypatch.setenv("TMPDIR", str(bare))
    typist = Typist("Secret", "secret")
    with caplog.at_level(logging.DEBUG):
        found = preview(locked, progress=typist)
    assert typist.asked == [(str(locked), False), (str(locked), True)]
    assert found == preview(plain)
    assert profile(locked, found.readable) == profile(plain, found.readable)  # nobody is asked again
    assert "secret" not in caplog.text.lower()
    assert not list(bare.iterdir())
    assert sorted(each.name for each in tmp_path.iterdir()) == ["locked.xlsx", "plain.xlsx", "temporary"]


def test_who_types_none_is_refused_as_before(locked):
    for typist in (Typist(), Typist("")):
        with pytest.raises(EncryptedFileError, match="Save a copy without one"):
            preview(locked, progress=typist)
        assert typist.asked == [(str(locked), False)]


def test_an_old_workbook_is_opened_too(plain, tmp_path):
    path, typist = tmp_path / "old.xls", Typist("Secret", "secret")
    shutil.copy(OLD, path)
    found, same = preview(path, progress=typist), preview(plain)
    assert typist.asked == [(str(path), False), (str(path), True)]
    assert (found.headers, found.first) == (same.headers, same.first)


def test_of_an_opendocument_sheet_a_copy_without_one_is_asked_for(tmp_path):
    path, typist = write(tmp_path / "a.ods", ROWS), Typist("secret")
    with_part(
        path, "META-INF/manifest.xml", lambda content: content.replace(b"</manifest", b"<encryption-data/></manifest")
    )
    with pytest.raises(EncryptedFileError, match="Save a copy without one and open that"):
        preview(path, progress=typist)
    assert typist.asked == []


def test_a_step_in_silence_may_ask(locked):
    with reporting(Typist("secret")), silenced():
        assert preview(locked).headers


def test_a_question_does_not_print_it():
    question = FileQuestion(ReaderVerb.PREVIEW, "locked.xlsx", password=WORD)
    assert WORD not in repr(question) + str(question)
    assert question != replace(question, password="")
    assert "secret" not in str((command(), environment()))


def test_a_new_workbook_under_the_name_of_an_old_one_is_told_for_what_it_is(locked):
    path = locked.rename(locked.with_suffix(".xls"))
    with pytest.raises(WrongEndingError):
        preview(path, progress=Typist("secret"))


def test_a_binary_workbook_under_another_name_is_told_for_what_it_is(locked):
    path = locked.rename(locked.with_suffix(".xlsb"))
    with pytest.raises(WrongEndingError):
        preview(path, progress=Typist("secret"))


def test_a_file_that_needs_none_is_read_as_it_is(plain):
    assert decrypted(str(plain), "secret") is None


@pytest.mark.parametrize("password", ["s\udce9cret", "\ud83d", "s\0", "S" * 1000])
def test_what_locks_no_workbook_is_a_wrong_password(locked, password):
    with pytest.raises(EncryptedFileError):
        decrypted(str(locked), password)


def test_a_lock_that_is_damaged_is_told(locked):
    content = locked.read_bytes()
    locked.write_bytes(content.replace(b"<encryption", b"<encryp<ion"))
    with pytest.raises(DamagedFileError):
        decrypted(str(locked), "secret")
