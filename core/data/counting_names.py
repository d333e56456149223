"""Recognise columns that count persons or things, as the employees of firms: they look like numbers of persons."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt

from core.data.column_values import Values, are_round, is_even
from core.data.describing_names import in_words, words_of
from core.data.heaped_numbers import fill_their_range
from core.domain.attribute import Kind
from core.patterns import pattern_of

_COUNTS = words_of(
    """
    count counts headcount population workforce personnel fte ftes vze vzae anzahl zahl effectif effectifs aantal
    quantity quantidade quantita cantidad liczba ilosc zatrudnienie pocet antal antall lukumaara letszam stevilo
    skaicius skaits sayisi plantilla organico bevolkerung bevolking befolkning vaesto nepesseg lakossag populacja
    ludnosc obyvatelstvo popolazione poblacion populacao nufus
    nb nbr nbre anz sayısı nufusu enrolled enrollment enrolment attendance asukasluku maara szama skaita
    число численность количество кол население штат πληθος πληθυσμος عدد 人口
    """
)
"""Words that say that something is counted."""

_OPEN = words_of("contributions commits downloads stars forks followers clicks views")
"""What a few have a hundred times as often as most, so that the greatest number of all is no code."""
_MANY = words_of(
    """
    people patients persons staff personal crew stock ew
    patienten versicherte versicherten kunden schuler schueler studierende mitarbeiter teilnehmer probanden bewohner
    einwohner burger buerger beschaftigte beschaeftigte nutzer benutzer lehrer lehrkrafte arzte betten platze pfleger
    angestellte personen haushalte gaste besucher mitglieder kinder falle erkrankte fahrzeuge mitarbeitende belegung
    dipendenti studenti alunni pazienti medici letti posti abitanti soci iscritti clienti utenti insegnanti docenti
    addetti occupati
    volontari angajati locuitori elevi zaposleni zaposlenih ucenici ucenika stanovnici stanovnika ucenci ucencev
    pracownicy pracownikow uczniowie uczniow pacjenci pacjentow nauczyciele nauczycieli łozka łozek klienci klientow
    mieszkancy mieszkancow studentow osob osoby
    zaci zaku pacienti pacientu zamestnanci zamestnancu ucitele ucitelu luzka luzek obyvatel obyvatele klienti klientu
    studentu pracovnici pracovniku ziaci ziakov zamestnancov pacientov
    patienter personer elever anstallda larare kunder invanare ansatte senge indbyggere innbyggere leerlingen klanten
    bedden
    leraren studenten potilaat oppilaat oppilaita tyontekijat asiakkaat betegek tanulok dolgozok lakosok hastalar
    ogrenciler calisanlar
    сотрудники сотрудников работники работников пациенты пациентов ученики учеников студенты студентов учителя
    учителеи клиенты клиентов коики коек жители жителеи люди
    ασθενεις εργαζομενοι μαθητες υπαλληλοι κατοικοι πελατες κλινες ασθενων εργαζομενων μαθητων
    υπαλληλων κατοικων πελατων κλινων
    """
)
"""Names of many: they head counts, and sometimes the numbers of persons themselves."""

_ALSO_ONE = words_of("lehrer pfleger besucher arbeiter fahrer spieler")
_PLURAL = pattern_of(
    r"[a-z]{2,}[^\W\dsui]s|[a-z]*(?:innen|ungen|personen|mitglieder|kinder|krafte|stellen|platze|betten)"
)
"""A plural of many languages, as in teachers or lits; basis, status and class are none."""
_SINGULAR = words_of("alias atlas canvas chaos kurs lens cours corps codes keys refs nums")
_NUMBER_OF = pattern_of(r"(?:n|no|nr|num|number|nombre|numero) (?:(?:of|de|di|von|der) )?([^\W\d_]+)")
"""The number of patients is a count; that of a patient is none."""
_NUMBER_OF_ONE = pattern_of(
    r"(?:n|no|nr|num|number)_? ?(?:of )?(?:employee|worker|staff|student|pupil|patient|member|child|person|resident)"
)
_LARGEST_COUNT, _UNEVEN = 999, 1 / 3
"""The most of such a count, and evenness below which numbers are counts: those of persons have as many rows."""
_TALLY = pattern_of("[^0-9]+[数數]")
"""A number of persons in Chinese and Japanese, as their last sign says."""

_FULL = 0.97
"""Share of a range that numbers of persons fill, at least: counts leave out more by chance."""
_MOST_LACKING = 0.1
"""Share of a range that may lack where the rest is the numbers of persons."""
_LEAST_RUNNING, _LEAST_SEEN_ONCE = 13, 20
"""Distinct numbers from which they are running ones: those that repeat, and those that hardly do."""
_LEAST_HIGH, _CODES = 10, 77
"""The most of small counts, at least, and from which it rather is a code of “no answer”."""
_DIGITS = 2
"""Of a small count, at most."""
_LARGE, _LEAST_DIGITS = 1000, 5
"""Numbers from which those that repeat evenly are persons', and digits of those that are drawn."""


def says_count(header: str) -> bool:
    """Return whether the name says that something is counted."""
    words = in_words(header)
    told = _NUMBER_OF.fullmatch(" ".join(words))
    is_counted = "id" not in words and (not _COUNTS.isdisjoint(words) or any(map(_TALLY.fullmatch, words)))
    if words[-1:] == ["n"] and len(words) > 1:
        is_counted = is_counted or _is_many(words[-2])
    return words == ["n"] or is_counted or (told is not None and _is_many(told[1]))


def says_open_count(header: str) -> bool:
    """Return whether the name says that numbers count what is done or had without end, as downloads."""
    return not _OPEN.isdisjoint(in_words(header))


def says_persons(header: str) -> bool:
    """Return whether the name of many is that of one person, too."""
    return not _ALSO_ONE.isdisjoint(in_words(header))


def says_many(header: str) -> bool:
    """Return whether the name is one of many, which heads counts of them or the numbers of each."""
    words = in_words(header)
    return bool(words) and (not _MANY.isdisjoint(words) or _is_many(words[-1]))


def are_few_counts(header: str, values: Values) -> bool:
    """Return whether a few small numbers say how many there are, as below “Number of people”, or “Persons”.

    Below the name of many alone, persons one below another would begin in the order of their numbers.
    """
    if not values.are_whole:
        return False
    if _counts_ones(header, values):
        return True
    if values.kind is not Kind.CATEGORIES:
        return False
    numbers = [int(text) for text in values.times if text.isdecimal() and len(text) <= _DIGITS]
    if len(numbers) < values.n_distinct:
        return False
    return says_count(header) or (says_many(header) and not says_persons(header) and numbers != sorted(numbers))


def _counts_ones(header: str, values: Values) -> bool:
    """Return whether numbers below “num_employee” count: they begin with none or one, and small ones prevail."""
    if _NUMBER_OF_ONE.fullmatch(" ".join(in_words(header))) is None or not all(map(str.isdecimal, values.times)):
        return False
    numbers = {int(text): times for text, times in values.times.items() if len(text) <= _LEAST_DIGITS}
    if not numbers or min(numbers) > 1 or max(numbers) > _LARGEST_COUNT or len(numbers) < values.n_distinct:
        return False
    usual = max(numbers, key=lambda number: numbers[number])
    return values.evenness < _UNEVEN and usual <= min(numbers) + 1


def leave_holes(header: str, times: Mapping[float, int]) -> bool:
    """Return whether small counts leave out many between, as visits do: next year somebody has one of these.

    A list of them would refuse that row, and name the only person with the most.
    """
    if not times or not are_small_counts(header, low := min(times), high := max(times)):
        return False
    usual = max(times, key=lambda number: times[number])
    return usual <= 1 and all(map(float.is_integer, times)) and 2 * (high - low + 1) >= 3 * len(times)


def are_small_counts(header: str, low: float, high: float) -> bool:
    """Return whether numbers between two are small counts by their name, beginning with none or one."""
    return low in (0, 1) and _LEAST_HIGH <= high < _CODES and (says_count(header) or says_many(header))


def number_each(values: Values, *, are_persons: bool) -> bool:
    """Return whether whole numbers below the name of many are those of each, and no counts.

    Those of each are running ones, ones drawn of as many digits, or ones that repeat evenly: large ones, or far fewer
    than counts would be by chance.

    Args:
        values: of the column.
        are_persons: whether the name may be that of a column of persons, as patients and no beds; then few may lack.
    """
    n_distinct, span = values.n_distinct, values.high - values.low + 1
    if n_distinct >= 0.9 * values.n_compared:
        numbers = sorted(map(int, filter(str.isdecimal, values.times)))
        if n_distinct < _LEAST_SEEN_ONCE or len(numbers) < n_distinct:
            return False
        return span < 2 * n_distinct or (values.low >= 10 ** (_LEAST_DIGITS - 1) and fill_their_range(numbers))
    if n_distinct >= (_FULL if are_persons else 1) * span or (are_persons and _lack_few(values, span)):
        return n_distinct >= _LEAST_RUNNING
    if n_distinct < _LEAST_SEEN_ONCE or are_round(values) or not is_even(values):
        return False
    by_chance = span * (1 - (1 - 1 / span) ** sum(values.times.values()))
    return (values.high >= _LARGE and values.rows_each > 1.2) or (values.rows_each > 2 and 2 * n_distinct < by_chance)


def _lack_few(values: Values, span: float) -> bool:
    """Return whether some of a range are not there, but other than by chance: those who left, or never came."""
    n_each = sum(values.times.values()) / span
    share = exp(-n_each)  # of a Poisson law
    deviation = sqrt(span * share * (1 - (1 + n_each) * share))
    lacking = span - values.n_distinct
    return lacking <= _MOST_LACKING * span and abs(lacking - span * share) > 2 * deviation


def _is_many(word: str) -> bool:
    return word in _MANY or (word not in _SINGULAR and _PLURAL.fullmatch(word) is not None)
