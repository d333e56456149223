"""What is in the columns of a file: profiles, and rows that no label fits."""

from __future__ import annotations

from core.data.column_profile import ColumnProfile
from core.domain.attribute import Attribute
from core.domain.location import Location
from core.domain.reading_layout import ReadingLayout
from core.progress import Progress, reporting
from core.sources import wire
from core.sources.asking.reader_process import ask
from core.sources.question import DETECT, FileQuestion, ReaderVerb


def profile(
    path: Location, layout: ReadingLayout = DETECT, progress: Progress | None = None
) -> tuple[ColumnProfile, ...]:
    """Return the profile of every column, from all rows; of a very large table from a sample, as its preview says.

    Raises:
        SourceError: if the file is not one clean table.
        Cancelled: if the user asked to stop.

    Privacy:
        Exact facts about the records: for the owner's screen, never for a file or a release.
    """
    with reporting(progress):
        answer = ask(FileQuestion(ReaderVerb.PROFILE, str(path), layout))
    return tuple(map(wire.profile_from, answer.result))


def check_attribute(
    path: Location, layout: ReadingLayout, attribute: Attribute, progress: Progress | None = None
) -> int:
    """Return how many rows fit none of the labels of `attribute`.

    Raises:
        SourceError: if the file is not one clean table, or lacks the column.
        Cancelled: if the user asked to stop.

    Privacy:
        An exact count, for the owner's screen only.
    """
    question = FileQuestion(ReaderVerb.CHECK, str(path), layout, (attribute,))
    with reporting(progress):
        return int(ask(question).result)
