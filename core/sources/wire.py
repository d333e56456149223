"""Messages between the program and the process that reads files: JSON and raw bytes, each with its length first.

No pickle, which would run what a taken-over parser sends; JSON stays data (`core.serial`).
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from types import MappingProxyType
from typing import IO, TYPE_CHECKING, Any

from core import errors
from core.domain.reading_layout import ReadingLayout
from core.domain.reading_question import ReadingQuestion
from core.errors import EngineError
from core.serial import Reader, Writer, fact_data, fact_from, message_data, message_from
from core.sources.question import FileQuestion
from core.words import Message

if TYPE_CHECKING:
    from core.data.column_profile import ColumnProfile

NO_PHRASES: Mapping[str, Message] = MappingProxyType({})
"""Sentences go through the pipe whole, not as keys: both sides are of one version."""

_READER = Reader(NO_PHRASES)
_LENGTH = struct.Struct("<Q")
LONGEST = 1 << 34
"""Bytes of a message, at most, eight times the memory of a reader. A length from a reader that went wrong would else
make the program reserve up to 2^64 bytes."""


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


def question_facts(question: FileQuestion) -> dict[str, Any]:
    """Return a question as JSON has it."""
    return Writer().fields(question)


def layout_from(facts: Mapping[str, Any]) -> ReadingLayout:
    """Return the layout of a preview."""
    layout: ReadingLayout = _READER.value(ReadingLayout, facts)
    return layout


def question_from(facts: Mapping[str, Any]) -> FileQuestion:
    """Return the question that `question_facts` wrote."""
    question: FileQuestion = _READER.value(FileQuestion, facts)
    return question


def asked_facts(asked: ReadingQuestion) -> dict[str, Any]:
    """Return a question about how a file is read as JSON has it."""
    return Writer().fields(asked)


def asked_from(facts: Mapping[str, Any]) -> ReadingQuestion:
    """Return the question that `asked_facts` wrote."""
    asked: ReadingQuestion = _READER.value(ReadingQuestion, facts)
    return asked


def profile_facts(profile: ColumnProfile) -> dict[str, Any]:
    """Return a profile as JSON has it, for the pipe back to the program only."""
    return Writer().fields(profile)


def profile_from(facts: Mapping[str, Any]) -> ColumnProfile:
    """Return the profile that `profile_facts` wrote."""
    from core.data.column_profile import ColumnProfile  # noqa: PLC0415  14 ms, which a reader for a preview saves

    profile: ColumnProfile = _READER.value(ColumnProfile, facts)
    return profile


def error_facts(error: EngineError) -> dict[str, Any]:
    """Return an error as JSON has it: which one, and its facts."""
    return {"error": type(error).__name__, "facts": {name: fact_data(fact) for name, fact in error.facts.items()}}


def error_from(message: Mapping[str, Any]) -> EngineError:
    """Return the error that `error_facts` wrote.

    It is looked for in `core.errors` alone, so that no answer of the reader can name another class. A format that needs
    words of its own raises `MalformedRecordError` with them.
    """
    kind: type[EngineError] = getattr(errors, message["error"])
    return kind(**{name: fact_from(fact, NO_PHRASES) for name, fact in message["facts"].items()})


def words_facts(text: str) -> object:
    """Return a text as JSON has it, with how it was made."""
    return message_data(text) if isinstance(text, Message) else text


def words_from(facts: Any) -> str:  # noqa: ANN401  whatever JSON holds
    """Return the text that `words_facts` wrote."""
    return message_from(facts, NO_PHRASES) if isinstance(facts, dict) else str(facts)
