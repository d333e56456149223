"""Which settings of how a file is read a release needs to have in the plan, where no row can change them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

from core.domain.attribute import Attribute, Kind
from core.domain.location import Location
from core.domain.reading_layout import ReadingLayout
from core.errors import UnpinnedLayoutError
from core.progress import Progress, reporting
from core.sources.asking.preview import preview
from core.sources.formats.catalogue import layout_settings
from core.sources.packed_sheets import is_packed_sheet
from core.words import N_

_OF_KIND = {Kind.NUMBER: ("decimal", "thousands"), Kind.DATE: ("dates",)}
"""Fields of a layout that decide how texts of a kind are read. One left out here could be decided by a single row, and
neighbouring files would be read in two ways: the guarantee would not hold."""


def unpinned(source: str, layout: ReadingLayout, attributes: Sequence[Attribute]) -> tuple[str, ...]:
    """Return the fields of `layout` that decide how the rows are read, and that are left to be detected in them.

    Args:
        source: the file; its suffix tells the format.
        layout: what the plan says.
        attributes: what is read; marks matter to numbers, the order of day and month to dates.

    The questions of the layout without an answer are among them.
    """
    of_kinds = (field for kind in Kind if _has(attributes, kind) for field in _OF_KIND.get(kind, ()))
    said = asdict(layout)
    settings = (
        field
        for field in (*layout_settings(source), *of_kinds)
        if said[field] is None and not (_follows(field, layout) or _is_of_another(field, source, layout))
    )
    return tuple(dict.fromkeys((*settings, *layout.unanswered)))


def check_pinned(
    path: Location, layout: ReadingLayout, attributes: Sequence[Attribute], progress: Progress | None = None
) -> None:
    """Refuse a layout of which something would be detected in the rows.

    Raises:
        UnpinnedLayoutError: if something would be; with what the rows suggest.
        SourceError: if something would be, and the file cannot be read at all.
        Cancelled: if the user asked to stop.
    """
    fields = unpinned(str(path), layout, attributes)
    if fields:
        with reporting(progress):
            found = preview(path, layout).layout
        refuse_unpinned(str(path), fields, asdict(found))


def refuse_unpinned(file: str, fields: Sequence[str], found: Mapping[str, object]) -> None:
    """Refuse to read rows where the plan leaves `fields` open, if there are any; `found` is what the rows suggest.

    Raises:
        UnpinnedLayoutError: if there are.
    """
    if not fields:
        return
    untold = ", ".join(field for field in fields if found[field] is None)
    raise UnpinnedLayoutError(
        file=file,
        keys=", ".join(fields),
        found=", ".join(_suggestion(field, found[field]) for field in fields),
        cure=_cure(untold, everything=len(untold.split(", ")) == len(fields)),
    )


def pinned(layout: ReadingLayout, found: ReadingLayout, fields: Sequence[str]) -> ReadingLayout:
    """Return `layout` with `fields` as `found`, the layout of a preview, has them."""
    return replace(layout, **{field: getattr(found, field) for field in fields})


def _suggestion(field: str, value: object) -> str:
    if value is None:
        return N_("Error", "nothing for {field}").format(field=field)
    return f"{field} = {json.dumps(value, ensure_ascii=False)}"


def _cure(untold: str, *, everything: bool) -> str:
    """Return what to do where the rows do not tell the fields `untold`; `everything`: they tell none."""
    keep = N_(
        "Error",
        "To keep it, choose “Keep how it is read” on the Data page, or run: reticent release PLAN --pin",
    )
    if not untold:
        return keep
    choose = N_(
        "Error", "Choose {untold} on the Data page, where you change how it is read, or write it below [data]."
    ).format(untold=untold)
    return choose if everything else N_("Error", "{choose} {keep}").format(choose=choose, keep=keep)


def _has(attributes: Sequence[Attribute], kind: Kind) -> bool:
    return any(attribute.kind is kind for attribute in attributes)


def _follows(field: str, layout: ReadingLayout) -> bool:
    """Return whether another field says it: the first row of a range is the header row, a query names tables.

    An answer about the decimal mark tells both marks.
    """
    if field == "thousands" and "decimal" in layout.unanswered:
        return True
    return (field == "header_row" and layout.range is not None) or (field == "sheet" and layout.query is not None)


def _is_of_another(field: str, source: str, layout: ReadingLayout) -> bool:
    """Return whether a field does not apply to this file, whose format is another than its name says.

    It is the sheet of a text that is only called like a workbook, or the delimiter of a workbook that is packed.
    """
    if field in ("delimiter", "encoding"):
        return is_packed_sheet(source, layout.sheet)
    is_text = layout.delimiter is not None and (layout.encoding is not None or "encoding" in layout.questions)
    return field == "sheet" and is_text and "delimiter" not in layout_settings(source)
