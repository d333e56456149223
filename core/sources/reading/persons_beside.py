"""Tells rows that hold several persons side by side, by names such as Age1, Sex1, Age2 and Sex2."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from core.data.counted_rows import says_occasion
from core.data.describing_names import in_words, words_of
from core.data.group_names import GroupRole, role_of
from core.data.personal_traits import PERSONS, is_inborn, trait_of
from core.data.raw_cells import Cell, cell_text, is_blank
from core.patterns import pattern_of
from core.sources.reading.grid import Grid
from core.sources.reading.persons_by_role import by_role
from core.sources.source import Problem
from core.words import N_, quoted

_NUMBER = pattern_of(r"[0-9]+")
_MOST = 20
"""Persons of a row, at most."""
_LETTERS = "abcd"
"""What persons go by in place of numbers, as Twin A and Twin B."""
_ONE_PERSON = words_of(
    """
    person personne persona pessoa persoon osoba child enfant hijo figlio filho patient pupil player spieler twin
    zwilling guest gast
    """
)
"""Words whose number is that of a person, and not that of a question or a visit."""
_P = "p"
"""Short for a person, where a trait stands beside it: p1_name, p1_rank; it may be a period, or a part."""
_NUMBERED = pattern_of(r"[^\W\d_]+[ _.-]?[0-9]")
_LEAST_LETTERS = 2
"""Letters of a word for a person whom no list has, as alter or sib; one letter may be a wave, or a question."""
_ROUNDS = words_of("time phase round followup fu baseline survey tp item question frage block part teil grade test")
"""Numbered words beside which the traits of one person stand several times."""
_CONTACTS = words_of(
    """
    address addr street phone tel telephone telefon mail email fax line zeile adresse anschrift strasse ort city zip plz
    postcode title titel
    """
)
"""What one person has several of, written below each other."""
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
    text = N_(
        "Source",
        "The names {names} recur, so that each row seems to hold several persons. If persons are to be counted, write "
        "each into a row of their own.",
    )
    if len(found) < _SHOWN:
        found = by_role(grid.said)
        text = N_(
            "Source",
            "The columns {names} seem to describe two persons, so that each row holds several persons. If persons "
            "are to be counted, write each into a row of their own.",
        )
    if len(found) < _SHOWN or _are_marks([place for places in found for place in places], rows):
        return []
    names = [grid.said[place] for places in found[:_SHOWN] for place in places[:_SHOWN]]
    letters = tuple(grid.letter(place) for place in sorted(place for places in found for place in places))
    return [Problem(text.format(names=quoted(names)), columns=letters)]


def _recurring(said: Sequence[str]) -> list[list[int]]:
    """Return the places of each thing that recurs numbered as another is, where these are of several persons."""
    numbered: dict[tuple[int | None, str], list[tuple[int | None, int]]] = {}
    of_person: set[str] = set()
    of_p: set[str] = set()
    for place, name in enumerate(said):
        number, words = _numbered(name)
        stem = "".join(word for word in words if word not in PERSONS)
        if stem and _CONTACTS.isdisjoint(words):
            trait = trait_of(stem)
            trait = _trait_beside(name, words) if trait is None and number is not None else trait
            numbered.setdefault((trait, stem), []).append((number, place))
            of_person |= {stem} if number is not None and not _ONE_PERSON.isdisjoint(words) else set()
            of_p |= {stem} if number is not None and _P in words else set()
    alike: dict[tuple[int, ...], list[tuple[int | None, str]]] = {}
    for key, each in numbered.items():
        alike.setdefault(_counted([number for number, _ in each]), []).append(key)
    alike.pop((), None)
    kept = [_of_persons(keys, numbered, of_person, of_p) for keys in alike.values() if len(keys) > 1]
    return [[place for _, place in numbered[key]] for keys in kept for key in keys]


def _of_persons(
    keys: Sequence[tuple[int | None, str]],
    numbered: Mapping[tuple[int | None, str], Sequence[tuple[int | None, int]]],
    of_person: Collection[str],
    of_p: Collection[str],
) -> list[tuple[int | None, str]]:
    """Return those that are of several persons, of things that are numbered alike: two traits, or one and others."""
    traits = {trait for trait, _ in keys if trait is not None}
    if len(traits) > 1:
        return [key for key in keys if key[0] is not None]
    told = [key for key in keys if key[1] in of_person] or [key for key in keys if traits and key[1] in of_p]
    if len(told) > 1:
        return told
    if all(number is None for key in keys for number, _ in numbered[key]):
        are_beside = bool(traits) and _are_blocks([[place for _, place in numbered[key]] for key in keys])
        return [*keys] if are_beside else []
    return [*keys] if any(map(is_inborn, traits)) else []


def _are_blocks(places: Sequence[Sequence[int]]) -> bool:
    """Return whether columns of equal names recur all together, side by side, as tables beside each other do."""
    shifts = {tuple(place - each[0] for place in each) for each in places}
    width = max(each[0] for each in places) - min(each[0] for each in places) + 1
    return len(shifts) == 1 and width == len(places) == min(shifts)[1]


def _numbered(name: str) -> tuple[int | None, list[str]]:
    """Return the number in a name, or the letter behind a word for a person, as in Twin A; and the other words."""
    numbers, words = _NUMBER.findall(name), in_words(name)
    if len(numbers) > 1:
        return None, []
    if numbers:
        return int(numbers[0]), words
    for at, (word, letter) in enumerate(pairwise(words)):
        if word in _ONE_PERSON and len(letter) == 1 and letter in _LETTERS:
            return _LETTERS.index(letter) + 1, words[: at + 1] + words[at + 2 :]
    return None, words


def _trait_beside(name: str, words: Sequence[str]) -> int | None:
    """Return the trait beside a numbered word, as in alter1_age; None beside a visit, a year or a letter."""
    before = in_words((_NUMBERED.search(name) or [""])[0])
    word = before[-1] if before else ""
    if len(word) < _LEAST_LETTERS or says_occasion(word) or role_of(word) is GroupRole.TIME or word in _ROUNDS:
        return None
    return trait_of("".join(other for other in words if other != word and other not in PERSONS))


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
