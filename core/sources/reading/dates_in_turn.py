"""Tells of rows in which something ends before it begins, as where a date was mistyped or two were exchanged."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from core.data.column_cells import columns_of
from core.data.describing_names import in_words, words_of
from core.data.personal_traits import BIRTH, trait_of
from core.data.raw_cells import Cell
from core.data.written_dates import dates_in
from core.sources.reading.found_rows import FoundRows
from core.sources.reading.grid import Grid
from core.sources.source import Chunk, Problem
from core.words import N_

_BEGINS = words_of(
    """
    admission admitted admit arrival start started begin beginning began from since onset entry intake joined hired hire
    enrolment enrollment enrolled opened checkin
    aufnahme aufnahmedatum aufgenommen beginn eintritt eintrittsdatum von start startdatum anfang ankunft anreise
    einstellung zugang debut entree arrivee ouverture embauche ingreso inicio comienzo apertura inizio ricovero ingresso
    assunzione admissao início przyjecie przyjęcie przyjęcia początek opname opnamedatum begindatum instroom
    inskrivning inskrivningsdatum indlæggelse innleggelse startdato начало поступления поступление yatis baslangic
    """
)
_ENDS = words_of(
    """
    discharge discharged dismissal departure end ended ending to until till exit left closed leaving checkout finish
    finished death died deceased termination terminated
    entlassung entlassungsdatum entlassen ende enddatum austritt austrittsdatum bis abgang abreise todesdatum tod
    gestorben verstorben fin sortie depart cloture deces egreso salida cierre fallecimiento defuncion fine dimissione
    uscita cessazione decesso saida fim obito wypis wypisu koniec zakończenie zakończenia zgonu ontslag ontslagdatum
    einde einddatum overlijden utskrivning utskrivningsdatum slut slutdatum udskrivelse utskrivelse slutt sluttdato
    окончание конец выписка выписки cikis taburcu bitis
    """
)
_LEAST, _RARE = 12, 10
"""Rows with both dates, at least; and for how many of them one is the other way round, at most."""
_LOOKED_AT = 8
"""Cells of which one is a date where a column has dates."""

_Days = tuple[date | None, date | None]


def dates_in_turn(grid: Grid, top: Chunk) -> list[Problem]:
    """Return that in some rows a date that ends something is before the one that begins it.

    Args:
        grid: the table.
        top: its first records.
    """
    columns = columns_of(top.rows)
    words = [(place, in_words(name)) for place, name in enumerate(grid.said[: len(columns)])]
    ends = {place: columns[place] for place, said in words if _ENDS & {*said} and _has_dates(columns[place])}
    begins = {place: columns[place] for place, said in words if ends and _is_begin(said) and _has_dates(columns[place])}
    pairs = ((one, other) for one in begins for other in ends if one != other)
    return [each for one, other in pairs for each in _told(grid, top, (one, other), _turned(begins[one], ends[other]))]


def _is_begin(said: Sequence[str]) -> bool:
    return bool(_BEGINS & {*said}) or any(trait_of(word) == BIRTH for word in said)


def _has_dates(column: Sequence[Cell]) -> bool:
    cells = [cell for cell in dict.fromkeys(column) if cell][:_LOOKED_AT]
    return any(dates_in(cell) != (None, None) for cell in cells)


def _turned(begins: Sequence[Cell], ends: Sequence[Cell]) -> list[int]:
    """Return the places of the few rows that end before they begin, in either order of day and month."""
    days = {cell: dates_in(cell) for cell in {*begins, *ends}}
    pairs = [(at, days[one], days[other]) for at, (one, other) in enumerate(zip(begins, ends, strict=True))]
    both = [each for each in pairs if (None, None) not in each]
    turned = [at for at, one, other in both if _is_turned(one, other)]
    return turned if len(both) >= _LEAST and len(turned) * _RARE <= len(both) else []


def _is_turned(begin: _Days, end: _Days) -> bool:
    known = [(one, other) for one, other in zip(begin, end, strict=True) if one is not None and other is not None]
    return bool(known) and all(other < one for one, other in known)


def _told(grid: Grid, top: Chunk, places: tuple[int, int], rows: Sequence[int]) -> list[Problem]:
    if not rows:
        return []
    words = N_(
        "Source",
        "In {n:,} rows, “{end}” is before “{begin}”: rows {rows}. Put the dates right in the file if they are "
        "mistyped or exchanged.",
        "In row {row}, “{end}” is before “{begin}”. Put the dates right in the file if they are mistyped or exchanged.",
        1,
    )
    found = FoundRows()
    found.add([top.numbers[at] for at in rows])
    begin, end = (grid.headers[place] for place in places)
    text = words.format(n=found.n, row=found.first, rows=found.listed, begin=begin, end=end)
    return [Problem(text, found.first, tuple(map(grid.letter, places)))]
