"""Recognise names of small areas and facilities, whose codes many persons share: LSOA, census tract, Village code."""

from __future__ import annotations

from core.data.describing_names import in_words, words_of

_SURE = words_of(
    """
    lsoa msoa lsoacd msoacd oacd wardcd ladcd datazone meshblock zaehlsprengel zahlsprengel zahlbezirk zaehlbezirk
    baublock statbez tract blockgroup cbg precinct psu ssu village hamlet township barangay kelurahan desa kecamatan
    kabupaten woreda kebele parish ortskennziffer ortskennung gemeindekennziffer gemeindekennung gemeindeschlussel
    gemeindeschluessel gkz dorf nbhd neighbourhood neighborhood teryt kommunekode kommunenummer kommunnummer
    kommunenr kommunnr cep psc ilce mahalle aldeia aldea vereda
    """
)
"""Areas that are called so alone, or beside a word for a code."""
_KINDS = words_of(
    """
    census output enumeration small statistical super lower middle layer postal postcode postleit health medical dental
    care electoral voting vote polling catchment administrative sampling primary secondary planning police local
    """
)
_HEADS = words_of("area areas tract block group district prcnct station division ward zone neighbourhood sector")
"""Of which kind an area is, and the area: “area” alone measures a surface."""
_PLACES = words_of("ward facility")
"""Places that go by codes; the number of a hospital or a clinic may be that of a patient there."""
_CODES = words_of(
    "id no nr num number nummer code codes cd key kennung kennziffer schlussel schluessel kode kod codigo codice name"
)
_FILLERS = words_of("of the de la del der des du in")


def says_area(header: str) -> bool:
    """Return whether the name is that of an area or a facility, or of its code, and says nothing else."""
    words = {*in_words(header)} - _FILLERS
    rest = words - _CODES
    if not rest:
        return False
    if rest <= _SURE | _KINDS and not rest.isdisjoint(_SURE):
        return True
    if rest <= _KINDS | _HEADS and not (rest.isdisjoint(_KINDS) or rest.isdisjoint(_HEADS)):
        return True
    return rest <= _KINDS | _PLACES and not rest.isdisjoint(_PLACES) and (words != rest or len(rest) > 1)
