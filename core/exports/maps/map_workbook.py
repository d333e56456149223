"""A map as a workbook: a sheet of boxes, one of totals by label, and one that says how it came about."""

from __future__ import annotations

from io import BytesIO

from core.errors import UnwritableOutputError
from core.exports.maps.box_rows import COUNT, headers, label_headers, labelled_rows
from core.exports.maps.map_format import MapFormat
from core.exports.workbook.sheet import ROW_LIMIT, TOO_LARGE
from core.release.published_map import PublishedMap
from core.words import N_, Tell

_WIDE, _TEXT = 16, 110
"""Widths of columns, in letters."""


def _content(published: PublishedMap, tell: Tell) -> bytes:
    import xlsxwriter  # noqa: PLC0415  only workbooks need it

    if sum(len(part.counts) for part in published.parts) >= ROW_LIMIT:
        raise UnwritableOutputError(published.facts.name, tell(TOO_LARGE))
    file = BytesIO()
    # Texts are names of columns and sentences: none is a formula or an address, whatever it begins with.
    plain = {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    with xlsxwriter.Workbook(file, plain) as book:
        bold, wrapped = book.add_format({"bold": True}), book.add_format({"text_wrap": True, "valign": "top"})
        boxes = book.add_worksheet(tell(N_("Export", "Map")))
        boxes.write_row(0, 0, headers(published), bold)
        boxes.freeze_panes(1, 0)
        boxes.set_column(0, len(headers(published)) - 1, _WIDE)
        for number, row in enumerate(labelled_rows(published, tell), 1):
            boxes.write_row(number, 0, row)
        if published.by_label:
            totals = book.add_worksheet(tell(N_("Export", "Totals")))
            totals.set_column(0, len(published.facts.by) + 1, _WIDE)
            totals.write_row(0, 0, (*label_headers(published), COUNT, "outside"), bold)
            for number, part in enumerate(published.by_label, 1):
                totals.write_row(number, 0, (*map(tell, part.labels), part.total, part.noisy.outside))
        about = book.add_worksheet(tell(N_("Export", "About")))
        about.set_column(0, 0, _TEXT)
        for number, line in enumerate((published.facts.name, *published.statement)):
            about.write_string(number, 0, tell(line), wrapped if number else bold)
    return file.getvalue()


WORKBOOK = MapFormat(".xlsx", N_("Export", "Workbook with the boxes"), _content)
