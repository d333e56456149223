"""The reader without a process of its own: the same questions and answers, written to and read from the same wire.

A process takes a tenth of a second to start, which is no fact about a file. What it is there for, its limits, its death
and its being stopped, is tested where this is not used.
"""

from __future__ import annotations

import io
from contextlib import nullcontext
from pathlib import Path

from core.errors import EngineError
from core.progress import check_cancelled, report
from core.sources import wire
from core.sources.asking import columns, guesses, preview, records
from core.sources.asking.reader_process import ReaderAnswer
from core.sources.reading import child


def read_here(patch, rooms=(preview, columns, guesses, records)):
    """Let what `rooms` ask be answered in this process, and no sooner; undone by `patch`, a pytest.MonkeyPatch."""
    for room in rooms:
        patch.setattr(room, "ask", answered)
    patch.setattr(records, "asked_ahead", nullcontext)
    patch.setattr(records, "looking_ahead", nullcontext)


def answered(question, show=lambda _: None):
    """Return the answer that `reader_process.ask` returns, or raise its error."""
    check_cancelled()
    told = io.BytesIO()
    try:
        answer, arrays = child.respond(wire.question_from(_through_the_wire(wire.question_facts(question))), told)
    except EngineError as error:
        raise wire.error_from(_through_the_wire(wire.error_facts(error))) from None
    for message in _messages(told):
        if "part" in message:
            show(message["part"])
        else:
            report(message["progress"], 1.0, f"Reading {Path(question.path).name}")
        check_cancelled()
    return ReaderAnswer(_through_the_wire(answer)["result"], tuple((each.typecode, each.tobytes()) for each in arrays))


def _messages(told):
    told.seek(0)
    while told.tell() < len(told.getbuffer()):
        yield wire.receive(told)


def _through_the_wire(message):
    pipe = io.BytesIO()
    wire.send(pipe, message)
    pipe.seek(0)
    return wire.receive(pipe)
