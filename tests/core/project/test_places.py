"""The locator finds every key and value of any valid TOML text."""

from __future__ import annotations

import tomllib

import tomlkit
from hypothesis import given
from hypothesis import strategies as st

from core.project.places import KeyPlace, locate

keys = st.text(st.characters(exclude_categories=["Cs"]), max_size=6)
scalars = (
    st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
    | st.integers(-(2**60), 2**60)
    | st.booleans()
    | st.floats(allow_nan=False)
    | st.datetimes()
    | st.dates()
    | st.times()
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=12
)


def offset_of(text, place):
    lines = text.split("\n")
    return sum(len(line) + 1 for line in lines[: place.line - 1]) + place.column - 1


def paths_of(value, path=()):
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*path, key), item
            yield from paths_of(item, (*path, key))


@given(st.dictionaries(keys, values, max_size=5))
def test_every_scalar_is_where_its_place_says(tree):
    text = tomlkit.dumps(tree)
    places = locate(text)
    for path, value in paths_of(tomllib.loads(text)):
        if isinstance(value, dict | list):
            continue
        start, end = places.value_spans[path]
        assert offset_of(text, places.values[path]) == start
        assert tomllib.loads(f"x = {text[start:end]}")["x"] == value


@given(st.dictionaries(keys, values, max_size=5))
def test_every_key_is_where_its_place_says(tree):
    text = tomlkit.dumps(tree)
    places = locate(text)
    for path, _ in paths_of(tomllib.loads(text)):
        if isinstance(path[-1], str):
            start = offset_of(text, places.keys[path])
            assert text[start:].startswith((path[-1], '"', "'"))


def test_a_text_with_every_way_of_writing():
    text = """\
# [not.a.table] a = 1
title = "a # b" # c = 2
when = 1979-05-27 07:32:00
"quo.ted" = '''
[[no]]
it's''''
a.b . "c d" = -1.5e3
list = [ # one
  "]", 'x',
  {k = "}", "v" = [1,
  2]},
]
[[rows]]
x = 1
[rows.more]
y = 2
[[rows]]
[ rows . more ]
y = 3
"""
    places = locate(text)
    tree = tomllib.loads(text)
    for path, value in paths_of(tree):
        if not isinstance(value, dict | list):
            start, end = places.value_spans[path]
            assert tomllib.loads(f"x = {text[start:end]}")["x"] == value
    assert places.of_value(("rows", 1, "more", "y")) == KeyPlace(19, 5)
    assert places.of_key(("rows", 0, "more", "y")) == KeyPlace(16, 1)
    assert places.of_value(("rows", 1)) == KeyPlace(17, 3)
    assert places.of_value(("rows", 0, "absent")) == KeyPlace(13, 3)
    assert places.of_value(("nothing",)) == KeyPlace(1, 1)
