"""Full disks, folders that may not be written, files that others hold: a clear message, and nothing is lost."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing, suppress
from fractions import Fraction
from pathlib import Path

import pytest

from core.exports.write import exporters
from core.privacy import ledger_storage
from core.privacy.ledger import Ledger
from tests.crashes.people import prepare, words
from tests.warm_processes import run_program

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits and users of POSIX")

LIMITED = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), int(sys.argv[1])))
from core.commandline.program import main
sys.exit(main(sys.argv[2:]))
"""

UNPRIVILEGED = """
import os, sys
from core.commandline.program import main
if os.geteuid() == 0:
    os.seteuid(65534)
sys.exit(main(sys.argv[1:]))
"""


def limited(n_bytes, *line, **environment):
    """Run the program with files that cannot grow beyond `n_bytes`."""
    return run_program([str(n_bytes), *line], ROOT, {**os.environ, **environment}, LIMITED)


def state(ledger):
    """Return the kinds of all lines, having checked everything."""
    return [entry.kind for entry in ledger.verify()]


@pytest.mark.parametrize(
    ("n_bytes", "told"), [(2000, "out.json cannot be written"), (9000, "ledger.sqlite cannot be used")]
)
def test_where_tables_or_ledger_cannot_be_written_nothing_is_spent(tmp_path, n_bytes, told):
    """The tables take some 5,500 bytes, which a trial writes before the charge; the ledger has 16 kB."""
    ledger = prepare(tmp_path, Fraction(10))
    ended = limited(n_bytes, *words(tmp_path, "out.json"))
    assert ended.returncode == 1
    assert told in ended.stderr
    assert state(ledger) == ["budget"]
    assert not (tmp_path / "out.json").exists()


def test_tables_that_do_not_fit_into_the_ledger_are_pending(tmp_path):
    """There is room for the charge and for the small export, but not for the tables in the ledger."""
    ledger = prepare(tmp_path, Fraction(10))
    plan = tmp_path / "people.reticent"  # of so many cells that their tables need pages of their own
    edges = ", ".join(map(str, range(0, 120, 4)))
    plan.write_text(plan.read_text(encoding="utf-8").replace("0, 18, 65, 120", edges), encoding="utf-8")
    page = 4096
    for n_pages in range(40):
        ended = limited(ledger.path.stat().st_size + n_pages * page, *words(tmp_path, "out.json"))
        if "charge" in state(ledger):
            break
    assert "could not keep it: the disk is full" in ended.stderr or "the drive failed" in ended.stderr
    assert "Release no. 2 is pending. Complete it, at no further cost" in ended.stderr
    assert (ended.returncode, ended.stdout) == (1, "")
    assert not (tmp_path / "out.json").exists()
    assert "kept" not in state(ledger)
    line = ["ledger", "complete", "2", "-o", str(tmp_path / "out.json"), "--ledger", str(ledger.path)]
    assert limited(10**9, *line).returncode == 0
    assert state(ledger) == ["budget", "charge", "drawn", "kept"]


def _fill(file):
    with suppress(OSError), file.open("wb", buffering=0) as filler:
        while True:
            filler.write(bytes(512))


needs_root = pytest.mark.skipif(not shutil.which("mount") or os.geteuid() != 0, reason="only root mounts a small disk")


@needs_root
def test_a_full_disk(tmp_path):
    """A real one, of 128 kB; the export is on another disk."""
    small = tmp_path / "small"
    small.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", str(small)], check=False)
    if mounted.returncode:
        pytest.skip("this machine does not let us mount")
    try:
        ledger = prepare(small, Fraction(10))
        _fill(small / "filler")
        line = words(small, "out.json")
        line[line.index("-o") + 1] = str(tmp_path / "out.json")
        ended = limited(10**9, *line)
        assert ended.returncode == 1
        assert "cannot be used: its disk has 0 kB free" in ended.stderr
        assert "Nothing new was spent. Make room on it" in ended.stderr
        (small / "filler").unlink()
        assert state(ledger) == ["budget"]
        assert limited(10**9, *line).returncode == 0
        assert state(ledger) == ["budget", "charge", "drawn", "kept"]
    finally:
        subprocess.run(["umount", str(small)], check=True)


@pytest.fixture
def small(tmp_path):
    """A disk of its own, of 256 kB."""
    folder = tmp_path / "small"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)], check=False).returncode:
        pytest.skip("this machine does not let us mount")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@needs_root
@pytest.mark.parametrize("key", [info.key for info in exporters()])
def test_a_full_disk_under_an_export(tmp_path, small, key):
    """Words, status 1, nothing half written; the tables are kept, and written when there is room."""
    ledger = prepare(tmp_path, Fraction(10))
    assert limited(10**9, *words(tmp_path, "first.json")).returncode == 0
    out, again = small / f"out-{key}", ["ledger", "export-release", "2", "--format", key, "--ledger", str(ledger.path)]
    _fill(small / "filler")
    ended = limited(10**9, *again, "-o", str(out))
    assert (ended.returncode, ended.stdout) == (1, "")
    assert f"{out} cannot be written: " in ended.stderr
    assert "No space left on device" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert [file.name for file in small.iterdir()] == ["filler"]
    (small / "filler").unlink()
    assert limited(10**9, *again, "-o", str(out)).returncode == 0
    assert [file.name for file in small.iterdir()] == [out.name]


@needs_root
@pytest.mark.parametrize("line", [["describe", "people.csv", "-o"], ["ledger", "export", "-o"], ["release"]])
def test_a_full_disk_under_what_else_is_written(tmp_path, small, line):
    """A plan to start from, a list of the ledger, the file that the reading process leaves nothing in."""
    ledger = prepare(tmp_path, Fraction(10))
    _fill(small / "filler")
    if line == ["release"]:
        command = [*words(tmp_path, "out.json")]
        ended = limited(10**9, *command, TMPDIR=str(small))
        assert (ended.returncode, ended.stderr) == (0, "")
        return
    more = ["--ledger", str(ledger.path)] if line[0] == "ledger" else []
    rows = [str(tmp_path / word) if word.endswith(".csv") else word for word in line]
    ended = limited(10**9, *rows, str(small / "out.txt"), *more)
    assert ended.returncode == 1
    assert "out.txt cannot be written: No space left on device. Choose another folder." in ended.stderr
    assert [file.name for file in small.iterdir()] == ["filler"]


@pytest.fixture
def folder():
    """One that all can read and nobody but root can write; not among the tests' own, which others cannot even enter."""
    with tempfile.TemporaryDirectory(prefix="reticent-") as name:
        yield Path(name)
        Path(name).chmod(0o755)


def unprivileged(folder, *line):
    """Run the program as somebody who may write nothing here; all it needs is loaded while it may still be read."""
    folder.chmod(0o555)
    return run_program(line, ROOT, {**os.environ}, UNPRIVILEGED)


def test_a_folder_that_may_not_be_written(folder):
    ledger = prepare(folder, Fraction(10))
    ledger.path.chmod(0o444)
    ended = unprivileged(folder, "ledger", "set-budget", "People", "20", "--yes", "--ledger", str(ledger.path))
    assert ended.returncode == 1
    assert "it may not be written. Nothing new was spent. Ask for permission to write there." in ended.stderr
    told = unprivileged(folder, "ledger", "list", "--ledger", str(ledger.path))
    assert (told.returncode, "ε = 10" in told.stdout) == (0, True), told.stderr  # reading needs no permission to write
    assert unprivileged(folder, "ledger", "verify", "--ledger", str(ledger.path)).returncode == 0
    assert state(ledger) == ["budget"]


def test_a_new_ledger_where_none_can_be_made(folder):
    ended = unprivileged(folder, "ledger", "set-budget", "People", "1", "--ledger", str(folder / "new.sqlite"))
    assert ended.returncode == 1
    assert "Permission denied. Nothing new was spent. Choose another place for the ledger." in ended.stderr


def test_a_ledger_that_another_program_holds(tmp_path, monkeypatch, capsys):
    from core.commandline.program import main  # noqa: PLC0415  only here within this process

    monkeypatch.setattr(ledger_storage, "PATIENCE", 0.1)
    ledger = prepare(tmp_path, Fraction(10))
    with closing(sqlite3.connect(ledger.path, isolation_level=None)) as rival:
        rival.execute("BEGIN EXCLUSIVE")
        assert main(words(tmp_path, "out.json")) == 1
        assert "another program is using it, and did not let go for 10 seconds" in capsys.readouterr().err
    assert main(words(tmp_path, "out.json")) == 0
    assert state(Ledger(ledger.path)) == ["budget", "charge", "drawn", "kept"]
