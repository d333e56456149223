"""Tells rows that hold several persons side by side, by names such as Age1, Sex1, Age2 and Sex2."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.source import Problem
from core.words import N_, quoted

_KINDS = (
    words_of(
        """
        name firstname lastname surname fullname forename givenname familyname vorname nachname familienname
        nom prenom nombre apellido apellidos nome cognome sobrenome naam voornaam achternaam imie nazwisko
        jmeno prijmeni isim soyad nimi navn namn имя фамилия фио 氏名 姓名 이름
        """
    ),
    words_of("age alter edad eta idade leeftijd wiek vek alder ika kor eletkor yas возраст вік 年齢 年龄 나이"),
    words_of(
        """
        sex gender geschlecht sexe sexo genero sesso geslacht plec pohlavi kon kjønn sukupuoli nem cinsiyet пол стать
        性別 性别 성별
        """
    ),
    words_of(
        """
        dob birth birthday birthdate dateofbirth yearofbirth birthyear geburtsdatum geburtstag geburtsjahr naissance
        datenaissance anneenaissance nacimiento fechanacimiento nascita datadinascita annodinascita nascimento
        datanascimento geboortedatum geboortejaar dataurodzenia rokurodzenia datumnarozeni fødselsdato födelsedatum
        датарождения годрождения
        """
    ),
)
"""What describes a person: a name, an age, a sex, a birth; several names may be of one person."""
_PERSONS = words_of(
    """
    person persons pers p personne persona pessoa persoon osoba child kind enfant hijo figlio filho member mitglied
    membre miembro membro household haushalt hh participant teilnehmer participante patient pat respondent resp student
    pupil schuler eleve guest gast player spieler partner twin zwilling nr no de du des der del la
    """
)
"""Words for a person, which say nothing of what the column holds."""
_NUMBER = pattern_of(r"[0-9]+")
_MOST = 20
"""Persons of a row, at most."""
_SHOWN = 2
"""Columns of each name that are told."""
_MARKS = frozenset(("0", "1", "true", "false"))
"""What columns hold of which each is for one answer, as Sex1 and Sex2, Age1 and Age2 then are."""


def persons_beside(grid: Grid, rows: Sequence[Sequence[Cell]]) -> list[Problem]:
    """Return that each row may hold several persons: two things that describe one recur, numbered alike.

    Args:
        grid: the table.
        rows: its first records.
    """
    found = [places for places in _recurring(grid.said) if not _are_empty(places[1:], rows)]
    if len(found) < _SHOWN or _are_marks([place for places in found for place in places], rows):
        return []
    text = N_(
        "Source",
        "The names {names} recur, so that each row seems to hold several persons. If persons are to be counted, write "
        "each into a row of their own.",
    )
    names = [grid.said[place] for places in found[:_SHOWN] for place in places[:_SHOWN]]
    letters = tuple(grid.letter(place) for place in sorted(place for places in found for place in places))
    return [Problem(text.format(names=quoted(names)), columns=letters)]


def _recurring(said: Sequence[str]) -> list[list[int]]:
    """Return the places of each thing that recurs numbered as one of another kind is."""
    numbered: dict[tuple[int, str], list[tuple[int | None, int]]] = {}
    for place, name in enumerate(said):
        numbers = _NUMBER.findall(name)
        words = [word for word in in_words(name) if word not in _PERSONS] if len(numbers) < 2 else []
        stem = "".join(words)
        kind = next((at for at, each in enumerate(_KINDS) if stem in each), None)
        if kind is not None:
            numbered.setdefault((kind, stem), []).append((int(numbers[0]) if numbers else None, place))
    counts = {key: _counted([number for number, _ in each]) for key, each in numbered.items()}
    others = {key: {counts[each] for each in counts if each[0] != key[0]} for key in counts}
    return [
        [place for _, place in each] for key, each in numbered.items() if counts[key] and counts[key] in others[key]
    ]


def _counted(numbers: Sequence[int | None]) -> tuple[int, ...]:
    """Return the numbers of a name, in order, if they count on; the first one may go without, or all; else ()."""
    said = [number for number in numbers if number is not None]
    n_without = len(numbers) - len(said)
    if not said:
        said = [*range(1, n_without + 1)]
    elif n_without == 1:
        said = [min(said) - 1, *said]
    elif n_without:
        return ()
    said = sorted(said)
    return tuple(said) if 1 < len(said) <= _MOST and said in ([*range(len(said))], [*range(1, len(said) + 1)]) else ()


def _are_empty(places: Sequence[int], rows: Sequence[Sequence[Cell]]) -> bool:
    return all(is_blank(row[place]) for row in rows for place in places)


def _are_marks(places: Sequence[int], rows: Sequence[Sequence[Cell]]) -> bool:
    cells = {cell for place in places for cell in {row[place] for row in rows}}
    return {cell_text(cell).casefold() for cell in cells} - {""} <= _MARKS
