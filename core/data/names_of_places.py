"""Names of towns in a list of places, and of candidates whose votes are counted: neither has rows as persons have."""

from __future__ import annotations

from collections.abc import Sequence

from core.data.describing_names import in_words, words_of
from core.data.personal_traits import trait_of

_NAME = words_of("name names label nom nombre nome naam navn namn nazwa")
_SURE = words_of("geoname geonames geonameid subcountry iata icao unlocode wikidataid gnis gnisid")
"""Columns that lists of places have, and lists of persons do not."""
_LIKELY = words_of("population pop elevation altitude einwohner habitants poblacion popolazione stplfips fips")
_LATITUDE, _LONGITUDE = words_of("lat latitude breitengrad latitud latitudine"), words_of("lon lng long longitude lngd")
"""Together they say where something is: a person with a population is none."""
_CANDIDATES = words_of("candidate candidates kandidat kandidaten kandidatin candidat candidato candidata candidatos")
_VOTES = words_of("votes vote stimmen voix votos voti stemmen glosy")


def names_place(header: str, names: Sequence[str]) -> bool:
    """Return whether a column called “name” has those of places, by the columns beside it."""
    if not {*in_words(header)} <= _NAME:
        return False
    others = [in_words(name) for name in names if name != header]
    words = {word for each in others for word in each}
    if any(trait_of("".join(each)) is not None for each in others if not {*each} <= _NAME):
        return False
    is_somewhere = not (words.isdisjoint(_LATITUDE) or words.isdisjoint(_LONGITUDE))
    return not words.isdisjoint(_SURE) or (is_somewhere and not words.isdisjoint(_LIKELY))


def is_elected(header: str, names: Sequence[str]) -> bool:
    """Return whether a column has candidates, beside one that counts their votes in each place."""
    if not {*in_words(header)} <= _CANDIDATES | _NAME or _CANDIDATES.isdisjoint(in_words(header)):
        return False
    return any(not _VOTES.isdisjoint(in_words(name)) for name in names)
