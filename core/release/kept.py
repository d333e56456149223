"""A release as bytes and back, exactly: how the ledger keeps what was drawn, so that it can be exported again.

The dataclasses of a release are walked by their fields, so that a field added to one of them is kept without a word
here. Numbers and texts are written as JSON, which gives floats back to the last bit; arrays follow as raw bytes, in
order. Nothing that is read back is ever run.
"""

from __future__ import annotations

import dataclasses
import json
import struct
import types
import typing
import zlib
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from core.release.release import Release

FORMAT = 1
"""Raised when bytes written before could be misread; a field with a default may be added without."""

_QUICK = 1
"""The least work zlib knows: half the time of the usual, and a tenth more bytes."""

_LENGTH = struct.Struct("<Q")

Array = NDArray[np.generic]


def pack(release: Release) -> bytes:
    """Return the release as bytes."""
    arrays: list[Array] = []
    tree = json.dumps({"format": FORMAT, "release": _plain(release, arrays)}).encode("ascii")
    squeezer = zlib.compressobj(_QUICK)
    parts = [squeezer.compress(_LENGTH.pack(len(tree)) + tree)]
    parts.extend(squeezer.compress(np.ascontiguousarray(array).data) for array in arrays if array.size)
    return b"".join([*parts, squeezer.flush()])


def unpack(content: bytes) -> Release:
    """Return the release that `pack` wrote; every array is read-only.

    Raises:
        ValueError: if that cannot be understood: another version of this program has written it.
    """
    try:
        raw = zlib.decompress(content)
        (length,) = _LENGTH.unpack_from(raw)
        tree = json.loads(raw[_LENGTH.size : _LENGTH.size + length])
        if tree["format"] != FORMAT:
            raise ValueError("another format")
        reader = _Reader(memoryview(raw)[_LENGTH.size + length :])
        release: Release = reader.value(Release, tree["release"])
    except (zlib.error, struct.error, KeyError, TypeError, AttributeError) as error:
        raise ValueError("not a release as this version keeps it") from error
    return release


def _plain(value: object, arrays: list[Array]) -> object:
    """Return `value` as JSON has it, its arrays replaced by kind and shape and added to `arrays`."""
    if isinstance(value, np.ndarray):
        kept = value.astype(value.dtype.newbyteorder("<"), copy=False)
        if kept.dtype.kind not in "biuf":
            raise TypeError(f"an array of {kept.dtype} cannot be kept")
        arrays.append(kept)
        return {"dtype": kept.dtype.str, "shape": list(kept.shape)}
    if dataclasses.is_dataclass(value):
        fields = (field.name for field in dataclasses.fields(value) if field.init)
        return {name: _plain(getattr(value, name), arrays) for name in fields}
    if isinstance(value, tuple):
        return [_plain(each, arrays) for each in value]
    if isinstance(value, Enum | Fraction):
        return str(value.value if isinstance(value, Enum) else value)
    if isinstance(value, np.generic):
        return value.item()
    if value is None or isinstance(value, str | int | float):
        return value
    raise TypeError(f"a {type(value).__name__} cannot be kept")


class _Reader:
    """Makes values from JSON as the types of the fields say; takes the arrays one after the other."""

    def __init__(self, raw: memoryview) -> None:
        self._raw = raw
        self._at = 0

    def value(self, hint: typing.Any, data: typing.Any) -> typing.Any:  # noqa: ANN401  as many types as there are fields
        origin = typing.get_origin(hint)
        if origin in (typing.Union, types.UnionType):
            return None if data is None else self.value(_one_of(hint), data)
        if origin is tuple:
            return self._tuple(typing.get_args(hint), data)
        if origin is np.ndarray:
            return self._array(data)
        if dataclasses.is_dataclass(hint):
            return self._dataclass(hint, data)
        return _simple(hint, data)

    def _dataclass(self, kind: typing.Any, data: Mapping[str, object]) -> object:  # noqa: ANN401  any dataclass
        hints = typing.get_type_hints(kind)
        names = [field.name for field in dataclasses.fields(kind) if field.init]
        if not data.keys() <= set(names):
            raise ValueError("a field of a newer version")
        return kind(**{name: self.value(hints[name], data[name]) for name in names if name in data})

    def _tuple(self, kinds: tuple[object, ...], data: list[object]) -> tuple[object, ...]:
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            return tuple(self.value(kinds[0], each) for each in data)
        return tuple(self.value(kind, each) for kind, each in zip(kinds, data, strict=True))

    def _array(self, data: Mapping[str, typing.Any]) -> Array:
        dtype, shape = np.dtype(data["dtype"]), tuple(data["shape"])
        if dtype.kind not in "biuf":
            raise ValueError("an array of something else than numbers")
        length = int(np.prod(shape, dtype=np.int64))
        array = np.frombuffer(self._raw, dtype, length, self._at) if length else np.empty(0, dtype)
        self._at += array.nbytes
        return array.reshape(shape)


def _one_of(hint: object) -> object:
    (kind,) = (kind for kind in typing.get_args(hint) if kind is not types.NoneType)
    return kind


def _simple(kind: typing.Any, data: typing.Any) -> object:  # noqa: ANN401  a scalar's type, and its value
    if kind is float:
        return float(data)
    if kind is Fraction or (isinstance(kind, type) and issubclass(kind, Enum)):
        return kind(data)
    if not isinstance(data, kind):
        raise TypeError(f"{data!r} is not {kind}")
    return data
