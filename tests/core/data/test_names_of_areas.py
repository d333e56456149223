"""Codes of small areas, villages and facilities name nobody, however many there are; numbers of patients do."""

from __future__ import annotations

from random import Random

import pytest

from core.data.names_of_areas import says_area
from core.data.recurring_columns import recurring_columns
from core.sources.asking.columns import profile
from core.sources.question import DETECT

AREAS = (
    *("LSOA code", "LSOA", "lsoa11cd", "MSOA", "Output Area", "Ward code", "Census tract", "census_block", "PSU"),
    *("Health facility code", "Facility ID", "Enumeration area", "Village code", "village_name", "Precinct", "desa"),
    *("Zählsprengel", "Gemeindekennziffer", "Postcode area", "polling district", "CEP", "Health zone", "nbhd"),
)


def read(path, headers, rows):
    path.write_text("\n".join([",".join(headers), *map(",".join, rows)]) + "\n", encoding="utf-8")
    return profile(path, DETECT)


@pytest.mark.parametrize("begun", ["E0100", "", "HF-"])
@pytest.mark.parametrize("header", AREAS)
def test_codes_of_areas_and_facilities_are_no_question_and_no_identifiers(tmp_path, header, begun):
    draw = Random(1)
    rows = [[f"P{10_000 + n}", draw.choice("mf"), f"{begun}{1000 + draw.randint(1, 60)}"] for n in range(160)]
    found = read(tmp_path / "a.csv", ["Patient ID", "sex", header], rows)
    assert (recurring_columns(found), found[2].is_id_like) == ((), False)
    alone = read(tmp_path / "b.csv", ["sex", header], [row[1:] for row in rows])
    assert (recurring_columns(alone), alone[1].is_id_like) == ((), False)


@pytest.mark.parametrize(
    "header",
    [
        *("Hospital No", "clinic number", "Medical record no", "unit number", "health id", "Village patient code"),
        *("lab no", "Facility patient id"),
    ],
)
def test_numbers_of_patients_of_a_hospital_are_asked_about(tmp_path, header):
    rows = [[f"HF-{1000 + n % 60}", "mf"[n % 2]] for n in range(180)]
    assert not says_area(header)
    assert recurring_columns(read(tmp_path / "a.csv", [header, "sex"], rows)) == (header,)


@pytest.mark.parametrize("header", ["Area", "area in m2", "Number of wards", "beds in ward", "health", "medical"])
def test_what_is_measured_or_counted_is_no_area(header):
    assert not says_area(header)
