"""Import a code list: the texts of each of its columns, of which one holds the codes and one their names."""

from __future__ import annotations

from core.domain.location import Location
from core.progress import Progress, reporting
from core.sources.asking.reader_process import ask
from core.sources.question import FileQuestion, ReaderVerb


def read_code_list(path: Location, progress: Progress | None = None) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the columns of a code list, each as (what its first row says, the texts below), all of one length.

    Raises:
        SourceError: if the file cannot be read.
        Cancelled: if the user asked to stop.
    """
    with reporting(progress):
        columns = ask(FileQuestion(ReaderVerb.TEXTS, str(path))).result
    return tuple((name, tuple(texts)) for name, texts in columns)
