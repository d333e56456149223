"""A release as bytes and back, exactly: how the ledger keeps what was drawn, so that it can be exported again.

The dataclasses of a release are walked by their fields, so that a field added to one of them is kept without a word
here. Numbers and texts are written as JSON, which gives floats back to the last bit; arrays follow as raw bytes, in
order. A sentence is kept as its key and its facts, once, however often it stands there: it is said as it is put on the
day it is read. Nothing that is read back is ever run.
"""

from __future__ import annotations

import json
import struct
import typing
import zlib
from collections.abc import Mapping, Sequence

import numpy as np

from core.arrays import AnyArray as Array
from core.release.format_1 import from_format_1
from core.release.phrases import PHRASES
from core.release.release import Release
from core.serial import Reader, Writer, from_json, message_data, message_from
from core.words import Message

FORMAT = 2
"""Raised when bytes written before could be misread; a field with a default, or a sentence, may be added without."""

_SENTENCES = 1
"""The format that kept sentences as they were put then."""

_QUICK = 1
"""The least work zlib knows: half the time of the usual, and a tenth more bytes."""

_LENGTH = struct.Struct("<Q")

_KINDS = "biuf"
"""What an array may hold: numbers."""


def pack(release: Release) -> bytes:
    """Return the release as bytes."""
    writer = _ReleaseWriter()
    plain = writer.plain(release)
    tree = json.dumps({"format": FORMAT, "messages": writer.messages, "release": plain}).encode("ascii")
    squeezer = zlib.compressobj(_QUICK)
    parts = [squeezer.compress(_LENGTH.pack(len(tree)) + tree)]
    parts.extend(squeezer.compress(np.ascontiguousarray(array).data) for array in writer.arrays if array.size)
    return b"".join([*parts, squeezer.flush()])


def unpack(content: bytes) -> Release:
    """Return the release that `pack` wrote, now or in an older version; every array is read-only.

    Raises:
        ValueError: if that cannot be understood: another version of this program has written it.
    """
    try:
        raw = zlib.decompress(content)
        (length,) = _LENGTH.unpack_from(raw)
        tree = from_json(raw[_LENGTH.size : _LENGTH.size + length])
        return _release(tree, memoryview(raw)[_LENGTH.size + length :])
    except (zlib.error, struct.error, KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError("not a release as this version keeps it") from error


def _release(tree: Mapping[str, typing.Any], raw: memoryview) -> Release:
    if tree["format"] not in {_SENTENCES, FORMAT}:
        raise ValueError("another format")
    reader = _ReleaseReader(raw, tree.get("messages", ()))
    release: Release = reader.value(Release, tree["release"])
    return from_format_1(release) if tree["format"] == _SENTENCES else release


class _ReleaseWriter(Writer):
    """Puts arrays aside, and every sentence down once."""

    def __init__(self) -> None:
        self.arrays: list[Array] = []
        self.messages: list[object] = []
        self._numbers: dict[tuple[object, ...], int] = {}

    def plain(self, value: object) -> object:
        """Return `value` as JSON has it; of an array its kind and shape, of a number of numpy's that number."""
        if isinstance(value, np.generic):
            return value.item()
        return self._array(value) if isinstance(value, np.ndarray) else super().plain(value)

    def message(self, message: Message) -> object:
        """Return the number of a message among those of the release."""
        facts = () if message.facts is None else tuple(message.facts.values())
        who = (message.key, message.template, *map(str, facts), *map(type, facts))
        if who not in self._numbers:
            self._numbers[who] = len(self.messages)
            self.messages.append(message_data(message))
        return {"message": self._numbers[who]}

    def _array(self, array: Array) -> object:
        kept = array.astype(array.dtype.newbyteorder("<"), copy=False)
        if kept.dtype.kind not in _KINDS:
            raise TypeError(f"an array of {kept.dtype} cannot be kept")
        self.arrays.append(kept)
        return {"dtype": kept.dtype.str, "shape": list(kept.shape)}


class _ReleaseReader(Reader):
    """Takes the arrays one after the other, and sentences from their list."""

    def __init__(self, raw: memoryview, messages: Sequence[Mapping[str, typing.Any]]) -> None:
        super().__init__(PHRASES)
        self._raw = raw
        self._at = 0
        self._messages = [message_from(message, PHRASES) for message in messages]

    def value(self, hint: typing.Any, data: typing.Any) -> typing.Any:  # noqa: ANN401  as many types as there are fields
        """Return the value of type `hint` that `pack` wrote."""
        return self._array(data) if typing.get_origin(hint) is np.ndarray else super().value(hint, data)

    def message(self, data: Mapping[str, typing.Any]) -> str:
        """Return the message of that number."""
        if not 0 <= data["message"] < len(self._messages):
            raise ValueError("a sentence that is not there")
        message: str = self._messages[data["message"]]
        return message

    def _array(self, data: Mapping[str, typing.Any]) -> Array:
        dtype, shape = np.dtype(data["dtype"]), tuple(data["shape"])
        if dtype.kind not in _KINDS:
            raise ValueError("an array of something else than numbers")
        length = int(np.prod(shape, dtype=np.int64))
        array = np.frombuffer(self._raw, dtype, length, self._at) if length else np.empty(0, dtype)
        self._at += array.nbytes
        return array.reshape(shape)
