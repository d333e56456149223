"""The reading process: it reports, it can be stopped, its death is told, and nothing of the rows leaks from it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import openpyxl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from core.domain.attribute import Attribute, Kind
from core.domain.reading_layout import ProtectedUnit, ReadingLayout
from core.errors import (
    BrokenInstallationError,
    Cancelled,
    FileChangedError,
    MissingLibraryError,
    TooMuchMemoryError,
    UnknownCategoryError,
    UnreadableFileError,
)
from core.progress import Progress, reporting
from core.sources.asking import reader_process
from core.sources.asking.columns import profile
from core.sources.asking.preview import preview
from core.sources.asking.records import ReadRequest, read_rows
from core.sources.question import FileQuestion, ReaderVerb
from core.sources.reading import child
from tests.core.insides import change_the_reader
from tests.core.sources.written_files import write_text

SEX = Attribute("sex", Kind.CATEGORIES, ("f", "m"))


class Watch(Progress):
    """Remembers what was reported, and cancels after some seconds."""

    def __init__(self, patience=None):
        self.start = time.monotonic()
        self.patience = patience
        self.parts = []

    def report(self, done, total, what):
        assert 0 <= done <= total
        self.parts.append((done / total, what))

    def cancelled(self):
        return self.patience is not None and time.monotonic() - self.start > self.patience


READY = """
import struct, sys
ready = b'{"ready": true}'
sys.stdout.buffer.write(struct.pack("<Q", len(ready)) + ready)
sys.stdout.flush()
"""


@pytest.fixture
def broken(monkeypatch):
    """Make the reader one that does something else."""

    def put(code):
        monkeypatch.setattr(reader_process, "command", lambda: [sys.executable, "-c", code])

    return put


@pytest.fixture
def stuck(broken):
    """Make the reader one that is ready, and never answers."""
    return lambda code: broken(READY + code)


def test_progress_is_told_in_rows_where_they_are_known(tmp_path):
    pq.write_table(pa.table({"sex": ["f", "m"] * 50_000}), tmp_path / "people.parquet")
    watch = Watch()
    with reporting(watch):
        read_rows(ReadRequest(tmp_path / "people.parquet", ReadingLayout(header_row=1), (SEX,), ProtectedUnit()))
    assert len(watch.parts) > 10
    for part, what in watch.parts:
        assert what == f"Reading people.parquet: {part * 100_000:,.0f} of 100,000 rows"


def test_progress_is_reported(tmp_path):
    path = write_text(tmp_path / "people.csv", "sex,age\n" + "f,17\n" * 200_000)
    watch = Watch()
    with reporting(watch):
        read_rows(ReadRequest(path, ReadingLayout(), (SEX,), ProtectedUnit()))
    parts = [part for part, _ in watch.parts]
    assert len(parts) > 5
    assert parts == sorted(parts)
    assert len(parts) <= 101
    assert {what for _, what in watch.parts} == {"Reading people.csv"}


def test_cancelling_kills_the_reader(tmp_path, stuck):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    stuck(f"import os, time; open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); time.sleep(600)")
    watch = Watch(patience=1)
    with pytest.raises(Cancelled):
        preview(path, ReadingLayout(), watch)
    assert time.monotonic() - watch.start < 100  # the reader sleeps for 600
    if (tmp_path / "pid").exists():
        with pytest.raises(ProcessLookupError):
            os.kill(int((tmp_path / "pid").read_text()), 0)


def test_cancelled_before_it_begins(tmp_path):
    with pytest.raises(Cancelled):
        preview(tmp_path / "none.csv", ReadingLayout(), Watch(patience=-1))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import os; os.abort()", "more memory than reading may take"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "more memory than reading may take"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGXCPU)", "longer than reading may take"),
        ("raise SystemExit(3)", "damaged in a way that stopped the reader"),
        ("import sys; sys.stdin.buffer.read(); sys.stdout.write('garbage!garbage!')", "damaged in a way"),
        ("import sys; sys.stdin.buffer.read(); sys.stdout.buffer.write(bytes(8))", "damaged in a way"),
        ("import sys; sys.stdin.close(); sys.stdout.close(); import time; time.sleep(.1)", "damaged in a way"),
    ],
)
def test_a_reader_that_dies_is_told(tmp_path, stuck, code, words):
    stuck(code)
    with pytest.raises(UnreadableFileError, match=words):
        preview(write_text(tmp_path / "a.csv", "sex\nf\n"))


@pytest.mark.parametrize(
    "code",
    [
        "import core_that_was_never_copied",
        "raise SystemExit(3)",
        "import os; os.abort()",
        "print('garbage!garbage!')",
        "import sys; sys.stdout.buffer.write(bytes(8))",
    ],
)
def test_a_reader_that_does_not_start_is_told_as_a_broken_installation(tmp_path, broken, code):
    broken(code)
    with pytest.raises(BrokenInstallationError, match=r"not installed completely.*Install Reticent again"):
        preview(write_text(tmp_path / "a.csv", "sex\nf\n"))


@pytest.mark.parametrize("missing", [True, False])
def test_an_interpreter_that_cannot_be_run_is_a_broken_installation(tmp_path, monkeypatch, missing):
    program = tmp_path / "python"
    if not missing:
        program.write_bytes(b"")  # there, and nobody may run it
    monkeypatch.setattr(reader_process, "command", lambda: [str(program)])
    with pytest.raises(BrokenInstallationError, match=r"a\.csv: it was not read"):
        preview(write_text(tmp_path / "a.csv", "sex\nf\n"))


def test_a_library_that_is_not_there_is_a_broken_installation(tmp_path, monkeypatch):
    change_the_reader(monkeypatch, "from core", "sys.modules['python_calamine'] = None\nfrom core")
    path = tmp_path / "a.xlsx"
    book = openpyxl.Workbook()
    book.active.append(["sex"])
    book.active.append(["f"])
    book.save(path)
    with pytest.raises(MissingLibraryError, match=r"“python_calamine” is missing\. Install Reticent again"):
        preview(path)


def test_memory_and_time_are_limited():
    code = """
from core.sources.reading.child import limit
import resource
limit(2_500_000_000)
print(*(resource.getrlimit(kind)[0] for kind in (resource.RLIMIT_AS, resource.RLIMIT_CPU, resource.RLIMIT_CORE)))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [str(2 << 30), "2800", "0"]


def test_too_little_memory_is_a_message(tmp_path, monkeypatch):
    # a line of 200 MB, in a file that is sparse and takes no room, for a reader that may take 150 MB
    path = tmp_path / "a.csv"
    with path.open("wb") as file:
        file.write(b"sex,age\n" + b"f,1\n" * 2000)
        file.seek(200 << 20)
        file.write(b"1\n")
    little = "import core.sources.reading.child as c; c.MEMORY = 150 << 20; sys.exit("
    change_the_reader(monkeypatch, "sys.exit(", little)
    with pytest.raises(TooMuchMemoryError, match="more memory than reading may take"):
        profile(path, ReadingLayout(encoding="utf-8", delimiter=","))


def test_errors_come_back_whole(tmp_path):
    path = write_text(tmp_path / "a.csv", "sex,age\nf,1\nsecret,2\n")
    with pytest.raises(UnknownCategoryError) as caught:
        read_rows(ReadRequest(path, ReadingLayout(), (SEX,), ProtectedUnit()))
    assert caught.value.facts == {"file": str(path), "sheet": "", "row": 3, "column": "A (“sex”)"}
    assert "secret" not in str(caught.value)


def test_identifiers_and_values_stay_in_the_reader(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "id,sex\nNHS-1,f\nNHS-2,m\nNHS-1,m\n")
    heard = []
    receive = reader_process.wire.receive_bytes

    def listen(stream):
        heard.append(receive(stream))
        return heard[-1]

    monkeypatch.setattr(reader_process.wire, "receive_bytes", listen)
    table = read_rows(ReadRequest(path, ReadingLayout(), (SEX,), ProtectedUnit("id", 1)))
    assert table.person.tolist() == [0, 1, 0]
    assert heard
    assert b"NHS" not in b"".join(heard)


def test_it_runs_from_any_folder_and_imports_nothing_from_there(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    write_text(tmp_path / "csv.py", "raise SystemExit('the wrong csv')")
    (tmp_path / "core").mkdir()
    write_text(tmp_path / "core" / "__init__.py", "raise SystemExit('the wrong core')")
    monkeypatch.chdir(tmp_path)
    assert preview(Path(path.name)).headers == ("sex",)


def test_the_reader_loads_only_what_it_needs(tmp_path, monkeypatch):
    code = change_the_reader(
        monkeypatch,
        "sys.exit(main())",
        "print({'numpy', 'pandas', 'pyarrow', 'openpyxl', 'scipy'} & set(sys.modules))",
    )
    folder = str(Path(reader_process.__file__).parents[2])
    told = subprocess.run(
        [sys.executable, "-P", "-c", code, "core", folder], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "set()"


@pytest.mark.parametrize("ending", ["", ".exe"])
def test_a_frozen_program_starts_the_reader_beside_itself(ending, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / f"reticent{ending}"))
    assert reader_process.command() == [str(tmp_path / f"reticent-reader{ending}")]


def test_a_file_that_changes_while_it_is_read(tmp_path, monkeypatch):
    path = write_text(tmp_path / "a.csv", "sex\nf\n")
    states = iter([(6, 1, 1), (6, 2, 1)])
    monkeypatch.setattr(child, "file_state", lambda path: next(states))
    with pytest.raises(FileChangedError, match="changed by another program"):
        child.respond(FileQuestion(ReaderVerb.PREVIEW, str(path)), None)


def test_a_file_that_grows_while_it_is_read(tmp_path):
    path = write_text(tmp_path / "a.csv", "sex,age\n" + "f,17\n" * 1_000_000)
    over = threading.Event()

    def grow():
        while not over.wait(0.02):
            with path.open("a", encoding="utf-8") as file:
                file.write("m,18\n")

    writer = threading.Thread(target=grow)
    writer.start()
    try:
        with pytest.raises(FileChangedError):
            profile(path)
    finally:
        over.set()
        writer.join()
