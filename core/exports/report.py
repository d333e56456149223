"""An HTML page that needs nothing but a browser: the statement, and every table with totals and ±."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.long_form import cumulative_rows, rows
from core.exports.statement_words import (
    WATERMARK,
    coverage_text,
    cumulative_title,
    facts,
    figure,
    how_to_read,
    release_title,
    table_title,
)
from core.release.crosstab import Crosstab, crosstab
from core.release.cumulative import CumulativeCounts
from core.release.release import Release, ReleasedTable
from core.words import N_

_TEMPLATES = Path(__file__).resolve().parents[2] / "resources" / "report"

_MOST_CELLS = 20_000
"""Cells of the largest table that a page shows: browsers become slow beyond."""

_WIDEST = 40
"""Columns that a page shows across."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a shown table: its labels, its numbers as (text, ±) pairs, and whether it is a total."""

    labels: tuple[str, ...]
    numbers: tuple[tuple[str, str], ...]
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as the page shows it.

    Attributes:
        title: its name.
        note: the ± of a cell in words.
        across: name of the attribute whose labels are the columns; "" for a list.
        heads: names of the label columns.
        columns: headers of the number columns.
        lines: the lines; () if the table is too large for a page.
    """

    title: str
    note: str
    across: str
    heads: tuple[str, ...]
    columns: tuple[str, ...]
    lines: tuple[Line, ...]


@register
class Report(Exporter):
    """A page for readers who are not statisticians."""

    info = ExporterInfo("html", N_("Export", "Report to read in a browser (HTML)"), ".html", is_folder=False)

    def write(self, release: Release, target: Path) -> None:
        """Fill the template; every word of the owner is escaped."""
        from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415  only this format needs it

        templates = Environment(
            loader=FileSystemLoader(_TEMPLATES),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        stream = templates.get_template("report.html.j2").stream(
            title=release_title(release.statement),
            style=(_TEMPLATES / "report.css").read_text(encoding="utf-8"),
            statement=release.statement,
            facts=facts(release.statement),
            how_to_read=how_to_read(release.statement),
            tables=_all_shown(release),
            names=list(_titles(release)),
            watermark=WATERMARK if release.statement.rehearsal else "",
        )
        with target.open("x", encoding="utf-8", newline="\n") as file:
            stream.enable_buffering()
            file.writelines(stream)


def _titles(release: Release) -> Iterator[str]:
    for table in release.tables:
        yield table_title(table)
        yield from map(cumulative_title, table.cumulative)


def _all_shown(release: Release) -> Iterator[Shown]:
    for table in release.tables:
        yield _shown(release, table)
        for counts in table.cumulative:
            yield _shown_sums(release, counts)


def _shown_sums(release: Release, counts: CumulativeCounts) -> Shown:
    names = counts.published.names
    note = (
        f"Sums over the labels of {counts.name} up to the one named, with their ± ({coverage_text(release.statement)})."
    )
    heads = tuple(f"{name} up to" if name == counts.name else name for name in names)
    small = counts.published.values.size <= _MOST_CELLS
    lines = (
        Line(labels, ((figure(count), f"±{figure(margin)}"), (figure(low), ""), (figure(high), "")))
        for labels, (count, _, margin, low, high) in (cumulative_rows(counts) if small else ())
    )
    return Shown(cumulative_title(counts), note, "", heads, ("Count", "Low", "High"), tuple(lines))


def _shown(release: Release, table: ReleasedTable) -> Shown:
    note = (
        f"Margin of error of each number: ±{figure(table.half_width)} ({coverage_text(release.statement)}; noise only, "
        "not sampling error)."
    )
    title = table_title(table)
    if table.published.values.size > _MOST_CELLS:
        return Shown(title, note, "", table.published.names, (), ())
    if len(table.published.names) < 2 or len(table.published.labels[-1]) > _WIDEST:
        return Shown(title, note, "", table.published.names, ("Count", "Low", "High"), tuple(_list_lines(table)))
    cross = crosstab(table)
    columns = (*(labels[0] for labels in cross.column_labels), "Total")
    return Shown(title, note, cross.column_names[0], cross.row_names, columns, tuple(_cross_lines(cross)))


def _list_lines(table: ReleasedTable) -> Iterator[Line]:
    for labels, (count, _, _, low, high) in rows(table):
        yield Line(labels, ((figure(count), ""), (figure(low), ""), (figure(high), "")))
    names = table.published.names
    if names:
        total, margin = float(table.published.values.sum()), table.margin(()).half_width
        numbers = ((figure(total), ""), (figure(total - margin), ""), (figure(total + margin), ""))
        yield Line(("Total", *[""] * (len(names) - 1)), numbers, is_total=True)


def _cross_lines(cross: Crosstab) -> Iterator[Line]:
    total = ("Total", *[""] * (len(cross.row_names) - 1))
    for row, labels in enumerate((*cross.row_labels, total)):
        is_total = row == cross.n_rows
        cells = [cross.cell(row, column) for column in range(cross.n_columns + 1)]
        numbers = [
            (figure(cell.value), f"±{figure(cell.half_width)}" if is_total or column == cross.n_columns else "")
            for column, cell in enumerate(cells)
        ]
        yield Line(labels, tuple(numbers), is_total)
