"""Starts a reader before all that a command needs is loaded, which takes longer; it loads nothing else itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from core.commandline.verbs import VERBS, ended_by_ctrl_c


@contextmanager
def reader_ahead(words: list[str]) -> Iterator[None]:
    """Have a reader start within the block, in which a command is loaded, if its verb is one that reads rows."""
    reading = [verb for verb in VERBS if verb.name in words[:1] and verb.reads]
    if {"-h", "--help"} & set(words) or not reading:
        yield
        return
    with ended_by_ctrl_c():
        from core.commandline.first_question import first_question  # noqa: PLC0415  most verbs ask no reader
        from core.sources.asking.reader_process import readers_ahead  # noqa: PLC0415
    with readers_ahead(counts=reading[0].counts), first_question(words) if reading[0].previews else nullcontext():
        yield
