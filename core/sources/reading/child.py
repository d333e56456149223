"""The process that reads files: with limits on memory and time, so that a hostile file can only kill a reader."""

from __future__ import annotations

import gc
import os
import sys
from array import array
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from core.domain.location import location_of
from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError, FileChangedError, MissingLibraryError, RefusedContentError, TooMuchMemoryError
from core.sources import wire
from core.sources.file_state import FileState, file_state
from core.sources.formats.catalogue import counts_there, limits_memory
from core.sources.question import COUNTS_ROWS, FileQuestion, ReaderVerb
from core.sources.reading.decrypted import decrypted
from core.sources.reading.left_out_records import left_out_records
from core.sources.reading.new_doubts import (
    as_new,
    encoding_by_now,
    refuse_doubts,
    refuse_persons,
    refuse_persons_twice,
    refuses_doubts,
)
from core.sources.reading.quick_preview import quick_preview
from core.sources.reading.reader import SourceReader, open_reader
from core.sources.server_source import ROWS_STAY, ServerAccess

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile
    from core.data.raw_cells import Marks
    from core.sources.reading.profiled import TableProfiler

_CHARGED = (ReaderVerb.READ, ReaderVerb.COUNT)
"""Of rows that are charged for."""
ROWS = (ReaderVerb.READ, ReaderVerb.GUESS, ReaderVerb.TEXTS)
"""What needs all rows here."""
COUNTS = (ReaderVerb.COUNT, ReaderVerb.CHECK)
"""What needs none, where rows can be counted where they are."""
MEMORY = 2 << 30
"""Bytes of address space of a reader. A file that needs more is refused in words, and the computer stays usable."""
SECONDS, BYTES_A_SECOND = 300, 1_000_000
"""Seconds of processor time of a reader, and bytes of its file for each further one; a parser that loops on a damaged
file is killed after them. Text takes a second for some 5 MB, so that a file of any size has time enough."""

SMALL = 1 << 22
"""Bytes of a file, at most, after which a reader waits for a further question. It takes longer to start than to read
such a file; of a larger one, what the first answer leaves in memory could be too much for the second."""

PREVIEWED = 1 << 25
"""Bytes of a text or a workbook, at most, of which the reader of a preview waits to profile it, too. An open workbook
takes some 16 bytes of memory for each of its file."""

KEPT = 1 << 22
"""Bytes of a file, at most, of which the records may be kept for a second pass; see `MOST_KEPT`."""

SIZE_OF_SERVERS = 3_300_000_000
"""Bytes for a place that tells no size, such as a table of a server: an hour, which is what a server gets, too."""


def main() -> int:
    """Say "ready", answer questions about one file from standard input on standard output, and end."""
    gc.freeze()  # modules, which `_answer_next` need not search
    gc.disable()  # a short life that makes no cycles: looking for some among millions of cells costs seconds
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a parser prints must not mix with the answer
    wire.send(answers, {"ready": True})
    if COUNTS_ROWS in sys.argv[1:]:
        from core.sources.reading import one_pass  # noqa: F401, PLC0415  while it waits: it takes 60 ms
    known = Known()
    with suppress(EOFError):  # the program is gone
        while (question := _next_question()).verb is ReaderVerb.LOOK or _answer_next(question, answers, known):
            known.looked = _looked(question, answers) if question.verb is ReaderVerb.LOOK else None
    return 0


def _next_question() -> FileQuestion:
    question = wire.question_from(wire.receive(sys.stdin.buffer))
    limit(_size_of(question), memory=limits_memory(question.path))
    return question


def _size_of(question: FileQuestion) -> int:
    state = file_state(location_of(question.path))
    return state[0] if state else SIZE_OF_SERVERS


class _Undoubted(NamedTuple):
    """A table without doubts, as far as it was looked at.

    Attributes:
        reader: of the rows, as the plan says.
        profiler: looks at them while they are read; None: that is done.
    """

    reader: SourceReader
    profiler: TableProfiler | None


class _Looked(NamedTuple):
    """A table without doubts, which was looked at before it is asked about.

    Attributes:
        question: that of the look.
        state: of the file before it.
        table: what was found.
    """

    question: FileQuestion
    state: FileState | None
    table: _Undoubted


class _Previewed(NamedTuple):
    """A table that was previewed before it is asked about.

    Attributes:
        question: that of the preview.
        state: of the file before it.
        reader: of the table.
    """

    question: FileQuestion
    state: FileState | None
    reader: SourceReader

    def reads(self, question: FileQuestion, state: FileState | None) -> bool:
        """Return whether a profile that is asked for is of this table, as the preview has settled it."""
        is_of_file = (self.question.path, self.question.password) == (question.path, question.password)
        is_same = is_of_file and state is not None and state == self.state
        return is_same and question.verb is ReaderVerb.PROFILE and self.reader.has_settled(question.layout)


class Known:
    """What one question leaves for the next one.

    Attributes:
        looked: what a look has found.
        previewed: the table of a preview that asks nothing, in a text or a workbook.
        has_answered: whether there was an answer, other than to a look.
    """

    looked: _Looked | None = None
    previewed: _Previewed | None = None
    has_answered: bool = False

    def taken(self, question: FileQuestion, state: FileState | None) -> SourceReader | None:
        """Return the reader of the preview if it answers the question, too; it is kept no longer."""
        previewed, self.previewed = self.previewed, None
        if previewed is not None and previewed.reads(question, state):
            previewed.reader.keep_first()
            return previewed.reader
        del previewed
        if self.has_answered:
            gc.collect()  # what an answer leaves, such as 50 MB of a workbook, would count beside the next one's
        return None


def _looked(question: FileQuestion, answers: BinaryIO) -> _Looked | None:
    """Return what a look for doubts finds; None if there are some, which the question itself is to tell."""
    state = file_state(location_of(question.path))
    with suppress(EngineError, MemoryError, ImportError):
        return _Looked(question, state, _undoubted(question, state, _Reporter(answers)))
    return None


def _answer_next(question: FileQuestion, answers: BinaryIO, known: Known) -> bool:
    """Answer a question; return whether the next one may come."""
    try:
        answer, arrays = respond(question, answers, known)
    except EngineError as error:
        answer, arrays = wire.error_facts(error), []
    except MemoryError:
        answer, arrays = wire.error_facts(TooMuchMemoryError(question.path)), []
    except ImportError as error:  # a library is loaded when a file of its format comes
        module = error.name or type(error).__name__
        answer, arrays = wire.error_facts(MissingLibraryError(file=question.path, module=module)), []
    waits = _size_of(question) <= (SMALL if known.previewed is None else PREVIEWED)
    wire.send(answers, {**answer, "arrays": [column.typecode for column in arrays], "waits": waits})
    for column in arrays:
        wire.send_bytes(answers, memoryview(column).cast("B"))
    known.has_answered = True
    return waits


def respond(
    question: FileQuestion, answers: BinaryIO, known: Known | None = None
) -> tuple[dict[str, Any], list[array[int]]]:
    """Return the answer to one question, and the arrays that go with it.

    Args:
        question: any but a look.
        answers: gets what is told beforehand.
        known: what the question before has left; this one leaves in it what the next one may need.

    Raises:
        EngineError: whatever is wrong with the file.
    """
    path, layout = question.path, question.layout
    place = location_of(path)
    before = file_state(place)
    if question.verb is ReaderVerb.PREVIEW and (seen := quick_preview(path, layout)) is not None:
        wire.send(answers, {"part": seen})
    if question.verb in ROWS and counts_there(path):
        raise RefusedContentError(path, ROWS_STAY)
    known, report = known or Known(), _Reporter(answers)
    reader, looked = known.taken(question, before), known.looked
    if question.verb in _CHARGED and refuses_doubts(layout) and not counts_there(path):
        is_looked_at = looked is not None and (looked.question, looked.state) == (question.as_look(), before)
        table = looked.table if looked and is_looked_at else _undoubted(question, before, report)
        result, arrays = _answer_undoubted(table, question, report)
    else:
        is_half = question.verb is ReaderVerb.GUESS  # which takes about as long as reading
        told = (lambda part: report(part / 2)) if is_half else report
        reader = _opened(question, layout, told) if reader is None else reader.reporting_to(told)
        report.rows = 0 if is_half else reader.grid.source.n_known()
        result, arrays = _answer(reader, question, report)
        is_laid_out = reader.grid.source.blank_rows  # other sources hold connections, or a sample
        if question.verb is ReaderVerb.PREVIEW and is_laid_out and not result["questions"]:
            known.previewed = _Previewed(question, before, reader)
    if file_state(place) != before:
        raise FileChangedError(file=path)
    return {"result": result}, arrays


def _opened(question: FileQuestion, layout: ReadingLayout, report: Callable[[float], None]) -> SourceReader:
    path = question.path
    inside = decrypted(path, question.password) if isinstance(location_of(path), Path) else None
    access = ServerAccess(question.password, wants_rows=question.verb not in COUNTS)
    return open_reader(path, layout, report, inside, access)


def _undoubted(question: FileQuestion, state: FileState | None, report: Callable[[float], None]) -> _Undoubted:
    """Return a table as its plan says, if a new plan of it would ask nothing.

    Args:
        question: about the table.
        state: of the file.
        report: gets the part of the work that is done; to look takes about as long as to read.
    """
    from core.sources.reading.profiled import TableProfiler, profiled  # noqa: PLC0415  a preview does without

    layout = question.layout
    reader = _opened(question, as_new(layout), lambda part: report(part / 2))
    reader.keeps_records = state is not None and state[0] <= KEPT
    if asked := reader.open_questions():
        encoding = encoding_by_now(layout, reader.grid.first_as_they_come().rows)
        # what the plan refuses, by its row and column
        _answer(reader.as_planned(layout, lambda part: report((1 + part) / 2)), question, report)
        refuse_doubts(question.path, asked, encoding)
    refuse_doubts(question.path, left_out_records(reader.grid))
    shown = reader.shown()
    if reader.is_planned(layout) and reader.grid.source.blank_rows and not reader.keeps_records:
        return _Undoubted(reader.as_planned(layout, report), TableProfiler(reader, shown))
    _refuse_doubtful(question, profiled(reader, shown), reader.marks)
    return _Undoubted(reader.as_planned(layout, lambda part: report((1 + part) / 2)), None)


def _refuse_doubtful(question: FileQuestion, profiles: Sequence[ColumnProfile], marks: Marks) -> None:
    """Refuse the rows of a file with doubtful columns."""
    from core.sources.reading.unlike_plan import refuse_other_kinds  # noqa: PLC0415  a preview does without

    if question.asks_persons:
        refuse_persons(question.path, profiles)
    if question.are_persons:
        refuse_persons_twice(question.path, profiles)
    refuse_other_kinds(question.path, question.attributes, profiles, marks)


def _answer_undoubted(
    table: _Undoubted, question: FileQuestion, report: Callable[[float], None]
) -> tuple[Any, list[array[int]]]:
    """Answer a question about rows that are looked at before, or meanwhile: in a large file a pass takes seconds.

    Raises:
        EngineError: what is doubtful about a column; else what is wrong with a row.
    """
    reader, profiler = table
    if profiler is None or question.verb not in _CHARGED:
        return _answer(reader, question, report)
    reader.watch = profiler.take
    try:
        found = _answer(reader, question, report)
    except EngineError:
        from core.sources.reading.profiled import profiled  # noqa: PLC0415  a preview does without

        _refuse_doubtful(question, profiled(reader, reader.shown()), reader.marks)
        raise
    finally:
        reader.watch = None
    _refuse_doubtful(question, profiler.profiles(), reader.marks)
    return found


def _answer(
    reader: SourceReader, question: FileQuestion, report: Callable[[float], None]
) -> tuple[Any, list[array[int]]]:
    match question.verb:
        case ReaderVerb.LOOK:
            return None, []
        case ReaderVerb.READ:
            key = bytes.fromhex(question.key)
            asked = question.attributes, question.unlisted, question.identifier, key
            arrays, sketch, texts = reader.read_unlisted(*asked)
            return {"sketch": sketch, "texts": texts, "when": reader.grid.source.when}, arrays
        case ReaderVerb.COUNT:
            return _counts(reader, question)
        case ReaderVerb.GUESS:
            return _guesses(reader, question, report), []
    return _told(reader, question), []


def _told(reader: SourceReader, question: FileQuestion) -> Any:  # noqa: ANN401  whatever JSON holds
    """Return the answer to a question that is answered without arrays."""
    match question.verb:
        case ReaderVerb.PREVIEW:
            found = reader.preview()
            return {**found, "problems": [wire.words_facts(problem) for problem in found["problems"]]}
        case ReaderVerb.PROFILE:
            return reader.profile()
        case ReaderVerb.TEXTS:
            return reader.texts()
    from core.sources.reading.one_pass import unmatched  # noqa: PLC0415  needs arrays, as a preview does not

    return unmatched(reader, question.attributes[0])


def _counts(reader: SourceReader, question: FileQuestion) -> tuple[dict[str, Any], list[array[int]]]:
    from core.domain.marginal import Marginal  # noqa: PLC0415  no other verb counts
    from core.sources.reading.one_pass import counted  # noqa: PLC0415  nor needs arrays

    if counts_there(question.path):
        from core.sources.reading.counting_there import counted_there  # noqa: PLC0415  nor counts there

        return counted_there(reader, question)
    marginals = [Marginal(axes) for axes in question.marginals]
    found = counted(reader, question.attributes, marginals, bytes.fromhex(question.key))
    told = {"sketch": found.sketch, "rows": found.rows, "when": reader.grid.source.when}
    return told, [array("q", found.counts.tobytes())]


def _guesses(
    reader: SourceReader, question: FileQuestion, report: Callable[[float], None]
) -> list[tuple[float, float, float]]:
    from core.sources.reading.guesses import guesses  # noqa: PLC0415  no other verb needs arrays

    codes, _ = reader.read(question.attributes, None)
    return guesses(question.attributes, codes, question.classifiers, lambda part: report((1 + part) / 2))


def limit(size: int = 0, *, memory: bool = True) -> None:
    """Let the system stop this process before it takes too much memory or time, where the system can (not Windows).

    Args:
        size: bytes of the file that it is to read.
        memory: whether its memory is limited, too.
    """
    try:
        import resource  # noqa: PLC0415  POSIX only
    except ImportError:
        return
    # no picture of this memory, which holds people's records, may be written to the disk when a parser aborts
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # A virtual machine of Java reserves more addresses than that before it does anything, and never uses most of them.
    limits = ((resource.RLIMIT_AS, MEMORY),) if memory else ()
    for kind, most in (*limits, (resource.RLIMIT_CPU, SECONDS + size // BYTES_A_SECOND)):
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


class _Reporter:
    """Passes on each further percent.

    Attributes:
        rows: how many the file has; 0: that is not known.
    """

    def __init__(self, answers: BinaryIO) -> None:
        self.rows = 0
        self._answers, self._told = answers, 0

    def __call__(self, part: float) -> None:
        """Report that a part of the file is read."""
        if int(100 * part) > self._told:
            self._told = int(100 * part)
            wire.send(self._answers, {"progress": min(part, 1.0), "rows": self.rows})


if __name__ == "__main__":
    sys.exit(main())
