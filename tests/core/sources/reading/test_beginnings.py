"""A name that begins with a number, as all values below do, is a record's."""

from __future__ import annotations

import pytest

from core.sources.reading.beginnings import begins_alike


@pytest.mark.parametrize(
    ("name", "values", "is_alike"),
    [
        ("(1) Ann Lee", ["(2)", "(13) Cy Ann Roe"], False),
        ("(1) Ann Lee", ["(2) Bo May", "(13) Cy Ann Roe"], True),
        ("12 High Street", ["3 Old Lane", "140 Long Hill Road"], True),
        ("001 - Heart transplant", ["002 - Lung", "010 - Kidney of a donor"], True),
        ("2 answers", ["2 yes", "2 yes"], False),
        ("Name of the street", ["3 Old Lane", "140 Long Hill Road"], False),
        ("1st choice", ["1 a", "2 b"], False),
        ("12", ["13", "14"], False),
        ("12 High Street", ["3 Old Lane", "Long Hill Road"], False),
    ],
)
def test_a_name_that_begins_as_all_values_do(name, values, is_alike):
    assert begins_alike(name, values) == is_alike
