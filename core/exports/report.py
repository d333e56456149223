"""An HTML page without external files: the statement, and every table with totals and ±."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from core.exports.exporter import Exporter, ExporterInfo, register
from core.exports.fact_words import KINDS, origin_words, scale_words
from core.exports.long_form import COUNT, HIGH, LOW, ended_rows, grand_total, rows
from core.exports.maps.xml_text import legal_xml
from core.exports.nested_lines import nested_lines
from core.exports.quality_marks import MARK_MEANS, MARKED, mark_of, row_mark
from core.exports.registry_terms import LABEL, privacy_label
from core.exports.report_chart import ReportChart, report_chart
from core.exports.statement_words import (
    ATTRIBUTE,
    ATTRIBUTES,
    CATEGORY,
    HOW_TO_READ,
    KIND,
    MEASURED,
    ORIGIN,
    TOTAL,
    WATERMARK,
    coverage_text,
    cumulative_note,
    cumulative_title,
    facts,
    figure,
    hidden_notes,
    how_to_read,
    margin_text,
    publication_facts,
    release_title,
    source_lines,
    zero_notes,
)
from core.exports.table_titles import numbered_title
from core.release.crosstab import Crosstab, crosstab
from core.release.cumulative import CumulativeCounts
from core.release.labels import with_told_labels
from core.release.release import Release, ReleasedTable
from core.release.size import ReleaseSize
from core.words import N_, Figures, Message, Tell

if TYPE_CHECKING:
    from jinja2 import Template

_TEMPLATES = Path(__file__).resolve().parents[2] / "resources" / "report"

_MOST_CELLS = 20_000
"""Cells of the largest table on the page: browsers become slow beyond."""

_WIDEST = 40
"""Columns of a crosstab on the page; wider tables are printed as lists."""

_INTERVAL_HEADS = (COUNT, LOW, HIGH, MARKED)
_SUM_HEADS = (COUNT, LOW, HIGH)

_SAID = {
    "language": N_("Export", "en"),  # the code of the language that the report is told in
    "how_to_read": HOW_TO_READ,
    "tables": N_("Export", "Tables"),
    "too_large": N_("Export", "This table is too large for a page. Take the workbook, or the CSV or Parquet files."),
    "attributes": ATTRIBUTES,
    "attribute": ATTRIBUTE,
    "category": CATEGORY,
    "kind": KIND,
    "origin": ORIGIN,
    "method": N_("Export", "Method"),
    "label": LABEL,
    "chart": N_("Export", "Chart; the table below has the same numbers"),
    "measured": MEASURED,
    "what": N_("Export", "Measured"),
    "scale": N_("Export", "Scale of the noise (exact)"),
    "times": N_("Export", "How often"),
}
"""Texts of the page itself."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table: its labels, its numbers as (text, ±) pairs, and whether it is a total."""

    labels: tuple[str, ...]
    numbers: tuple[tuple[str, str], ...]
    is_total: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A table on the page.

    Attributes:
        title: its name.
        note: the ± of a cell in words.
        across: name of the attribute whose labels are the columns; "" for a list.
        heads: names of the label columns.
        columns: headers of the number columns.
        lines: the lines; () if the table is too large for a page.
        chart: its picture; None where none could be read.
    """

    title: str
    note: str
    across: str
    heads: tuple[str, ...]
    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    chart: ReportChart | None = None


@lru_cache(maxsize=4)  # languages; to compile it takes longer than to fill it
def _template(tell: Tell) -> Template:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415  only this format needs it

    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda value: tell(value) if isinstance(value, Message | Figures) else value,
    )
    environment.filters["picture"] = _address
    return environment.get_template("report.html.j2")


def _address(svg: str) -> str:
    """Return a picture as the address of an <img>: Writer prints the words of an <svg> in the page, without bars."""
    return f"data:image/svg+xml;base64,{b64encode(legal_xml(svg).encode()).decode()}"


@register
class HtmlReport(Exporter):
    """A page for readers who are not statisticians."""

    info = ExporterInfo(
        "html",
        N_("Export", "Report to read in a browser (HTML)"),
        N_("Export", "For reading and printing, in the language of this window."),
        ".html",
        is_folder=False,
    )
    bytes_a_table, bytes_a_number = 1_500, (95, 110)

    def seconds(self, size: ReleaseSize) -> float:
        """Return the estimated processor seconds."""
        return super().seconds(_as_shown(size))

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes on disk."""
        return super().bytes(_as_shown(size))

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Fill the template; all texts of the owner are escaped."""
        release = with_told_labels(release, tell)
        stream = _template(tell).stream(
            said=_SAID,
            title=release_title(release.statement),
            style=(_TEMPLATES / "report.css").read_text(encoding="utf-8"),
            chart_style=(_TEMPLATES / "chart.css").read_text(encoding="utf-8"),
            statement=release.statement,
            groups=[(measured, Figures(scale), times) for measured, scale, times in release.statement.groups],
            scales=list(scale_words(release.statement)),
            kinds=KINDS,
            origin_words=origin_words,
            facts=facts(release.statement),
            label=privacy_label(release.statement),
            how_to_read=(*how_to_read(release.statement), MARK_MEANS, *hidden_notes(release), *zero_notes(release)),
            tables=_all_shown(release),
            names=list(_titles(release)),
            sources=source_lines(release.statement),
            publication=publication_facts(release.statement),
            watermark=WATERMARK if release.statement.rehearsal else "",
        )
        with target.open("x", encoding="utf-8", newline="\n") as file:
            stream.enable_buffering()
            file.writelines(stream)


def _as_shown(size: ReleaseSize) -> ReleaseSize:
    """Return the size without the numbers of tables too large for the page."""
    shown = (
        replace(
            table,
            cells=table.cells if table.cells <= _MOST_CELLS else 0,
            sums=tuple(n for n in table.sums if n <= _MOST_CELLS),
        )
        for table in size.tables
    )
    return replace(size, tables=tuple(shown))


def _titles(release: Release) -> Iterator[str]:
    for number, table in enumerate(release.tables, start=1):
        yield numbered_title(release.statement, table, number)
        yield from map(cumulative_title, table.cumulative)


def _all_shown(release: Release) -> Iterator[Shown]:
    for number, table in enumerate(release.tables, start=1):
        yield _shown(release, table, number)
        for counts in table.cumulative:
            yield _shown_sums(release, counts)


def _shown_sums(release: Release, counts: CumulativeCounts) -> Shown:
    note = cumulative_note(counts, release.statement)
    small = counts.published.values.size <= _MOST_CELLS
    lines = (
        Line(labels, ((figure(count), margin_text(margin)), (figure(low), ""), (figure(high), "")))
        for labels, (count, _, margin, low, high) in (ended_rows(counts) if small else ())
    )
    return Shown(
        title=cumulative_title(counts),
        note=note,
        across="",
        heads=counts.published.names,
        columns=_SUM_HEADS,
        lines=tuple(lines),
    )


def _shown(release: Release, table: ReleasedTable, number: int) -> Shown:
    words = N_("Export", "Margin of error of each number: {margin} ({percent}; noise only, not sampling error).")
    note = words.format(margin=margin_text(table.half_width), percent=coverage_text(release.statement))
    title = numbered_title(release.statement, table, number)
    if table.published.values.size > _MOST_CELLS:
        return Shown(title=title, note=note, across="", heads=table.published.names, columns=(), lines=())
    names = table.published.names
    if len(names) < 2 or len(table.published.labels[-1]) > _WIDEST:
        return Shown(
            title=title,
            note=note,
            across="",
            heads=names,
            columns=_INTERVAL_HEADS,
            lines=tuple(_list_lines(table)),
            chart=report_chart(table),
        )
    cross = crosstab(table)
    columns = (*(labels[0] for labels in cross.column_labels), TOTAL)
    return Shown(
        title=title,
        note=note,
        across=cross.column_names[0],
        heads=cross.row_names,
        columns=(*columns, MARKED),
        lines=tuple(_cross_lines(table, cross, columns)),
        chart=report_chart(table),
    )


def _list_lines(table: ReleasedTable) -> Iterator[Line]:
    for labels, (count, _, margin, low, high) in rows(table):
        numbers = ((figure(count), ""), (figure(low), ""), (figure(high), ""), (mark_of(count, margin), ""))
        yield Line(labels, numbers)
    names = table.published.names
    if names:
        total = grand_total(table)
        ends = tuple((figure(number), "") for number in (total.shown, *total.ends))
        mark = (mark_of(total.shown, total.half_width), "")
        yield Line((TOTAL, *[""] * (len(names) - 1)), (*ends, mark), is_total=True)


def _cross_lines(table: ReleasedTable, cross: Crosstab, columns: tuple[str, ...]) -> Iterator[Line]:
    for line in nested_lines(table, cross):
        is_total = line.depth < len(line.labels) or not line.labels
        numbers = [
            (figure(cell.shown), margin_text(cell.half_width) if is_total or column == cross.n_columns else "")
            for column, cell in enumerate(line.cells)
        ]
        yield Line(line.labels, (*numbers, (row_mark(line.cells, columns), "")), is_total)
