"""What a release gives back: its tables by their titles, as frames and as pictures, and its statement."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import OutputExistsError, OutputStandsError
from core.exports.exporter import every, known_ending
from core.exports.long_form import headers, rows
from core.exports.template.template_file import TemplateFile
from core.exports.write import export
from core.library.pandas_frame import frame
from core.release.release import Release, ReleasedTable, Statement
from core.words import N_

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from pandas import DataFrame


@dataclass(frozen=True, slots=True)
class TableResult:
    """One published table; `table` is the engine's own, with totals and all its errors."""

    table: ReleasedTable

    @property
    def title(self) -> str:
        """Such as "age × sex"."""
        return self.table.title

    def to_frame(self) -> DataFrame:
        """Return one row per cell: its labels, the published value, the ends of its interval, and ±.

        The interval holds the published value, and with the coverage of the plan the true count. ± is the largest half
        width in the table of the intervals before output rules. Sampling error is in none of them.
        """
        names = self.table.published.names
        # An attribute may be called "value"; the number is then "value_published". A frame made of dictionaries would
        # lose one of two columns of one name.
        columns = headers(names, ("value", "low", "high", "±"))
        lines = ((*labels, count, low, high, width) for labels, (count, _, width, low, high) in rows(self.table))
        return frame([dict(zip(columns, line, strict=True)) for line in lines], columns)

    def plot(self, axes: Axes | None = None) -> Axes:
        """Draw every number with its interval; needs matplotlib.

        Raises:
            ValueError: if the last attribute has more labels than can be told apart by colour.
        """
        from core.library.pictures import points  # noqa: PLC0415  matplotlib is loaded when something is drawn

        return points(self.table, axes)


@dataclass(frozen=True, slots=True)
class ReleaseResult:
    """All tables of a release, which are public; `release` is the engine's own."""

    release: Release

    def __getitem__(self, title: str | tuple[str, ...]) -> TableResult:
        """Return a table by its title, such as "age × sex", or the names of its attributes, in any order.

        Raises:
            KeyError: if there is no such table; the message names all tables.
        """
        for each in self:
            names = each.table.published.names
            # Names in any order, a title as it is shown: a text cannot be split, as a name may contain " × ".
            if each.title == title or (isinstance(title, tuple) and sorted(title) == sorted(names)):
                return each
        raise KeyError(f"{title}; there are: {', '.join(each.title for each in self)}")

    def __iter__(self) -> Iterator[TableResult]:
        return map(TableResult, self.release.tables)

    def __len__(self) -> int:
        return len(self.release.tables)

    @property
    def statement(self) -> Statement:
        """How the tables came about: the guarantee, the noise, and all a reviewer needs."""
        return self.release.statement

    @property
    def number(self) -> int | None:
        """The number of the release in its ledger, for `reopen`; None for a rehearsal."""
        return int(self.statement.reference) if self.statement.reference else None

    def export(
        self, path: str | PathLike[str], *, template: str | PathLike[str] | None = None, replace: bool = False
    ) -> tuple[Path, ...]:
        """Write the release as the suffix of `path` says, and return the files written; CSV without a suffix.

        Args:
            path: the file, or the folder.
            template: an Excel workbook that asks for tables in its cells, such as {{Age × Sex}}; it is copied to
                `path`, which ends in .xlsx, with these cells filled. What it has no place for is told as a warning.
            replace: whether an earlier file, or an earlier export in that folder, may be replaced.

        Raises:
            OutputError: if the file exists and `replace` is False, or it cannot be written.
            TemplateError: if the template asks for what is not released; the message names sheet and cell.
        """
        file = Path(path)
        key = _format_of(file) if template is None else TemplateFile.to_fill(Path(template), file)
        try:
            written = export(self.release, file, key, replace=replace)
        except OutputExistsError as error:
            raise OutputStandsError(error.file) from None
        if isinstance(key, TemplateFile):
            for note in key.notes(self.release):
                warnings.warn(note, stacklevel=2)
        return written


def _format_of(file: Path) -> str:
    # In catalogue order: csv, parquet and records write folders, without a suffix, and the first of them is meant.
    keys: dict[str, str] = {}
    for exporter in every():
        keys.setdefault(exporter.info.suffix, exporter.info.key)
    known = ", ".join(filter(None, keys))
    cure = N_("Error", "Choose one of: {suffixes}; or no ending, for a folder of CSV files.").format(suffixes=known)
    return keys[known_ending(file, keys, cure)]
