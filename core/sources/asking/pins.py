"""Which settings of how a file is read a release needs to have in the plan, where no row can change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

from core.domain.attribute import Attribute, Kind
from core.domain.location import Location
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion
from core.errors import UnpinnedLayoutError
from core.progress import Progress, reporting
from core.sources.asking.preview import preview
from core.sources.formats.catalogue import layout_settings
from core.sources.packed_sheets import is_packed_sheet
from core.sources.told_answers import CHOOSE, told_answers, told_setting
from core.words import N_, joined

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
    kinds = {_read_as(each) for each in attributes}
    of_kinds = (field for kind in Kind if kind in kinds for field in _OF_KIND.get(kind, ()))
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
            found = preview(path, layout)
        refuse_unpinned(str(path), fields, asdict(found.layout), found.questions)


def refuse_unpinned(
    file: str, fields: Sequence[str], found: Mapping[str, object], questions: Sequence[ReadingQuestion] = ()
) -> None:
    """Refuse to read rows where the plan leaves `fields` open, if there are any.

    Args:
        file: its name.
        fields: the keys of the plan that are missing.
        found: what the rows suggest for each; None: nothing.
        questions: those that the rows leave to their owner.

    Raises:
        UnpinnedLayoutError: if there are.
    """
    if not fields:
        return
    told = ", ".join(told_setting(field, found[field]) for field in fields if found[field] is not None)
    untold = [field for field in fields if found[field] is None]
    asked = [each for each in questions if each.key in untold]
    keys = {each.key for each in asked}
    raise UnpinnedLayoutError(
        file=file,
        keys=", ".join(fields),
        cure=_cure(told, asked, [key for key in untold if key not in keys]),
    )


def pinned(layout: ReadingLayout, found: ReadingLayout, fields: Sequence[str]) -> ReadingLayout:
    """Return `layout` with `fields` as `found`, the layout of a preview, has them."""
    return replace(layout, **{field: getattr(found, field) for field in fields})


def _cure(told: str, asked: Sequence[ReadingQuestion], untold: Sequence[str]) -> str:
    """Return what the rows tell, and what to do about each key.

    Args:
        told: the settings that the rows suggest.
        asked: the questions that only the owner can answer.
        untold: the other keys of which the rows tell nothing.
    """
    sentences = told_answers(asked)
    if untold:
        sentences.append(N_("Error", "The rows leave open: {untold}.").format(untold=", ".join(untold)))
    if asked or untold:
        sentences.append(CHOOSE)
    if told:
        keep = N_(
            "Error",
            "The rows suggest: {found}. To keep it, choose “Keep how it is read” on the Data page, or run: "
            "reticent release PLAN --pin",
        )
        sentences.append(keep.format(found=told))
    return joined(" ", sentences)


def _read_as(attribute: Attribute) -> Kind:
    """Return the kind of the cells: dates that count days are written as numbers."""
    return Kind.NUMBER if attribute.kind is Kind.DATE and attribute.measured_in else attribute.kind


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
        return "sheet" in layout.unanswered or is_packed_sheet(source, layout.sheet)
    is_text = layout.delimiter is not None and (layout.encoding is not None or "encoding" in layout.questions)
    return field == "sheet" and is_text and "delimiter" not in layout_settings(source)
