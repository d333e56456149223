"""Towns of a list of places, and candidates whose votes are counted, are no persons who recur; others are."""

from __future__ import annotations

import pytest

from core.data.names_of_places import is_elected, names_place


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("name", ["name", "country", "subcountry", "geonameid"]),
        ("Name", ["Name", "County", "LAT", "LON", "Population Source"]),
        ("name", ["iata", "name", "city", "country"]),
        ("Name_2010", ["CityST", "1790", "1800", "STPLFIPS_2010", "Name_2010", "LAT", "LON"]),
    ],
)
def test_names_beside_codes_of_places_are_those_of_places(header, names):
    assert names_place(header, names)


@pytest.mark.parametrize(
    ("header", "names"),
    [
        ("name", ["name", "country", "age"]),
        ("name", ["name", "lat", "lon", "phone"]),
        ("name", ["name", "town", "population"]),
        ("name", ["name", "geonameid", "birth date"]),
        ("patient", ["patient", "subcountry", "geonameid"]),
        ("surname", ["surname", "lat", "lon", "population"]),
    ],
)
def test_names_beside_what_persons_have_are_not(header, names):
    assert not names_place(header, names)


@pytest.mark.parametrize(
    ("header", "names", "is_one"),
    [
        ("candidate", ["county", "precinct", "party", "candidate", "votes"], True),
        ("Candidate name", ["Candidate name", "Votes by mail"], True),
        ("candidate", ["candidate", "job", "score"], False),
        ("voter", ["voter", "votes"], False),
    ],
)
def test_candidates_stand_beside_their_votes(header, names, is_one):
    assert is_elected(header, names) is is_one
