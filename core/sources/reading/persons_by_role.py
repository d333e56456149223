"""Tells columns of two persons by what these are to each other, such as Mother age and Father age."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from core.data.describing_names import in_words, words_of
from core.data.personal_traits import PERSONS, trait_of
from core.patterns import pattern_of

_COUPLE = words_of(
    """
    spouse partner husband wife ehepartner ehepartnerin lebenspartner lebenspartnerin partnerin ehemann ehefrau gatte
    gattin conjoint conjointe epoux epouse mari conyuge esposo esposa marido pareja coniuge marito moglie conjuge
    echtgenoot echtgenote malzonek malzonka manzel manzelka puoliso ektefelle make maka
    """
)
_PARENTS = words_of(
    """
    mother father mothers fathers mom dad mutter vater vaters mere pere madre padre mae pai moeder vader matka ojciec
    otec aiti isa moder fader
    """
)
_MEN = """
his he husband man mann herr male groom brautigam sposo marito mari homme epoux el esposo novio marido noivo maz
mezczyzna мужа муж жениха жених m h
"""
_WOMEN = """
her she wife woman frau female bride braut sposa moglie femme epouse ella esposa novia noiva mulher vrouw zena kobieta
жены жена невесты невеста f w
"""
_SIDES = tuple(
    (words_of(one), words_of(other))
    for one, other in (
        (_MEN, _WOMEN),
        (
            "donor spender spenderin donneur donante donatore",
            "recipient empfanger empfangerin receveur receptor ricevente",
        ),
        ("actor", "partner"),
        ("caregiver carer angehoriger pflegeperson aidant cuidador", "patient patientin pflegebedurftiger paciente"),
        ("driver fahrer conducteur conductor", "passenger beifahrer passager pasajero"),
        ("victim opfer victime victima", "offender perpetrator suspect tater auteur agresor"),
        ("head", "spouse"),
        ("ego", "alter"),
    )
)
"""Words for either of two persons who are described side by side, and none for anybody else."""
_NUMBERED_PARENTS = words_of("parent elternteil genitore progenitor ouder rodzic erziehungsberechtigter")
_ONE_OF_TWO = pattern_of(r"[12]")
_OF_CHILD = words_of("child pupil student schuler kind kinder baby newborn infant enfant eleve hijo alumno figlio")
"""Words in names of columns of the child, whose parents are described beside it."""
_FILLERS = words_of("s of the his her des der du de la del von d")
_LEAST = 2
"""Things that are told of both."""


def by_role(said: Sequence[str]) -> list[list[int]]:
    """Return the places of each thing that is told of two persons of a row; [] if these are no two persons.

    Both parents of a pupil, or of a newborn, describe the child, and a spouse by a name alone describes the member.
    """
    words = {*in_words(" ".join(said))}  # spares nearly all tables a look at each name
    sides = [pair for pair in _SIDES if all(words & side for side in pair)]
    if (_COUPLE | _PARENTS | _NUMBERED_PARENTS).isdisjoint(words) and not sides:
        return []
    told = [_told(name) for name in said]
    own = {stem: place for place, (role, stem) in enumerate(told) if not role}
    couple, parents = (_of_each(told, roles) for roles in (_COUPLE, _PARENTS))
    if len(couple) == 1:
        pairs = _shared([own, *couple])
        if len(_traits(pairs)) >= _LEAST:
            return [*pairs.values()]
    is_of_child = _traits(own) or any(_OF_CHILD & {*in_words(name)} for name in said)
    candidates = [_shared(couple), {} if is_of_child else _shared(parents)]
    candidates += [_shared([_of_side(said, side) for side in pair]) for pair in sides]
    return next(([*each.values()] for each in candidates if len(each) >= _LEAST and _traits(each)), [])


def _of_side(said: Sequence[str], side: frozenset[str]) -> dict[str, int]:
    """Return the places of what is told of one of two persons, whom a word in their names means."""
    named = ((place, in_words(name)) for place, name in enumerate(said))
    own = ((place, words) for place, words in named if not side.isdisjoint(words))
    rest = {"".join(word for word in words if word not in side | _FILLERS): place for place, words in own}
    return {stem: place for stem, place in rest.items() if stem}


def _of_each(told: Sequence[tuple[str, str]], roles: frozenset[str]) -> list[dict[str, int]]:
    """Return the places of what is told of each person with one of the roles."""
    is_parent = roles is _PARENTS
    found = sorted({role for role, _ in told if role in roles or (is_parent and role[:-1] in _NUMBERED_PARENTS)})
    return [{stem: place for place, (role, stem) in enumerate(told) if role == each} for each in found]


def _traits(stems: Collection[str]) -> set[int]:
    return {trait for stem in stems if (trait := trait_of(stem)) is not None}


def _told(name: str) -> tuple[str, str]:
    """Return of whom a name tells, "" of nobody else, and what."""
    words = [word for word in in_words(name) if word not in _FILLERS]
    role = next((word for word in words if word in _COUPLE or word in _PARENTS), "")
    numbered = next((word for word in words if word in _NUMBERED_PARENTS), "")
    if numbered and (number := _ONE_OF_TWO.search(name)):
        role, words = f"{numbered}{number[0]}", [word for word in words if word != numbered]
    rest = [word for word in words if word != role and word not in PERSONS]
    return role, "".join(rest) or "".join(words)


def _shared(persons: Sequence[Mapping[str, int]]) -> dict[str, list[int]]:
    """Return the places of what is told of two persons, and of no third; `persons`: places of what is told of each."""
    if len(persons) != _LEAST:
        return {}
    one, other = persons
    return {stem: sorted((one[stem], other[stem])) for stem in one if stem in other}
