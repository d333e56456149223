"""Whether a column that is named after persons has a few of them, each in many rows, as studies over time have."""

from __future__ import annotations

import re
from math import sqrt

from core.data.column_values import MANY_ROWS, Values, are_most, is_full_name
from core.data.describing_names import in_words, says_description, words_of
from core.data.first_names import are_first_names
from core.patterns import pattern_of

LEAST_CODED, LEAST_NUMBERED, LEAST_NAMED = 3, 4, 5
"""Distinct codes such as P01, bare numbers, and names, from which they are persons; fewer are kinds of persons."""
_EVEN = 0.9
"""Evenness of the rows of persons who are seen equally often; kinds of persons are less even."""
_LONG = 4
"""Letters and digits of codes that have equally many, as those on badges, at least."""
_OWN_NAME = pattern_of(
    r"(?:first|last|given|family|full|middle|fore|sur)[\s_-]?names?\b|(?:vor|nach|familien)namen?\b|\bprénoms?\b"
    r"|\bprenoms?\b|\bapellidos?\b|\bcognome\b|\bnazwisko\b|\bimię\b|\bpříjmení\b|\bsoyadı?\b|фамилия|отчество|姓名|氏名",
    re.IGNORECASE,
)
_PLACE = pattern_of(r"://|^www\.|^(?:[a-z]:)?[\\/]\w|[\\/].*\.[a-z]{2,4}$", re.IGNORECASE)
"""An address or a path, such as https://a.org/surnames; “first name/surname” is none."""
_CODE = pattern_of(r"(?P<letters>[^\W\d_]{0,4})[ ._-]?[0-9]{1,6}")
_INITIALS = pattern_of(r"(?:[^\W\d_]\. ?){2,3}")
"""With stops: A.M., which no kind of persons has."""
_KINDS = frozenset({"typ", "type", "kat", "cat", "grp", "stuf", "art", "tier"})
"""Letters before a number that make it one of a kind."""
_CARRIED = words_of(
    """
    card cards badge chip fob keyfob transponder token wristband armband bracelet locker bib dossard startnummer startnr
    karte karten kartennr kartennummer ausweis ausweisnr ausweisnummer chipnr chipnummer badgenr badgenummer
    dienstausweis hausausweis werksausweis mitgliedskarte kundenkarte patientenkarte schliessfach spind
    carte tarjeta tessera cartao kort pas passnummer
    """
)
"""Things with a code that a person carries, or is given alone."""
_WHO = words_of(
    """
    who wer qui quien kto hvem vem kuka child kid baby infant toddler enfant bebe nino nina hijo hija bambino bambina
    filho filha dziecko dite barn barnet lapsi gyermek cocuk ребенок runner laufer lauferin player spieler spielerin
    joueur jugador giocatore guest gast author autor auteur
    """
)
"""Words for one person that also stand for things that are counted or rated, so that the values have to tell."""
_BESIDE = words_of("no nr id num number nummer code the staff employee member mitarbeiter personal")
_HOUSEHOLDS = words_of(
    "household haushalt menage hogar huishouden agregado famiglia familia talous husholdning hushall hh"
)
_LARGEST, _SIZE, _ROWS_OF_A_SIZE = 20, pattern_of(r"([0-9]{1,2})(?:\.0)?"), 8
"""Persons of a household, at most; how they are written; and rows of one size, at least: no household has so many."""
_ALSO_GERMAN = ["kind"]
"""A child in German, a sort in English: only first names below it are persons."""


def are_own_names(header: str, values: Values) -> bool:
    """Return whether the column is called a first name or a surname, and has words: these name persons, however few."""
    is_named = _OWN_NAME.search(header) is not None and values.n_distinct >= LEAST_CODED
    if is_named and _PLACE.search(header):
        return False  # the address or the file of something, not what it holds
    return is_named and are_most(values, lambda text: not any(map(str.isdecimal, text)))


def are_few_by_name(header: str, values: Values) -> bool:
    """Return whether the name may be that of persons, and the values tell: codes of cards, or first names, recur."""
    if values.n_distinct < LEAST_CODED or not 2 <= values.rows_each < MANY_ROWS:
        return False
    words = in_words(header)
    if (words == _ALSO_GERMAN or not says_description(header, frozenset(words))) and are_first_names(values):
        return True
    if _says_only(words, _CARRIED):
        return are_most(values, lambda text: any(map(str.isdecimal, text))) and are_few_persons(values)
    return _says_only(words, _WHO) and not all(map(str.isdecimal, values.times)) and are_few_persons(values)


def _says_only(words: list[str], which: frozenset[str]) -> bool:
    return not which.isdisjoint(words) and which | _BESIDE >= {*words}


def are_sizes(header: str, values: Values) -> bool:
    """Return whether small numbers below the name of a household are how many live in it: so many differ by chance."""
    words = words_of(header)
    if not (words and values.times and words <= _HOUSEHOLDS) or values.rows_each < _ROWS_OF_A_SIZE:
        return False
    sizes = [_SIZE.fullmatch(text) for text in values.times]
    are_small = all(size is not None and int(size[1]) <= _LARGEST for size in sizes)
    return are_small and max(values.times.values()) - min(values.times.values()) > sqrt(values.rows_each)


def are_few_persons(values: Values) -> bool:
    """Return whether the values are codes of persons, or are spread as evenly as persons are seen."""
    if values.n_distinct < LEAST_CODED or not 2 <= values.rows_each < MANY_ROWS:
        return False
    found = [_CODE.fullmatch(text) for text in values.times]
    letters = {code["letters"].casefold() for code in found if code}
    if all(found) and len(letters) == 1:
        is_coded = letters != {""} and letters.isdisjoint(_KINDS)
        return is_coded or (letters == {""} and values.n_distinct >= LEAST_NUMBERED and values.evenness >= _EVEN)
    if are_most(values, lambda text: len(text) >= _LONG and any(map(str.isdecimal, text))):
        return len({*map(len, values.times)}) == 1
    if values.n_distinct >= LEAST_NAMED and are_most(values, lambda text: _INITIALS.fullmatch(text) is not None):
        return True
    are_names = are_most(values, lambda text: text.isalpha() or is_full_name(text))
    return are_names and values.n_distinct >= LEAST_NAMED and values.evenness >= _EVEN
