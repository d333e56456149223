"""Messages between the program and the process that reads files: JSON and raw bytes, each with its length first.

No pickle: whatever a broken parser makes the child say, it stays data.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from dataclasses import asdict
from datetime import date
from typing import IO, Any

from core import errors
from core.data.column_profile import ColumnProfile
from core.data.histogram import Histogram
from core.domain.attribute import Attribute, Kind, Provenance
from core.domain.reading_layout import ReadingLayout
from core.errors import EngineError
from core.words import Words

_LENGTH = struct.Struct("<Q")
LONGEST = 1 << 34


def send(stream: IO[bytes], message: Mapping[str, Any]) -> None:
    """Write one JSON message."""
    send_bytes(stream, json.dumps(message).encode("ascii"))


def send_bytes(stream: IO[bytes], content: bytes | memoryview) -> None:
    """Write raw bytes."""
    stream.write(_LENGTH.pack(memoryview(content).nbytes))
    stream.write(content)
    stream.flush()


def receive(stream: IO[bytes]) -> dict[str, Any]:
    """Read one JSON message.

    Raises:
        EOFError: if the other side is gone.
    """
    message: dict[str, Any] = json.loads(receive_bytes(stream))
    return message


def receive_bytes(stream: IO[bytes]) -> bytes:
    """Read raw bytes.

    Raises:
        EOFError: if the other side is gone.
    """
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    content = stream.read(length) if length <= LONGEST else b""
    if len(content) < length:
        raise EOFError
    return content


def layout_facts(layout: ReadingLayout) -> dict[str, Any]:
    """Return a layout as JSON has it."""
    return asdict(layout)


def attribute_facts(attribute: Attribute) -> dict[str, Any]:
    """Return an attribute as JSON has it."""
    return {**asdict(attribute), "edges": [_plain(edge) for edge in attribute.edges]}


def attribute_from(facts: Mapping[str, Any]) -> Attribute:
    """Return the attribute that `attribute_facts` wrote."""
    kind = Kind(facts["kind"])
    edges: tuple[Any, ...] = tuple(_value(edge, kind) for edge in facts["edges"])
    return Attribute(
        **{
            **facts,
            "kind": kind,
            "categories": tuple(facts["categories"]),
            "edges": edges,
            "merges": tuple((raw, label) for raw, label in facts["merges"]),
            "provenance": Provenance(facts["provenance"]),
        }
    )


def profile_facts(profile: ColumnProfile) -> dict[str, Any]:
    """Return a profile as JSON has it, for the pipe back to the program only."""
    return {**asdict(profile), "low": _plain(profile.low), "high": _plain(profile.high)}


def profile_from(facts: Mapping[str, Any]) -> ColumnProfile:
    """Return the profile that `profile_facts` wrote."""
    kind = Kind(facts["kind"])
    return ColumnProfile(
        **{
            **facts,
            "kind": kind,
            "values": tuple((text, times) for text, times in facts["values"]),
            "low": _value(facts["low"], kind),
            "high": _value(facts["high"], kind),
            "histogram": _histogram(facts["histogram"]),
        }
    )


def _histogram(facts: Mapping[str, Any] | None) -> Histogram | None:
    return None if facts is None else Histogram(**{**facts, "counts": tuple(facts["counts"])})


def error_facts(error: EngineError) -> dict[str, Any]:
    """Return an error as JSON has it."""
    return {"error": type(error).__name__, "facts": {name: words_facts(fact) for name, fact in error.facts.items()}}


def error_from(message: Mapping[str, Any]) -> EngineError:
    """Return the error that `error_facts` wrote."""
    kind: type[EngineError] = getattr(errors, message["error"])
    return kind(**{name: words_from(fact) for name, fact in message["facts"].items()})


def words_facts(value: object) -> object:
    """Return a text as JSON has it, with how it was made; numbers unchanged, anything else as text."""
    if not isinstance(value, Words):
        return value if value is None or isinstance(value, str | int | float) else str(value)
    facts = None if value.facts is None else {name: words_facts(fact) for name, fact in value.facts.items()}
    return {"text": str(value), "context": value.context, "template": value.template, "facts": facts}


def words_from(value: Any) -> Any:  # noqa: ANN401  whatever JSON holds
    """Return the text that `words_facts` wrote; nothing is filled in again, whatever the other side says."""
    if not isinstance(value, dict):
        return value
    facts = None if value["facts"] is None else {name: words_from(fact) for name, fact in value["facts"].items()}
    return Words(value["text"], value["context"], value["template"], facts)


def _plain(value: float | date | None) -> float | str | None:
    return value.isoformat() if isinstance(value, date) else value


def _value(plain: float | str | None, kind: Kind) -> float | date | None:
    if plain is None or kind is not Kind.DATE:
        return None if plain is None else float(plain)
    return date.fromisoformat(str(plain))
