"""Start the reading process, pass on its progress, stop it on request, and tell how it ended."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, cast

from core.domain.location import location_of
from core.errors import (
    BrokenInstallationError,
    DatabasePasswordError,
    EncryptedFileError,
    KilledReaderError,
    SourceError,
    StoppedReaderError,
    TooMuchTimeError,
)
from core.progress import check_cancelled, report, typed_password
from core.sources import wire
from core.sources.question import COUNTS_ROWS, FileQuestion
from core.words import N_

_ROWS_READ = N_("Progress", "Reading {file}: {done:,} of {n:,} rows")
PATIENCE = 0.1
"""Seconds between two checks whether the user has stopped the call; longer would be felt at the button."""
OPENED = (".xlsx", ".xlsm", ".xlsb", ".xls")
"""Endings of files that a password opens; of .ods, a copy without one is asked for."""
_typed: dict[str, str] = {}
"""Passwords by file, so that each is typed once: in this memory until the program ends, and nowhere else."""
_VARIABLE = "PGPASSWORD"
"""A variable that PostgreSQL's programs read, too; to a reader its value goes through the pipe."""
_ROOT = __name__.partition(".sources.")[0]  # "core", or "reticent.core" if installed
_START = f"""
import gc, sys
gc.disable()
sys.path.append(sys.argv[1])
from {_ROOT}.sources.reading.child import main
sys.exit(main())
"""
"""With the folder of the package, which need not be installed; modules are no garbage, and searched for none."""


_waiting: ContextVar[dict[str, subprocess.Popen[bytes]] | None] = ContextVar("waiting", default=None)
"""Readers that wait for a further question, by file, within `one_reader`."""
_asked: ContextVar[dict[FileQuestion, subprocess.Popen[bytes]] | None] = ContextVar("asked", default=None)
"""Readers at work on a question whose answer nobody has waited for yet, within `asked_ahead`."""
_looking: ContextVar[dict[str, subprocess.Popen[bytes]] | None] = ContextVar("looking", default=None)
"""Readers that look for doubts in a file until they are asked about it, by file, within `looking_ahead`."""
_ahead: list[subprocess.Popen[bytes]] = []
"""Readers that wait for their first question, within `readers_ahead`; of all threads."""
_next_wanted = threading.Event()
"""Whether the end of a reader starts the next one."""


@dataclass(frozen=True, slots=True)
class ReaderAnswer:
    """What the reader found.

    Attributes:
        result: a JSON value.
        arrays: each as (array type code, content).
        waits: whether the reader waits for a further question about the file.
    """

    result: Any
    arrays: tuple[tuple[str, bytes], ...]
    waits: bool = False


@contextmanager
def one_reader() -> Iterator[None]:
    """Have one reader answer all questions about a small file within the block: it starts once, and ends with it."""
    waiting: dict[str, subprocess.Popen[bytes]] = {}
    before = _waiting.set(waiting)
    try:
        yield
    finally:
        _waiting.reset(before)
        for process in waiting.values():
            _end(process)


@contextmanager
def readers_ahead(*, again: bool = False, counts: bool = False) -> Iterator[None]:
    """Start a reader before there is a question, within the block: to start takes it longer than to read a small file.

    Args:
        again: start the next one, too, whenever one has ended. A reader that waits takes 20 MB.
        counts: whether it will be asked to count rows.
    """
    if again:
        _next_wanted.set()
    _start_ahead(*([COUNTS_ROWS] if counts else []))
    try:
        yield
    finally:
        _next_wanted.clear()
        while _ahead:
            _end(_ahead.pop())


@contextmanager
def asked_ahead(question: FileQuestion) -> Iterator[None]:
    """Have a reader work on a question within the block, while the program does something else; `ask` takes its answer.

    Raises:
        BrokenInstallationError: if the reader did not start.
    """
    known = _with_password(question)
    process = _started(question.path)
    asked = {known: process}
    before = _asked.set(asked)
    try:
        _send(process, known, is_last=_waiting.get() is None)
        yield
    finally:
        _asked.reset(before)
        for unheard in asked.values():
            _end(unheard)


@contextmanager
def looking_ahead(question: FileQuestion) -> Iterator[None]:
    """Have a reader look for doubts within the block, before what it will be asked is known; it answers that sooner.

    Args:
        question: about the file, as far as it is known.

    Raises:
        BrokenInstallationError: if the reader did not start.
    """
    process = _started(question.path)
    looking = {question.path: process}
    before = _looking.set(looking)
    try:
        _send(process, _with_password(question.as_look()), is_last=False)
        yield
    finally:
        _looking.reset(before)
        for unasked in looking.values():
            _end(unasked)


def _start_ahead(*words: str) -> None:
    with suppress(BrokenInstallationError, OSError):  # the next question tells
        _ahead.append(_start("", *words))


def _started(path: str) -> subprocess.Popen[bytes]:
    """Return a reader that has got no question yet, or looks for doubts in that file."""
    looking = _looking.get()
    if looking and path in looking:
        return looking.pop(path)
    with suppress(IndexError):  # none waits
        process = _ahead.pop()
        if process.poll() is None:
            return process
        _end(process)  # something has killed it
    return _start(path)


def ask(question: FileQuestion, show: Callable[[Any], object] = lambda _: None) -> ReaderAnswer:
    """Have a reader answer a question: the only way from the program to a parser.

    Args:
        question: what is asked.
        show: gets a part of the result, as JSON has it, that the reader tells beforehand.

    Raises:
        EngineError: what the reader found wrong.
        BrokenInstallationError: if the reader did not start, or died before it was ready.
        UnreadableFileError: if it died later.
        Cancelled: if the user asked to stop.
    """
    place, file = location_of(question.path), _file_of(question)
    while True:
        try:
            return _ask_once(_with_password(question), show)
        except (EncryptedFileError, DatabasePasswordError):
            if isinstance(place, Path) and place.suffix.lower() not in OPENED:
                raise
            typed = typed_password(question.path, again=bool(_typed.pop(file, "")))
            if not typed:
                raise
            _typed[file] = typed


def _file_of(question: FileQuestion) -> str:
    return str(location_of(question.path).absolute())


def _with_password(question: FileQuestion) -> FileQuestion:
    """Return a question with what was typed for its file; about a server, with what its other programs use."""
    file = _file_of(question)
    if not isinstance(location_of(question.path), Path):
        _typed.setdefault(file, os.environ.get(_VARIABLE, ""))
    return replace(question, password=_typed.get(file, ""))


def _ask_once(question: FileQuestion, show: Callable[[Any], object]) -> ReaderAnswer:
    check_cancelled()
    waiting, asked = _waiting.get(), _asked.get()
    at_work = asked.pop(question, None) if asked else None
    met = waiting.pop(question.path, None) if waiting and at_work is None else None
    process = at_work or met or _started(question.path)
    with ExitStack() as ends:
        ends.callback(_end, process)
        if at_work is None:
            _send(process, question, is_last=waiting is None)
        answer = _conversation(process, question.path, show, ready=met is not None)
        if waiting is not None and answer.waits:
            ends.pop_all()
            waiting[question.path] = process
        return answer


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):  # a question that it never took
            cast("IO[bytes]", stream).close()
    if _next_wanted.is_set() and not _ahead:
        _start_ahead()


def _start(path: str, *words: str) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(  # noqa: S603  our own interpreter and module
            [*command(), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (FileNotFoundError, PermissionError) as error:
        raise BrokenInstallationError(file=path) from error


def command() -> list[str]:
    """Return the command that starts `child.main`; a frozen program has a second program for it beside it."""
    if getattr(sys, "frozen", False):
        program = Path(sys.executable)
        return [str(program.with_name(f"reticent-reader{program.suffix}"))]
    folder = Path(__file__).resolve().parents[3 + _ROOT.count(".")]
    return [sys.executable, "-P", "-c", _START, str(folder)]  # -P: nothing is imported from the current folder


def environment() -> dict[str, str]:
    """Return the environment of the reader, in which its libraries reserve little memory; a password is not in it."""
    sparing = {"ARROW_DEFAULT_MEMORY_POOL": "system", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    known = {name: value for name, value in os.environ.items() if name != _VARIABLE}
    return {**known, **sparing, "MALLOC_ARENA_MAX": "2"}


def _conversation(
    process: subprocess.Popen[bytes], path: str, show: Callable[[Any], object], *, ready: bool
) -> ReaderAnswer:
    messages: queue.SimpleQueue[ReaderAnswer | dict[str, Any] | None] = queue.SimpleQueue()
    listener = threading.Thread(target=_listen, args=(process.stdout, messages), name="reader", daemon=True)
    listener.start()
    with ExitStack() as ends:
        ends.callback(listener.join)
        ends.callback(process.kill)  # before: what it listens to ends
        answer = _await(process, messages, path, show, ready=ready)
        ends.pop_all()
    listener.join()
    return answer


def _await(
    process: subprocess.Popen[bytes],
    messages: queue.SimpleQueue[ReaderAnswer | dict[str, Any] | None],
    path: str,
    show: Callable[[Any], object],
    *,
    ready: bool,
) -> ReaderAnswer:
    what = N_("Progress", "Reading {file}").format(file=location_of(path).name)
    while True:
        check_cancelled()
        try:
            message = messages.get(timeout=PATIENCE)
        except queue.Empty:
            continue
        if message is None:
            status = process.wait()
            raise _died(path, status) if ready else BrokenInstallationError(file=path)
        if isinstance(message, ReaderAnswer):
            return message
        if "error" in message:
            raise wire.error_from(message)
        if "ready" in message:
            ready = True
        elif "part" in message:
            show(message["part"])
        else:
            part, rows = float(message["progress"]), int(message["rows"])
            done = _ROWS_READ.format(file=Path(path).name, done=round(part * rows), n=rows) if rows else what
            report(part, 1.0, done)


def _send(process: subprocess.Popen[bytes], question: FileQuestion, *, is_last: bool) -> None:
    stream = cast("IO[bytes]", process.stdin)
    with suppress(OSError):  # the reader is gone already: the listener sees it, and says so
        wire.send(stream, wire.question_facts(question))
        if is_last:
            stream.close()


def _listen(stream: IO[bytes], messages: queue.SimpleQueue[ReaderAnswer | dict[str, Any] | None]) -> None:
    """Put every message of the reader into the queue; None if it ends before it has answered."""
    try:
        while True:
            message = wire.receive(stream)
            if "result" in message:
                arrays = tuple((code, wire.receive_bytes(stream)) for code in message["arrays"])
                messages.put(ReaderAnswer(message["result"], arrays, message["waits"]))
                return
            messages.put(message)
            if "error" in message:
                return
    except (EOFError, OSError, ValueError):
        messages.put(None)


def _died(path: str, status: int) -> SourceError:
    """Return why a reader that gave no answer probably died."""
    import signal  # noqa: PLC0415  names of the signals differ between systems

    if status == -getattr(signal, "SIGXCPU", 0) and status:
        return TooMuchTimeError(path)
    return KilledReaderError(path) if status < 0 else StoppedReaderError(path)
