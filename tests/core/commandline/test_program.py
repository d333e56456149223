"""The command line as a whole, as a process."""

from __future__ import annotations

import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys

import pytest

from core.commandline import program, release
from core.commandline.last_words import last_words
from core.commandline.verb import Verb
from core.commandline.verbs import VERBS, ListedVerb
from core.version import VERSION
from tests.core.commandline.reticent import PLAN, Reticent


@pytest.fixture
def reticent(tmp_path):
    """The program as it starts."""
    return Reticent(tmp_path, is_cold=True)


def test_from_a_spreadsheet_to_a_workbook(reticent):
    described = reticent.run("describe", "people.csv", "-o", "mine.reticent", "--confirm", "all")
    assert (described.status, described.out.splitlines()[-1]) == (0, "mine.reticent")
    compared = reticent.run("compare", "mine.reticent")
    assert compared.status == 0
    assert "← recommended" in compared.out
    rehearsed = reticent.run("rehearse", "mine.reticent", "--repeats", "2")
    assert rehearsed.status == 0
    assert rehearsed.out.startswith("REHEARSAL: made-up data")
    released = reticent.run("release", "mine.reticent", "-o", "tables.xlsx", "--budget", "1", "--yes")
    assert (released.status, released.out.splitlines()[-1]) == (0, "tables.xlsx")
    assert (reticent.folder / "tables.xlsx").read_bytes().startswith(b"PK")
    listed = reticent.run("ledger", "list")
    line = listed.out.splitlines()[-1].split()
    assert line[:11] == ["people", "ε", "=", "1", "ε", "=", "1", "ε", "=", "0", "1"]
    assert line[11:13] == ["one", "row,"]
    assert all(ended.err == "" for ended in (compared, rehearsed, released, listed))


def test_one_of_a_thing_is_told_as_one(inside, reticent):
    reticent.write("one.csv", "sex\nf\n")
    reticent.write("one.reticent", PLAN.replace("order = 2", "order = 1\nfirst_half = true"))
    told = [
        inside(*words)
        for words in (
            ("describe", "one.csv"),
            ("compare", "one.reticent"),
            ("rehearse", "one.reticent", "--repeats", "1"),
            ("release", "one.reticent", "-o", "one.json", "--budget", "1", "--yes"),
            ("ledger", "show", "People"),
            ("ledger", "verify", "--export", "one.json"),
        )
    ]
    assert [ended.status for ended in told] == [0] * 6
    words = " ".join(ended.out + ended.err for ended in told)
    assert re.findall(r"(?<![\d.,])1 (?:tables|numbers|releases|rows|columns|entries)\b", words) == []
    assert "Released 1 table as" in words
    assert "release 1”, no. 2 of the ledger." in words
    assert "One table by" in words


def test_help_and_version(reticent):
    assert reticent.run("--version").out == f"reticent {VERSION}\n"
    helped = reticent.run("--help")
    assert helped.status == 0
    assert all(verb in helped.out for verb in ("describe", "compare", "rehearse", "release", "ledger"))


@pytest.mark.parametrize(
    "words",
    [
        ["compare"],
        ["compare", "people.reticent", "--jso"],
        ["release", "people.reticent"],
        ["release", "people.reticent", "-o", "x", "--format", "docx"],
        ["ledger"],
        ["--nonsense"],
    ],
)
def test_wrong_usage(inside, words):
    ended = inside(*words)
    assert ended.status == 2
    assert "usage: reticent" in ended.err


def test_without_a_screen_the_window_says_so(reticent):
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux can be without a screen")
    for words in ([], ["people.reticent"]):
        ended = reticent.run(*words)
        assert ended.status == 1
        assert "There is no screen" in ended.err
        assert "reticent release" in ended.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("relase", "people.reticent", "-o", "x"), "There is no verb “relase”. Did you mean “release”?"),
        (("comapre",), "There is no verb “comapre”. Did you mean “compare”?"),
        (
            ("zzz",),
            "There is no verb “zzz”. The verbs are: describe, plan, suggest, compare, seek, advise, rehearse,",
        ),
        (("peopel.reticent",), "There is no file “peopel.reticent”."),
        (("folder/people",), "There is no file “folder/people”."),
    ],
)
def test_a_slip_in_the_first_word_opens_no_window(reticent, words, told):
    ended = reticent.run(*words)
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith(f"reticent: {told}")
    assert "screen" not in ended.err


def test_an_interrupt_is_not_a_fault(reticent):
    ours, theirs = pty.openpty()
    command = reticent.command("rehearse", "people.reticent", "--repeats", "1000000")
    streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs, "preexec_fn": hear_interrupts}
    with subprocess.Popen(command, cwd=reticent.folder, env=reticent.environment, **streams) as process:
        os.close(theirs)
        seen = os.read(ours, 65536)  # the bar appears
        process.send_signal(signal.SIGINT)
        seen += rest_of(ours)
        status = process.wait(timeout=60)
    assert b"Rehearsing" in seen
    assert (status, seen.rsplit(b"\r", 2)[1:]) == (1, [b"Stopped.", b"\n"])


def interrupted(reticent, script, word="--version"):
    """Run the program from a script that sends it Ctrl-C."""
    lines = "import os, signal, sys", script, "from guiapp.__main__ import main", f"sys.exit(main([{word!r}]))"
    command = [sys.executable, "-c", "\n".join(lines)]
    streams = {"capture_output": True, "text": True, "preexec_fn": hear_interrupts}
    ended = subprocess.run(command, cwd=reticent.folder, env=reticent.environment, check=False, **streams)
    return ended.returncode, ended.stdout.partition(" ")[0], ended.stderr


@pytest.mark.parametrize(("module", "word"), [("core.errors", "--version"), ("core.session", "seek")])
def test_an_interrupt_while_the_program_is_loaded_is_not_a_fault(reticent, module, word):
    script = f"""
class Loading:
    def find_spec(name, *_):
        if name == "{module}":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Loading)
"""
    assert interrupted(reticent, script, word) == (1, "", "Stopped.\n")


def test_an_interrupt_when_all_is_done_changes_nothing(reticent):
    script = "import atexit; atexit.register(os.kill, os.getpid(), signal.SIGINT)"
    assert interrupted(reticent, script) == (0, "reticent", "")


def test_an_interrupt_after_the_tables_are_written_is_no_failure(inside, reticent, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(release, "counted", interrupt)
    ended = inside("release", "people.reticent", "-o", "out.json", "--budget", "1", "--yes")
    assert (ended.status, ended.err) == (0, "")
    assert (reticent.folder / "out.json").exists()


def test_a_closed_pipe_is_not_a_fault(reticent):
    command = reticent.command("compare", "people.reticent", "--json")
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        command, cwd=reticent.folder, env=reticent.environment, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert ended.stderr == b""


RELEASE = ("release", "people.reticent", "-o", "tables.json", "--budget", "1", "--yes")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="Linux")  # noqa: PTH110  no more than a look
def test_a_release_whose_result_cannot_be_printed_is_no_fault(reticent):
    with open("/dev/full", "w") as full:  # noqa: PTH123  the same
        ended = subprocess.run(
            reticent.command(*RELEASE), cwd=reticent.folder, env=reticent.environment, stdout=full,
            stderr=subprocess.PIPE, check=False, text=True,
        )  # fmt: skip
    assert ended.returncode == 1
    assert ended.stderr.startswith("The result could not be printed: No space left on device. What was written")
    assert (reticent.folder / "tables.json").exists()


@pytest.mark.parametrize("closed", [(1,), (1, 2)])
def test_a_release_without_streams_is_made(reticent, closed):
    """Schedulers close them; what is released and written must not end as a fault, or it is tried again."""
    command = [*reticent.command(*RELEASE)]
    words = f"exec {shlex.join(command)} {' '.join(f'{stream}>&-' for stream in closed)}"
    ended = subprocess.run(
        ["sh", "-c", words], cwd=reticent.folder, env=reticent.environment, stderr=subprocess.PIPE, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert (reticent.folder / "tables.json").exists()


def test_comparing_loads_neither_window_nor_spreadsheets(reticent):
    code = (
        "import sys; from core.commandline.program import main; main(['compare', 'people.reticent', '--json']);"
        "print([m for m in ('PySide6', 'pandas', 'pyarrow', 'openpyxl', 'xlsxwriter', 'jinja2')"
        " if m in sys.modules], file=sys.stderr)"
    )
    command = [sys.executable, "-c", code]
    ended = subprocess.run(
        command, cwd=reticent.folder, env=reticent.environment, capture_output=True, check=False, text=True
    )
    assert json.loads(ended.stdout)["results"]
    assert ended.stderr == "[]\n"


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_what_needs_no_engine_loads_none(reticent, word):
    code = (
        "import sys; from core.commandline.program import main; status = main(sys.argv[1:]);"
        "print([m for m in ('numpy', 'PySide6', 'pyarrow') if m in sys.modules], status, file=sys.stderr)"
    )
    command = [sys.executable, "-c", code, word]
    ended = subprocess.run(
        command, cwd=reticent.folder, env=reticent.environment, capture_output=True, check=True, text=True
    )
    assert "reticent" in ended.stdout
    assert ended.stderr == "[] 0\n"


def hear_interrupts():
    """Undo what a shell does to programs in its background: these, and all they start, ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def rest_of(terminal):
    """Read until nobody is there any more, and close."""
    seen = b""
    try:
        while piece := os.read(terminal, 65536):
            seen += piece
    except OSError:  # how Linux says that
        pass
    os.close(terminal)
    return seen


def at_a_terminal(reticent, answer, *words):
    """Run with somebody at the keyboard who gives one answer; return the status and what was seen."""
    ours, theirs = pty.openpty()
    streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs}
    with subprocess.Popen(
        reticent.command(*words), cwd=reticent.folder, env=reticent.environment, **streams
    ) as process:
        os.close(theirs)
        os.write(ours, answer.encode() + b"\n")
        seen = rest_of(ours)
        status = process.wait(timeout=60)
    return status, seen.decode()


def test_at_a_terminal_a_release_is_asked_for(reticent):
    words = ("release", "people.reticent", "-o", "out.xlsx", "--budget", "1")
    status, seen = at_a_terminal(reticent, "no", *words)
    assert status == 1
    assert "Cost:    ε = 1" in seen
    assert "Not promised" in seen
    assert "Stopped" in seen
    assert not (reticent.folder / "out.xlsx").exists()
    status, seen = at_a_terminal(reticent, "yes", *words)
    assert status == 0
    assert (reticent.folder / "out.xlsx").exists()


def test_a_fault_of_ours_is_told_without_data(capsys):
    try:
        {}["secret"]
    except KeyError as error:
        last_words(KeyError, error, error.__traceback__)
    told = capsys.readouterr().err
    assert "KeyError in test_program.py" in told
    assert "secret" not in told


def test_last_words_name_a_module_that_is_missing(capsys):
    try:
        __import__("scipy.of_another_planet")
    except ImportError as error:
        last_words(type(error), error, error.__traceback__)
    assert "ModuleNotFoundError (the module scipy.of_another_planet is missing or broken)" in capsys.readouterr().err


def test_a_command_declares_the_arguments_of_its_verb_and_of_no_other(monkeypatch):
    declared = []

    def load(listed):
        return Verb(declare=lambda _: declared.append(listed.name), run=lambda *_: 0)

    monkeypatch.setattr(ListedVerb, "load", load)
    assert program.main(["compare"]) == 0
    assert declared == ["compare"]


LOADED = """
import subprocess, sys
started, start = [], subprocess.Popen
subprocess.Popen = lambda *words, **how: started.append(start(*words, **how)) or started[-1]
from core.commandline.verb import Verb
from core.commandline.verbs import VERBS, ListedVerb
from guiapp.__main__ import main
before = []
ListedVerb.load = lambda _: before.extend(started) or Verb(lambda _: None, lambda *_: 0)
main(sys.argv[1:])
print(len(before), len(started), all(reader.returncode is not None for reader in started))
"""


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_a_reader_starts_while_a_verb_that_reads_rows_is_loaded(reticent, verb):
    command = [sys.executable, "-c", LOADED, verb.name]
    ended = subprocess.run(
        command, cwd=reticent.folder, env=reticent.environment, capture_output=True, check=True, text=True
    )
    n = int(verb.name in {"describe", "suggest", "release", "map"})
    assert ended.stdout == f"{n} {n} True\n"


def test_no_reader_starts_for_a_question_about_a_verb(reticent):
    command = [sys.executable, "-c", LOADED, "describe", "--help"]
    ended = subprocess.run(
        command, cwd=reticent.folder, env=reticent.environment, capture_output=True, check=True, text=True
    )
    assert ended.stdout.splitlines()[-1] == "0 0 True"
