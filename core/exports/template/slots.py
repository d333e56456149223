"""Where a template is to be filled, with what, and whether there is room; decided before anything is charged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.domain.domain import EVERYBODY
from core.errors.output_errors import TemplateError
from core.exports.template.placeholders import PLACEHOLDER, WORDS, TableShape, WantedPart, wanted_by_name, wanted_table
from core.exports.template.sheet_cells import LAST
from core.exports.template.sheet_scan import Place, written_place
from core.exports.template.template_book import TemplateBook
from core.words import N_, Message

_MOST_NAMED = 12
"""Tables that an error lists."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A part of a table, and the range that it fills.

    Attributes:
        sheet: its name.
        first: the first place.
        last: the last place.
        wanted: what is filled in.
        is_named: whether a named range asks for it, whose numbers may be replaced.
    """

    sheet: str
    first: Place
    last: Place
    wanted: WantedPart
    is_named: bool


@dataclass(frozen=True, slots=True)
class Slots:
    """All that a template asks for: parts of tables, and cells (sheet, place) with words to be filled in."""

    parts: tuple[Slot, ...]
    texts: tuple[tuple[str, Place], ...]


def find_slots(book: TemplateBook, tables: Sequence[TableShape], file: Path) -> Slots:
    """Return what a template asks for.

    Args:
        book: the template.
        tables: those of the release.
        file: the template, for errors.

    Raises:
        TemplateError: naming sheet and cell of the first placeholder that names nothing of the release or has no room,
            or if nothing is asked for.
    """
    finder = _Finder(book, tuple(tables), file)
    found = Slots((*finder.in_cells(), *finder.by_names()), tuple(finder.texts))
    if not found.parts and not found.texts:
        where = next(iter(book.sheets), "")
        why = N_("Error", "nothing in it asks for a table.")
        raise TemplateError(str(file), f"{where}!A1", why, finder.cure)
    finder.check_room(found.parts)
    return found


class _Finder:
    def __init__(self, book: TemplateBook, tables: tuple[TableShape, ...], file: Path) -> None:
        self._book, self._tables, self._file = book, tables, file
        self.texts: list[tuple[str, Place]] = []

    @property
    def cure(self) -> Message:
        """What can be asked for."""
        titles = [" × ".join(table.names) or str(EVERYBODY) for table in self._tables]
        titles = titles[:_MOST_NAMED] + (["…"] if len(titles) > _MOST_NAMED else [])
        words = N_("Error", "Write a placeholder in double braces. Tables: {tables}. Texts: {texts}.")
        return words.format(tables=", ".join(titles), texts=", ".join(WORDS))

    def in_cells(self) -> Iterator[Slot]:
        """Yield the parts that cells ask for, and note the cells with words."""
        for sheet, cells in self._book.sheets.items():
            for place in cells.places():
                text = cells.text(place)
                for words in PLACEHOLDER.findall(text):
                    wanted = wanted_table(words, self._tables)
                    if wanted is None:
                        self._check_words(words, sheet, place)
                    elif text.strip() != "{{" + words + "}}":
                        why = N_("Error", "“{words}” is a table, and stands in a longer text.").format(words=words)
                        raise self._error(sheet, place, why, N_("Error", "Give the table a cell of its own."))
                    else:
                        yield self._slot(sheet, place, wanted)
                if PLACEHOLDER.search(text) and wanted_table(text.strip()[2:-2], self._tables) is None:
                    self.texts.append((sheet, place))

    def by_names(self) -> Iterator[Slot]:
        """Yield the parts that named ranges ask for."""
        for name, (sheet, first, last) in self._book.names.items():
            extent = last[0] - first[0] + 1, last[1] - first[1] + 1
            wanted = wanted_by_name(name, extent, self._tables)
            if wanted is None:
                continue
            if extent != wanted.extent:
                words = N_("Error", "the range “{name}” has {own} cells, and the numbers need {needed}.")
                told = words.format(name=name, own=_extent_text(extent), needed=_extent_text(wanted.extent))
                raise self._error(sheet, first, told, N_("Error", "Make the range as large as the table."))
            yield Slot(sheet, first, last, wanted, is_named=True)

    def check_room(self, slots: Sequence[Slot]) -> None:
        """Refuse a part that would cover what the template holds, or another part."""
        for number, slot in enumerate(slots):
            others = (_met(slot, each.first, each.last) for each in slots[:number] if each.sheet == slot.sheet)
            place = self._obstacle(slot) or next(filter(None, others), None)
            if place is not None:
                title, needed = " × ".join(slot.wanted.names) or EVERYBODY, _extent_text(slot.wanted.extent)
                words = N_("Error", "“{table}” needs {needed} cells from there, and {place} is taken.")
                why = words.format(table=title, needed=needed, place=written_place(place))
                cure = N_("Error", "Make room below and to the right of it, or move it.")
                raise self._error(slot.sheet, slot.first, why, cure)

    def _slot(self, sheet: str, place: Place, wanted: WantedPart) -> Slot:
        rows, columns = wanted.extent
        last = place[0] + rows - 1, place[1] + columns - 1
        if last[0] > LAST[0] or last[1] > LAST[1]:
            why = N_("Error", "the table is larger than a sheet can be from there.")
            raise self._error(sheet, place, why, N_("Error", "Remove it, or move it up or to the left."))
        return Slot(sheet, place, last, wanted, is_named=False)

    def _check_words(self, words: str, sheet: str, place: Place) -> None:
        if words.strip().casefold() not in WORDS:
            why = N_("Error", "the release has no “{words}”.").format(words=words.strip())
            raise self._error(sheet, place, why, self.cure)

    def _obstacle(self, slot: Slot) -> Place | None:
        """Return the first cell of the template that the part must not cover; None if there is none."""
        cells = self._book.sheets[slot.sheet]
        heads = self._book.table_heads(slot.sheet)
        for place in cells.places():
            if _holds(slot, place):
                is_own = place == slot.first or slot.is_named
                is_head = any(_within(place, *head) for head in heads)
                if is_head or not (cells.is_empty(place) or is_own) or cells.has_formula(place):
                    return place
        return next(filter(None, (_met(slot, first, last) for first, last in cells.merged)), None)

    def _error(self, sheet: str, place: Place, why: Message, cure: Message) -> TemplateError:
        return TemplateError(str(self._file), f"{sheet}!{written_place(place)}", why, cure)


def _extent_text(extent: tuple[int, int]) -> str:
    return f"{extent[0]} × {extent[1]}"


def _met(slot: Slot, first: Place, last: Place) -> Place | None:
    """Return the first place that a slot shares with a range on its sheet; None if it shares none."""
    shared = max(slot.first[0], first[0]), max(slot.first[1], first[1])
    return shared if _holds(slot, shared) and _within(shared, first, last) else None


def _holds(slot: Slot, place: Place) -> bool:
    return _within(place, slot.first, slot.last)


def _within(place: Place, first: Place, last: Place) -> bool:
    return first[0] <= place[0] <= last[0] and first[1] <= place[1] <= last[1]
