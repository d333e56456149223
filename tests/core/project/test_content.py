"""Values of a plan are written as a library for TOML writes them, which need not be loaded for plain ones."""

from __future__ import annotations

import tomllib

import tomlkit
from hypothesis import example, given
from hypothesis import strategies as st

from core.project.content import value_text

FLOATS = st.floats(allow_nan=False, allow_infinity=False)


@given(st.text() | st.integers() | st.booleans() | FLOATS | st.dates())
@example('"')
@example("a\\b")
@example("a\x7fb\u2028c\td")
@example("Größe · 年齢 😀")
def test_a_value_is_written_as_the_library_writes_it(value):
    is_exact = isinstance(value, float) and value.is_integer() and abs(value) < 2**53
    assert value_text(value) == tomlkit.item(int(value) if is_exact else value).as_string()
    assert tomllib.loads(f"a = {value_text(value)}")["a"] == value
