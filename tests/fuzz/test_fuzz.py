"""A short run of the fuzzer for every reader: it finds nothing, and would tell what there is to find."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import zipfile

import pytest

from core.errors import EmptyFileError
from tests.core.sources.written_files import write
from tests.fuzz import forks, fuzz, trial
from tests.fuzz.forks import Mutant, forked
from tests.fuzz.fuzz import Fuzz
from tests.fuzz.mutants import repacked
from tests.fuzz.seeds import OWN, READERS, ROWS
from tests.fuzz.trial import Outcome
from tests.house.project_files import ROOT
from tests.warm_processes import run_program


@pytest.mark.parametrize("suffix", READERS)
def test_mutants_end_in_words(suffix, tmp_path):
    """In a process of its own: forks of one that has done much else have no memory left below their limit."""
    words = [suffix, "--inputs", "25", "--seed", "1", "--findings", str(tmp_path)]
    lines = "import sys; from tests.fuzz.__main__ import main; sys.exit(main())"
    done = run_program(words, ROOT, {**os.environ}, lines, "tests.fuzz.__main__")
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.match(rf"{suffix}: (\d+) inputs.*\n  (\d+) of them by the road of the program\n$", done.stdout)
    assert found, done.stdout
    assert 25 <= int(found[1]) <= 26
    assert (int(found[2]) > 0) == (suffix not in OWN)


def ends(monkeypatch, tmp_path, trying):
    """Return how two inputs end if `trying` is what happens to them."""
    monkeypatch.setattr(forks, "tried", trying)
    return [outcome.end for outcome, _ in forked(tmp_path / "a.csv", lambda *_: Mutant(b"a\n1\n", "right"), 2)]


@pytest.mark.parametrize(
    ("end", "told"),
    [(signal.SIGABRT, "died"), (signal.SIGKILL, "died"), (signal.SIGPROF, "hung"), (signal.SIGALRM, "hung")],
)
def test_deaths_are_told(monkeypatch, tmp_path, end, told):
    assert ends(monkeypatch, tmp_path, lambda path: os.kill(os.getpid(), end)) == [told] * 2


def test_a_fault_of_the_fuzzer_is_none_of_the_reader(tmp_path):
    with pytest.raises(ChildProcessError):
        list(forked(tmp_path / "a.csv", lambda number: 1 / number, 2))


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (Outcome("read", answer="right"), "read"),
        (Outcome("read", answer="other"), "changed"),
        (Outcome("refused"), "refused"),
        (Outcome("large"), "large"),
    ],
)
def test_other_ends_are_told(monkeypatch, tmp_path, outcome, told):
    assert ends(monkeypatch, tmp_path, lambda path: outcome) == [told] * 2


@pytest.mark.parametrize(
    ("fault", "told"),
    [(EmptyFileError(file="a.csv"), "refused"), (MemoryError(), "refused"), (KeyError("a"), "unforeseen")],
)
def test_faults_of_a_reader_are_told_apart(monkeypatch, tmp_path, fault, told):
    def failing(path):
        raise fault

    monkeypatch.setattr(trial, "reading", failing)
    monkeypatch.setattr(trial, "BYTES", 1 << 40)  # after so many other tests this process may be large by itself
    assert trial.tried(tmp_path / "a.csv").end == told


def test_too_large_a_reader_is_told(monkeypatch, tmp_path):
    monkeypatch.setattr(trial, "BYTES", 1)
    (tmp_path / "a.csv").write_text("a\n1\n")
    assert trial.tried(tmp_path / "a.csv").end == "large"


@pytest.mark.parametrize("lost", ["first", "values", "rows"])
def test_a_wrong_reading_is_noticed(monkeypatch, tmp_path, lost):
    (tmp_path / "a.csv").write_text("a,b\n1,2\n3,4\n")
    asked = trial.reading(tmp_path / "a.csv")
    seen, profile = asked.preview(), asked.profile()
    trial.compare(tmp_path / "a.csv", asked, profile, seen)
    if lost == "first":
        seen["first"][0][0] = "9"
    elif lost == "values":
        profile[0]["values"] = (("1", 1), ("3", 2))
    else:
        monkeypatch.setattr(trial.io, "TextIOWrapper", lambda *_, **__: io.StringIO("a,b\n1,2\n3,4\n5,6\n"))
    with pytest.raises(trial.ChangedError):
        trial.compare(tmp_path / "a.csv", asked, profile, seen)


def test_a_backslash_that_an_answer_takes_away_is_no_loss(monkeypatch, tmp_path):
    monkeypatch.setattr(trial, "BYTES", 1 << 62)  # this process is larger than a reader may be
    rows = [*(f"{sex},{district}" for district in ("North", "South", "East") for sex in "fm")] * 2
    odd = b"miN\xa7\xa3\xbc,\xc2\\,East"  # asked about by its letters, and by its backslash
    (tmp_path / "a.csv").write_bytes(b"\n".join([b"sex,district", *(row.encode() for row in rows), odd, b""]))
    assert trial.tried(tmp_path / "a.csv").end == "read"


@pytest.mark.parametrize(
    ("near", "far", "told"),
    [
        (Outcome("died"), Outcome("refused", "why"), fuzz.TOLD),
        (Outcome("died"), Outcome("read"), "read"),
        (Outcome("refused", "why"), Outcome("refused", "why"), "refused"),
        (Outcome("refused", "why"), Outcome("refused", "another"), "otherwise"),
        (Outcome("read", answer="1"), Outcome("read", answer="2"), "otherwise"),
    ],
)
def test_the_road_of_the_program_is_compared(monkeypatch, tmp_path, near, far, told):
    found = Fuzz("csv", tmp_path, tmp_path / "kept")
    monkeypatch.setattr(found, "_shipped", lambda: far)
    found.whole_road(near, b"a\n1\n")
    assert found.ends == {told: 1}
    assert bool(found.findings) == (told == "otherwise") == (tmp_path / "kept").exists()


def test_a_changed_part_of_a_zip_leaves_a_whole_zip(tmp_path):
    content = write(tmp_path / "a.xlsx", ROWS).read_bytes()
    for number in range(20):
        changed = repacked(content, random.Random(number))
        assert changed != content
        assert zipfile.ZipFile(io.BytesIO(changed)).testzip() is None
