"""Asks the first question about the file of a command while its verb is loaded, which takes as long as the answer."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from core.domain.reading_layout import ReadingLayout
from core.errors import BrokenInstallationError
from core.sources.asking.reader_process import asked_ahead, one_reader
from core.sources.question import FileQuestion, ReaderVerb

_OTHERWISE = (
    *("--sheet", "--table", "--query", "--header-row", "--range", "--delimiter", "--encoding", "--decimal"),
    *("--thousands", "--dates", "--answer", "--private"),
)
"""Options of `describe` that say how to read the file, or that it may be a plan."""


@contextmanager
def first_question(words: Sequence[str]) -> Iterator[None]:
    """Have a reader look at the file of a command within the block, if nothing is said of how to read it.

    Args:
        words: of the command, the verb first. Where another question follows, this one was in vain.
    """
    file, options = words[1:2], {word.partition("=")[0] for word in words[2:]}
    with ExitStack() as ends:
        # A word too long for a name would be an OSError of Path.
        if file and os.path.isfile(file[0]) and options.isdisjoint(_OTHERWISE):  # noqa: PTH113
            ends.enter_context(one_reader())
            with suppress(BrokenInstallationError):  # the question itself tells
                question = FileQuestion(ReaderVerb.PREVIEW, str(Path(file[0])), ReadingLayout(is_new=True))
                ends.enter_context(asked_ahead(question))
        yield
