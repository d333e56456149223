"""Tells of persons who may not count, by what stands beside their names: (left), †, withdrawn, storniert."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell
from core.patterns import pattern_of
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.person_columns import PersonColumn
from core.sources.source import Chunk, Problem
from core.words import N_, quoted

SURE = words_of(
    """
    withdrawn withdrew cancelled canceled deceased decd resigned voided deleted expelled inactive unsubscribed
    deregistered unenrolled disenrolled dropout
    ausgetreten ausgeschieden verstorben verst gestorben storno storniert stornierung abgemeldet gekundigt gekuendigt
    geloscht geloescht gestrichen zuruckgezogen zurueckgezogen abgesagt inaktiv ungultig ungueltig verzogen weggezogen
    exmatrikuliert abgegangen entfallt
    annule annulee decede decedee demissionnaire demission demissionne radie radiee supprime supprimee desiste desistee
    desistement exclu exclue resilie resiliee desinscrit desinscrite
    anulado anulada cancelado cancelada fallecido fallecida eliminado eliminada difunto difunta
    annullato annullata deceduto deceduta ritirato ritirata cancellato cancellata dimissionario defunto
    falecido falecida desistiu desistente
    overleden uitgeschreven geannuleerd opgezegd afgemeld vervallen vertrokken uitgetreden
    zmarł zmarła zmarły wypisany wypisana anulowano anulowany anulowana rezygnacja zrezygnował zrezygnowała skreślony
    skreślona wykreślony wykreślona zemřel zemřela zrušeno vyřazen vyřazena odhlášen odhlášena stornováno zesnulý
    avliden avregistrerad utträdd makulerad avbokad avanmäld udmeldt utmeldt annulleret annullert afmeldt avmeldt
    afdød avdød kuollut eronnut peruttu peruutettu poistettu elhunyt törölt kilépett meghalt
    decedat decedată anulat anulată iptal ayrıldı
    выбыл выбыла умер умерла отменено отчислен отчислена аннулировано απεβιωσε αποχωρησε ακυρωθηκε
    """
)
"""Words that no person is called by."""
_LIKELY = words_of(
    """
    left died dead void removed excluded dropped moved former ex duplicate tot austritt weg raus doppelt doppelte
    parti partie sorti sortie mort morte retire retiree doublon baja muerto muerta retirado retirada duplicado duplicada
    uscito uscita morto morta saiu obito saida dood död død muerte
    """
)
"""Words that may also be names: they tell something in brackets, or in small letters at the end."""
_BESIDE = words_of(
    """
    on in since at out away the of has was to from by member early course class school club group year
    am im seit zum nach aus mitglied der die das dem le la les en du de depuis membre el al desde socio nel dal il
    jan feb mar apr may jun jul aug sep oct nov dec
    """
)
"""What may stand in the brackets beside these."""
_CROSSES = ("†", "✝", "☨")
_PARTS = pattern_of(r"[(\[{]([^)\]}]*)|(?:\s[-–—]|[,;/:])\s*([^,;/:()]*)$|\s([^\W\d_]+)$")
"""What is in brackets, or is the last part or word."""
_WORD = pattern_of(r"[^\W\d_]+")
_SHOWN, _RARE, _LIKELY_ROWS = 3, 3, 2
"""Words that are told; for how many rows one is such, at most; and rows of words that may be names, at least."""


def status_remarks(top: Chunk, columns: Sequence[PersonColumn]) -> list[Problem]:
    """Return that rows may not count, as what stands beside a name says.

    Args:
        top: the first records.
        columns: the columns of names.
    """
    marks: dict[int, str] = {}
    sure: set[int] = set()
    for column in columns:
        told = {cell: mark for cell in _marked(column) if (mark := _mark(cell))}
        at_such = {at: told[cell] for at, cell in enumerate(column.cells) if isinstance(cell, str) and cell in told}
        if len(at_such) * _RARE <= len(column.cells):
            marks = at_such | marks
            sure |= {at for at, mark in at_such.items() if mark in _CROSSES or _plain(mark) in SURE}
    if not sure and len(marks) < _LIKELY_ROWS:
        return []
    words = N_(
        "Source",
        "{n:,} rows may not count, as they have {words} beside a name or number: rows {rows}. Delete them in "
        "the file if so.",
        "Row {row} may not count, as it has {words} beside a name or number. Delete it in the file if so.",
        1,
    )
    found = FoundRows()
    found.add([top.numbers[at] for at in sorted(marks)])
    shown = quoted([*dict.fromkeys(marks[at] for at in sorted(marks))][:_SHOWN])
    return [Problem(words.format(n=found.n, row=found.first, rows=found.listed, words=shown), found.first)]


def _marked(column: PersonColumn) -> set[str]:
    """Return the cells that may have such a word: nearly all columns have none."""
    texts: set[str] = {cell for cell in {*column.cells} if isinstance(cell, str)}
    if not column.words.isdisjoint(SURE | _LIKELY):
        return texts
    return {text for text in texts if any(cross in text for cross in _CROSSES)}


def _mark(cell: Cell) -> str:
    """Return the word beside a name that says that somebody may not count, as it is written; "" if there is none."""
    text = str(cell).strip()
    sure = [word for word in _WORD.findall(text) if _plain(word) in SURE]
    sure += [cross for cross in _CROSSES if cross in text]
    return next(iter(sure), "") or next(_likely(text), "")


def _likely(text: str) -> Iterator[str]:
    """Yield the words of a part of a text that may say so, of parts in which all other words may stand beside them."""
    for within, last, word in _PARTS.findall(text):
        part = within or last or word
        words = {each: _plain(each) for each in _WORD.findall(part)}
        is_written_so = bool(within) or part[:1].islower()
        if is_written_so and {*words.values()} <= _LIKELY | _BESIDE:
            yield from (each for each, plain in words.items() if plain in _LIKELY)


def _plain(word: str) -> str:
    return "".join(in_words(word))
