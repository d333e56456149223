"""A kept release comes back exactly, whatever fields it gets, and nothing else is taken for one."""

from __future__ import annotations

import dataclasses
import json
import math
import struct
import typing
import zlib
from enum import Enum
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.domain.attribute import Attribute, Kind
from core.domain.domain import Domain
from core.planning.budget_split import BudgetSplit
from core.planning.noise_planner import make_noise_plan
from core.planning.privacy_terms import PrivacyTerms
from core.privacy.release_cost import ReleaseCost
from core.recovery.output_rules import OutputRules
from core.release import kept
from core.release.kept import pack, unpack
from core.release.release import Release
from core.words import Figures
from core.workload.workload import WantedTable, Workload
from tests.core.release.releases import SIZES, noise_plan, published
from tests.released_tables import release

SHAPES = (
    OutputRules(non_negative=False, whole_numbers=False, coverage=0.9),
    OutputRules(non_negative=True, whole_numbers=True, coverage=0.95),
    OutputRules(non_negative=True, whole_numbers=True, coverage=0.95, add_up=True),
)


def differences(one, other, at="release"):
    """Yield where two values differ: bit by bit for floats and arrays, field by field for dataclasses."""
    if dataclasses.is_dataclass(one):
        assert type(one) is type(other)
        for field in dataclasses.fields(one):
            yield from differences(getattr(one, field.name), getattr(other, field.name), f"{at}.{field.name}")
    elif isinstance(one, tuple):
        assert len(one) == len(other)
        for place, pair in enumerate(zip(one, other, strict=True)):
            yield from differences(*pair, f"{at}[{place}]")
    elif isinstance(one, np.ndarray):
        if (one.dtype, one.shape, one.tobytes()) != (other.dtype, other.shape, other.tobytes()):
            yield at
    elif made_of(one) != made_of(other):
        yield at


def made_of(value):
    """Return what tells two values apart that are equal in Python: signs of zeros, and how texts are said."""
    if isinstance(value, str):
        return value, isinstance(value, Figures), getattr(value, "key", ""), getattr(value, "template", "")
    return value, math.copysign(1, value) if isinstance(value, float) else 0


@pytest.mark.parametrize(
    "budget", [ReleaseCost.pure(Fraction(1, 3)), ReleaseCost.approximate(1, Fraction(1, 10**9))], ids=str
)
@pytest.mark.parametrize("shape", SHAPES, ids=["raw", "shaped", "records"])
def test_a_release_comes_back_exactly(budget, shape):
    made = published(noise_plan(budget), shape)
    assert not list(differences(made, unpack(pack(made))))


@pytest.mark.parametrize("asked", [{"ranges": (2,)}, {"prefixes": (2,)}])
def test_a_release_with_ranges_comes_back_exactly(asked):
    edges = {name: tuple(range(size + 1)) for name, size in zip("abc", SIZES, strict=True)}
    attributes = (Attribute(name, Kind.NUMBER, edges=bounds) for name, bounds in edges.items())
    wanted = Workload(Domain(tuple(attributes)), (WantedTable((2, 0), **asked),))
    made = published(
        make_noise_plan(wanted, "marginals", BudgetSplit.DIRECT_OPTIMAL, PrivacyTerms(ReleaseCost.pure(1)))
    )
    assert made.tables[0].range_errors is not None
    assert not list(differences(made, unpack(pack(made))))


def test_a_release_made_by_hand_comes_back():
    assert not list(differences(release(), unpack(pack(release()))))


def test_the_same_release_gives_the_same_bytes():
    assert pack(release()) == pack(unpack(pack(release())))


def test_what_comes_back_cannot_be_changed():
    with pytest.raises(ValueError, match="read-only"):
        unpack(pack(release())).tables[0].low[0] = 0


floats = st.floats(allow_nan=False)


@given(st.lists(floats, min_size=6, max_size=6), floats)
def test_every_float_survives(values, half_width):
    table = dataclasses.replace(release().tables[0], low=np.array(values).reshape(3, 2), half_width=half_width)
    made = Release((table,), release().statement)
    assert not list(differences(made, unpack(pack(made))))


@given(st.text())
def test_every_text_survives(text):
    made = Release((), dataclasses.replace(release().statement, claim=text, lines=(text, "")))
    assert not list(differences(made, unpack(pack(made))))


def kinds(hint, seen):
    """Collect every type that the fields of a release are made of."""
    if hint in seen:
        return
    seen.add(hint)
    for part in typing.get_args(hint) if typing.get_origin(hint) is not np.ndarray else ():
        kinds(part, seen)
    if dataclasses.is_dataclass(hint):
        for part in typing.get_type_hints(hint).values():
            kinds(part, seen)


def test_every_field_is_of_a_kind_that_can_be_kept():
    """Fails where somebody adds a field, say a dictionary, that `kept` does not know how to write down."""
    seen = set()
    kinds(Release, seen)
    direct = {str, int, float, bool, Fraction, type(None), Ellipsis}
    enums = {hint for hint in seen if isinstance(hint, type) and issubclass(hint, Enum)}
    known = enums | {hint for hint in seen if hint in direct or dataclasses.is_dataclass(hint)}
    origins = {typing.get_origin(hint) for hint in seen - known}
    assert origins <= {tuple, np.ndarray, typing.Union, typing.get_origin(int | None)}, seen - known


def rewritten(change):
    """A kept release whose tree was changed by somebody, or by another version."""
    raw = zlib.decompress(pack(release()))
    (length,) = struct.unpack_from("<Q", raw)
    tree = json.loads(raw[8 : 8 + length])
    change(tree)
    text = json.dumps(tree).encode()
    return zlib.compress(struct.pack("<Q", len(text)) + text + raw[8 + length :])


def test_a_field_that_was_not_there_yet_gets_its_default():
    made = unpack(rewritten(lambda tree: tree["release"]["statement"].pop("seal")))
    assert made.statement.seal == ""


@pytest.mark.parametrize(
    "change",
    [
        lambda tree: tree.update(format=kept.FORMAT + 1),
        lambda tree: tree.pop("release"),
        lambda tree: tree["release"].update(future=1),
        lambda tree: tree["release"]["statement"].pop("claim"),
        lambda tree: tree["release"]["statement"].update(at_most="one"),
        lambda tree: tree["release"]["tables"][0]["low"].update(dtype="|O8"),
        lambda tree: tree["release"]["tables"][0]["low"].update(dtype="nonsense"),
        lambda tree: tree["release"]["tables"][0]["low"].update(shape=[10**9]),
        lambda tree: tree["release"]["tables"][0]["low"].update(shape=[-1]),
        lambda tree: tree["release"]["tables"][0].update(margins=3),
    ],
)
def test_what_another_version_wrote_is_refused(change):
    with pytest.raises(ValueError, match=r"."):
        unpack(rewritten(change))


@given(st.binary())
def test_noise_is_refused(content):
    with pytest.raises(ValueError, match=r"."):
        unpack(content)


@pytest.mark.parametrize("value", [{"a": 1}, np.array(["text"]), np.array([object()]), object(), [1], b"bytes"])
def test_what_cannot_be_kept_is_a_fault_of_ours(value):
    statement = dataclasses.replace(release().statement, claim=value)
    with pytest.raises(TypeError, match="cannot be kept"):
        pack(Release((), statement))
