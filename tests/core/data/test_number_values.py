"""Numbers converted together are those converted alone."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from core.data.number_values import of_number, of_numbers


@given(st.lists(st.floats(), min_size=1))
def test_numbers_converted_together_are_those_converted_alone(numbers):
    assert of_numbers(np.array(numbers)).tolist() == [*map(of_number, numbers)]


def test_numbers_around_powers_of_ten():
    powers = [10.0**power for power in range(-300, 300)]
    near = [math.nextafter(each, way) for each in powers for way in (0, math.inf)]
    assert of_numbers(np.array(powers + near)).tolist() == [*map(of_number, powers + near)]
