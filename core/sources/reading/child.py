"""The process that reads files: with limits on memory and time, so that a hostile file can only kill a reader."""

from __future__ import annotations

import gc
import os
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

from core.errors import BrokenInstallationError, EngineError, FileChangedError, TooMuchMemoryError
from core.sources import wire
from core.sources.file_state import file_state
from core.sources.reading.quick_preview import quick_preview
from core.sources.reading.reader import open_reader

MEMORY = 2 << 30  # bytes of address space
SECONDS = 300  # of processor time


def main() -> int:
    """Say "ready", answer one request from standard input on standard output, and end."""
    limit()
    gc.disable()  # a short life that makes no cycles: looking for some among millions of cells costs seconds
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a parser prints must not mix with the answer
    wire.send(answers, {"ready": True})
    request = wire.receive(sys.stdin.buffer)
    try:
        answer, arrays = respond(request, answers)
    except EngineError as error:
        answer, arrays = wire.error_facts(error), []
    except MemoryError:
        answer, arrays = wire.error_facts(TooMuchMemoryError(request["path"])), []
    except ImportError:  # a library is loaded when a file of its format comes
        answer, arrays = wire.error_facts(BrokenInstallationError(file=request["path"])), []
    wire.send(answers, {**answer, "arrays": [column.typecode for column in arrays]})
    for column in arrays:
        wire.send_bytes(answers, memoryview(column).cast("B"))
    return 0


def respond(request: dict[str, Any], answers: BinaryIO) -> tuple[dict[str, Any], list[array[int]]]:
    """Return the answer to one request, and the arrays that go with it.

    Raises:
        EngineError: whatever is wrong with the file.
    """
    path = request["path"]
    before = file_state(Path(path))
    layout, verb = wire.layout_from(request["layout"]), request["verb"]
    if verb == "preview" and (seen := quick_preview(path, layout)) is not None:
        wire.send(answers, {"part": seen})
    reader = open_reader(path, layout, _reporter(answers))
    arrays: list[array[int]] = []
    result: Any = None
    if verb == "preview":
        found = reader.preview()
        result = {**found, "problems": [wire.words_facts(problem) for problem in found["problems"]]}
    elif verb == "profile":
        result = reader.profile()
    elif verb == "texts":
        result = reader.texts()
    elif verb == "check":
        result = reader.check(wire.attribute_from(request["attributes"][0]))
    else:
        attributes = [wire.attribute_from(facts) for facts in request["attributes"]]
        arrays, result = reader.read(attributes, request["id"], bytes.fromhex(request["key"]))
    if file_state(Path(path)) != before:
        raise FileChangedError(file=path)
    return {"result": result}, arrays


def limit() -> None:
    """Let the system stop this process before it takes too much memory or time, where the system can (not Windows)."""
    try:
        import resource  # noqa: PLC0415  POSIX only
    except ImportError:
        return
    # no picture of this memory, which holds people's records, may be written to the disk when a parser aborts
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for kind, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, SECONDS)):
        hard = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _reporter(answers: BinaryIO) -> Callable[[float], None]:
    """Return a function that passes on each further percent."""
    told = 0

    def report(part: float) -> None:
        nonlocal told
        if int(100 * part) > told:
            told = int(100 * part)
            wire.send(answers, {"progress": min(part, 1.0)})

    return report


if __name__ == "__main__":
    sys.exit(main())
