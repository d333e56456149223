"""A folder with the made-up records of a release, one per line, whose tables are the released tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

from core.errors import MayBeTooManyRecordsError, NoRecordsError, TooManyRecordsError
from core.errors.output_errors import UnshownError
from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.folder_pages import RECORDS, write_csv, write_pages
from core.exports.long_form import headers
from core.exports.statement_words import WATERMARK
from core.release.release import MadeUpRecords, Release
from core.release.size import ReleaseSize
from core.words import N_, Tell

MOST_RECORDS = 10**8
"""Records at most, some gigabytes: the noise of a tiny budget can make billions of records, which would fill a disk."""

_SECONDS_A_RECORD = 6e-7
"""Seconds per line; measured by `tests/benchmarks/estimates.py`."""

_ABOUT = (
    N_(
        "Export",
        "{file} holds made-up records, one per line. NONE OF THEM IS A REAL PERSON. They were made from the "
        "noisy answers alone. Counting them gives exactly the released tables.",
    ).format(file=RECORDS),
    N_(
        "Export",
        "The records know only what the released tables say. Make no other tables from them than those in "
        "contents.csv. The ± of contents.csv holds for each number counted.",
    ),
    N_(
        "Export",
        "Text that begins with = + - @, a tab or a new line has an apostrophe (') in front. Without it, "
        "spreadsheets would run it as a formula. Numbers such as -1 have none. Remove it "
        "when you read the file with a program.",
    ),
)


@register
class MadeUpRecordsFolder(Exporter):
    """A folder: the records as comma-separated text, with header and labels of the plan, and a readme."""

    info = ExporterInfo(
        "records",
        N_("Export", "Made-up records (folder)"),
        N_(
            "Export",
            "For programs. The records are of no real people. Only the readme follows the language of the window.",
        ),
        "",
        is_folder=True,
        needs_records=True,
    )

    def seconds(self, size: ReleaseSize) -> float:
        """Return the estimated processor seconds; `size.records` is what noise alone may amount to."""
        return self.seconds_a_table * len(size.tables) + _SECONDS_A_RECORD * (size.records or 0)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes on disk, for as many records as noise alone may amount to."""
        used = [each for each in size.attributes if each.name in size.used_names]
        line = 2 + sum(max(map(len, each.labels)) + 1 for each in used)
        return line * (size.records or 0) + 3 * size.statement_bytes + self.bytes_a_table * len(size.tables)

    def check(self, size: ReleaseSize, file: str) -> None:
        """Refuse a plan without made-up records, or whose noise may make too many."""
        if size.records is None:
            raise NoRecordsError(file=file)
        if size.records > MOST_RECORDS:
            raise MayBeTooManyRecordsError(file=file, records=size.records, limit=MOST_RECORDS)

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Write the folder `target`.

        Raises:
            UnshownError: if the release does not show all of its numbers.
            NoRecordsError: if it carries no records.
            TooManyRecordsError: if they are too many.
        """
        if release.statement.publication.hide_below:
            raise UnshownError(file=target.name)
        records = release.records
        if records is None:
            raise NoRecordsError(file=target.name)
        n_records = int(records.counts.sum())
        if n_records > MOST_RECORDS:
            raise TooManyRecordsError(file=target.name, records=n_records, limit=MOST_RECORDS)
        target.mkdir()
        texts = chain(records.names, *records.labels)
        write_csv(target / RECORDS, _lines(records, release.statement.rehearsal), texts)
        write_pages(release, target, [RECORDS] * len(release.tables), _ABOUT, tell)


def _lines(records: MadeUpRecords, rehearsal: bool) -> Iterator[tuple[str, ...]]:
    mark = (WATERMARK,) if rehearsal else ()
    yield headers(records.names, ("warning",)) if rehearsal else records.names
    for kind, count in zip(records.codes.T.tolist(), records.counts.tolist(), strict=True):
        line = tuple(labels[code] for labels, code in zip(records.labels, kind, strict=True))
        yield from repeat((*line, *mark), count)
