"""A workbook made of the owner's own template: its placeholders and named ranges filled with a release."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self

from core.errors.output_errors import StrangeTemplateError, UnwritableOutputError
from core.exports.exporter import Exporter, ExporterInfo
from core.exports.long_form import COUNT
from core.exports.quality_marks import MARK_MEANS, mark_of
from core.exports.statement_words import TOTAL, amounts, heading, hidden_notes, how_to_read_briefly, release_title
from core.exports.template.placeholders import (
    PLACEHOLDER,
    WORDS,
    TablePart,
    TableShape,
    WantedPart,
    wanted_by_name,
    wanted_table,
)
from core.exports.template.sheet_cells import Filled
from core.exports.template.sheet_scan import Place, written_place
from core.exports.template.slots import Slot, Slots, find_slots
from core.exports.template.template_book import TemplateBook
from core.release.crosstab import Crosstab, CrosstabCell, crosstab, shown_margin
from core.release.labels import with_told_labels
from core.release.quality_line import HIDDEN
from core.release.release import Release
from core.release.size import ReleaseSize
from core.words import N_, Tell


class TemplateFile(Exporter):
    """Fills a template; it is read once, so that what was checked before the charge is what is filled after it.

    Args:
        file: the template.

    Raises:
        StrangeTemplateError: if it is no workbook, such as one that is encrypted, or not there.
    """

    info = ExporterInfo(
        "xlsx",
        N_("Export", "Excel workbook"),
        N_("Export", "Your own workbook, with the tables filled in."),
        ".xlsx",
        is_folder=False,
    )
    seconds_a_number = 4e-5

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self._content = file.read_bytes()
            self._book = TemplateBook(self._content)
        except FileNotFoundError as error:
            why = N_("Error", "there is no such file in {folder}").format(folder=file.absolute().parent)
            cure = N_("Error", "Check the name and the folder.")
            raise StrangeTemplateError(file.name, why, cure) from error
        except OSError as error:
            cure = N_("Error", "Choose a file that you may read.")
            raise StrangeTemplateError(str(file), error.strerror or str(error), cure) from error
        except ValueError as error:
            why = N_("Error", "it is no Excel workbook (xlsx), or it is encrypted")
            raise StrangeTemplateError(str(file), why) from error

    @classmethod
    def to_fill(cls, file: Path, target: Path) -> Self:
        """Return what fills `file` and writes the result to `target`.

        Raises:
            UnwritableOutputError: if the name of `target` is that of another format.
            StrangeTemplateError: if `file` is not there, or no workbook.
        """
        if target.suffix.lower() != cls.info.suffix:
            why = N_("Error", "a template makes a workbook")
            raise UnwritableOutputError(str(target), why, N_("Error", "Choose a name that ends in .xlsx."))
        return cls(file)

    def bytes(self, size: ReleaseSize) -> int:
        """Return the estimated bytes: the template, and its cells with numbers."""
        return len(self._content) + super().bytes(size)

    def check(self, size: ReleaseSize, file: str) -> None:  # noqa: ARG002  the fault is in the template, not in the target
        """Refuse a release that the template has no room for, or a placeholder for what is not released."""
        find_slots(self._book, shapes_of(size), self.file)

    def notes(self, release: Release | ReleaseSize) -> tuple[str, ...]:
        """Return sentences on what stays out: tables without a place, what is no cell, texts that the owner lacks."""
        tables = _shapes(release) if isinstance(release, Release) else shapes_of(release)
        slots = find_slots(self._book, tables, self.file)
        placed = {slot.wanted.number for slot in slots.parts}
        left = [" × ".join(table.names) for number, table in enumerate(tables) if number not in placed]
        words = N_("Export", "The template has no place for: {tables}.")
        notes = (words.format(tables=", ".join(left)),) if left else ()
        notes = (*notes, *self._unfilled(tables))
        if isinstance(release, Release):
            return (*notes, *self._empty_texts(slots, _texts(release, str)))
        return notes

    def write(self, release: Release, target: Path, tell: Tell = str) -> None:
        """Fill all placeholders; labels and texts are in the language of `tell`."""
        slots = find_slots(self._book, _shapes(release), self.file)
        said, cells = with_told_labels(release, tell), dict[str, dict[Place, Filled]]()
        for slot in slots.parts:
            cells.setdefault(slot.sheet, {}).update(_cells(slot, said, tell))
        texts = _texts(release, tell)
        for sheet, place in slots.texts:
            own = self._book.sheets[sheet].text(place)
            filled = PLACEHOLDER.sub(lambda found: texts[found[1].strip().casefold()], own)
            cells.setdefault(sheet, {})[place] = Filled(filled)
        with target.open("xb") as file:
            file.write(self._book.filled(cells))

    def _unfilled(self, tables: Sequence[TableShape]) -> Iterator[str]:
        """Yield a sentence for what asks for a text or a table, but is no cell, so that it stays as it is."""
        for words in dict.fromkeys(self._book.placeholders_elsewhere()):
            if words.strip().casefold() in WORDS or wanted_table(words, tables):
                note = N_(
                    "Export",
                    "“{placeholder}” stands in a formula, a page header, a chart, a text box or a comment. It stays "
                    "there: only cells are filled in.",
                )
                yield note.format(placeholder="{{" + words + "}}")
        lost = N_("Export", "The range “{name}” of the template is not filled in: it is no block of cells.")
        for name in self._book.names_of_nothing:
            if wanted_by_name(name, (1, 1), tables):
                yield lost.format(name=name)

    def _empty_texts(self, slots: Slots, texts: Mapping[str, str]) -> Iterator[str]:
        for sheet, place in slots.texts:
            for words in PLACEHOLDER.findall(self._book.sheets[sheet].text(place)):
                if not texts[words.strip().casefold()]:
                    note = N_("Export", "{place} of the template stays without “{text}”: the plan does not say it.")
                    yield note.format(place=f"{sheet}!{written_place(place)}", text=words.strip())


def shapes_of(size: ReleaseSize) -> tuple[TableShape, ...]:
    """Return the tables of a release that is only planned."""
    sizes = {attribute.name: attribute.size for attribute in size.attributes}
    return tuple(TableShape(table.names, tuple(sizes[name] for name in table.names)) for table in size.tables)


def _shapes(release: Release) -> tuple[TableShape, ...]:
    return tuple(TableShape(table.published.names, table.published.values.shape) for table in release.tables)


def _texts(release: Release, tell: Tell) -> dict[str, str]:
    """Return the texts that a template may ask for."""
    statement, said = release.statement, release.statement.publication
    read = " ".join(map(tell, (*how_to_read_briefly(statement), MARK_MEANS, *hidden_notes(release))))
    texts = (
        tell(release_title(statement)),
        tell(heading(statement, statement.claim)),
        read,
        said.counts,
        said.period,
        said.source,
        said.contact,
        "\n".join(said.notes),
        tell(amounts(statement)),
        statement.date[:10],
    )
    return dict(zip(WORDS, texts, strict=True))


def _cells(slot: Slot, release: Release, tell: Tell) -> Iterator[tuple[Place, Filled]]:
    """Yield the cells of one part of a table."""
    wanted, (top, left) = slot.wanted, slot.first
    table = release.tables[wanted.number]
    cross = crosstab(table, wanted.across, wanted.down)
    if wanted.part is TablePart.WHOLE:
        for place, label in _labels(cross, tell):
            yield (top + place[0], left + place[1]), Filled(label)
        top, left = top + 1, left + len(wanted.down)
    rows, columns = wanted.body
    for row in range(rows):
        for column in range(columns):
            content = _content(cross.cell(row, column), wanted, tell)
            yield (top + row, left + column), Filled(content, like=None if slot.is_named else slot.first)


def _content(cell: CrosstabCell, wanted: WantedPart, tell: Tell) -> float | str:
    if wanted.part is TablePart.MARGINS:
        return shown_margin(cell.half_width)
    if wanted.part is TablePart.MARKS:
        return tell(mark_of(cell.shown, cell.half_width))
    return HIDDEN if cell.shown is None else cell.shown


def _labels(cross: Crosstab, tell: Tell) -> Iterator[tuple[Place, str]]:
    """Yield the labels above and beside the numbers, with their places from the first cell."""
    deep = len(cross.row_names)
    columns = [labels[0] for labels in cross.column_labels] + [tell(TOTAL)] if cross.column_names else [tell(COUNT)]
    yield from (((0, place), name) for place, name in enumerate(cross.row_names))
    yield from (((0, deep + place), label) for place, label in enumerate(columns))
    lines: Sequence[tuple[str, ...]] = (*cross.row_labels, (tell(TOTAL), *[""] * (deep - 1))) if deep else ()
    for row, labels in enumerate(lines, start=1):
        yield from (((row, place), label) for place, label in enumerate(labels))
