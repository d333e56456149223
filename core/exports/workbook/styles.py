"""Cell formats of the workbook: few, and none is the only carrier of a meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from xlsxwriter import Workbook
    from xlsxwriter.format import Format

_INK, _PALE, _RULE, _SHADE, _LINK = "#1F3044", "#5A6775", "#8A97A6", "#E8EDF2", "#0B57A4"


@dataclass(frozen=True, slots=True)
class Styles:
    """Cell formats of one workbook.

    Attributes:
        title: the first line of a sheet.
        subtitle: a heading inside a sheet.
        note: a line below the title.
        wrapped: a paragraph.
        what: the name of a fact.
        header: the header row of a table, over words.
        header_number: the header row of a table, over numbers.
        header_mark: the header row of a table, over marks.
        label: a row label.
        known_label: a row label that is that of the line above.
        mark: the mark of an unreliable number.
        not_shown: in place of a number that is not shown.
        share: a share of numbers, in percent.
        total_label: the label of totals.
        link: a link.
        numbers: of a cell, as a pair (whole, with decimals); so are those below.
        totals: of totals.
        row_totals: of the total of one row.
        subtotal_label: the label of a subtotal.
        subtotals: of subtotals.
        margins: of a ±.
        total_margins: of a ± in a total line.
    """

    title: Format
    subtitle: Format
    note: Format
    wrapped: Format
    what: Format
    header: Format
    header_number: Format
    header_mark: Format
    label: Format
    known_label: Format
    mark: Format
    not_shown: Format
    share: Format
    subtotal_label: Format
    total_label: Format
    link: Format
    numbers: tuple[Format, Format]
    totals: tuple[Format, Format]
    row_totals: tuple[Format, Format]
    subtotals: tuple[Format, Format]
    margins: tuple[Format, Format]
    total_margins: tuple[Format, Format]

    @classmethod
    def of(cls, workbook: Workbook) -> Styles:
        """Return the styles of one workbook; xlsxwriter's formats belong to a workbook."""

        def style(**looks: object) -> Format:
            return workbook.add_format({"font_color": _INK, "valign": "top", **looks})

        def pair(sign: str, **looks: object) -> tuple[Format, Format]:
            return style(num_format=f"{sign}#,##0", **looks), style(num_format=f"{sign}#,##0.0", **looks)

        head = {"bold": True, "bg_color": _SHADE, "bottom": 1, "bottom_color": _RULE, "text_wrap": True}
        total = {"bold": True, "top": 1, "top_color": _RULE}
        return cls(
            title=style(bold=True, font_size=15),
            subtitle=style(bold=True, font_size=12),
            note=style(italic=True),
            wrapped=style(text_wrap=True),
            what=style(bold=True, text_wrap=True),
            header=style(**head),
            header_number=style(**head, align="right"),
            header_mark=style(**head, indent=1),
            label=style(),
            known_label=style(font_color=_PALE),
            mark=style(font_color=_PALE, indent=1),
            not_shown=style(font_color=_PALE, align="right"),
            share=style(num_format="0 %"),
            subtotal_label=style(bold=True, bg_color=_SHADE),
            total_label=style(**total),
            link=style(font_color=_LINK, underline=1),
            numbers=pair(""),
            totals=pair("", **total),
            row_totals=pair("", bold=True),
            subtotals=pair("", bold=True, bg_color=_SHADE),
            margins=pair('"±"', italic=True),
            total_margins=pair('"±"', italic=True, **total),
        )


def of_value(pair: tuple[Format, Format], value: float) -> Format:
    """Return the format of `pair` that shows `value` without needless decimals."""
    return pair[0] if float(value).is_integer() else pair[1]
