"""Line and column of every key and value of a TOML text, for error messages and edits.

The standard library's tomllib returns no positions, so this module scans the text a second time; the scanner may rely
on valid TOML.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from dataclasses import dataclass, field

Path = tuple[str | int, ...]
"""Path to a value: keys, and positions (from 0) in arrays."""

Span = tuple[int, int]
"""Offsets into the text, the second one exclusive."""

# The longest alternative comes first: a triple quote also begins like an empty string. Up to two quotes may stand right
# before the closing three (TOML 1.0, "Multi-line basic strings").
_SPACE = re.compile(r"(?:\s|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_STRING = re.compile(
    r'"""(?:\\.|(?!""")[^\\])*""""{0,2}|\'\'\'.*?\'\'\'\'{0,2}|"(?:\\.|[^"\\])*"|\'[^\']*\'', re.DOTALL
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# One space may separate date and time (TOML 1.0, "Offset Date-Time"); no other bare value contains a space.
_BARE_VALUE = re.compile(r"\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]*|[^\s,\]}#]+")


@dataclass(frozen=True, slots=True, order=True)
class KeyPlace:
    """A position in a text; line and column count from 1, columns in characters."""

    line: int
    column: int


@dataclass(slots=True)
class Places:
    """Positions in one TOML text, by path.

    Attributes:
        keys: start of the last part of a key or of a table's header.
        values: start of a value; for a table, start of its header.
        spans: offsets of every statement (a key to the end of its value, or "[" to "]").
        value_spans: offsets of every value that is written after "=" or in a list.
        headers: the tables with a header of their own, in the order of the text.
    """

    keys: dict[Path, KeyPlace] = field(default_factory=dict)
    values: dict[Path, KeyPlace] = field(default_factory=dict)
    spans: dict[Path, Span] = field(default_factory=dict)
    value_spans: dict[Path, Span] = field(default_factory=dict)
    headers: list[Path] = field(default_factory=list)

    def of_key(self, path: Path) -> KeyPlace:
        """Return the place of the key at `path`, or of its closest known parent."""
        return self._closest(self.keys, path)

    def of_value(self, path: Path) -> KeyPlace:
        """Return the place of the value at `path`, or of its closest known parent."""
        return self._closest(self.values, path)

    def _closest(self, first: dict[Path, KeyPlace], path: Path) -> KeyPlace:
        if path in first:
            return first[path]
        while path:
            if path in self.keys or path in self.values:
                return self.keys.get(path) or self.values[path]
            path = path[:-1]
        return KeyPlace(1, 1)


def locate(text: str) -> Places:
    """Return the places of all keys and values of `text`, which must be valid TOML (version 1.0)."""
    scanner = _Scanner(text)
    scanner.run()
    return scanner.places


class _Scanner:
    """Scans a valid text once, statement by statement."""

    def __init__(self, text: str) -> None:
        self.places = Places()
        self._text = text
        self._at = 0
        self._line_starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self._lengths: dict[Path, int] = {}

    def run(self) -> None:
        here: Path = ()
        self._skip(_SPACE)
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                here = self._header()
            else:
                self._pair(here)
            self._skip(_SPACE)

    def _header(self) -> Path:
        """Read [a.b] or [[a.b]] and return the path of the table it opens."""
        start = self._at
        is_array = self._text.startswith("[[", start)
        self._at += 2 if is_array else 1
        path: Path = ()
        for key, place in self._key():
            path = self._last_element((*path, key))
            self.places.keys.setdefault(path, place)
            self.places.values.setdefault(path, place)
        if is_array:
            path = self._new_element(path)
            self.places.keys[path] = self.places.values[path] = place
        self._at = self._text.index("]", self._at) + (2 if is_array else 1)
        self.places.headers.append(path)
        self.places.spans[path] = (start, self._at)
        return path

    # A header such as [a.b] after [[a]] means the last element of a: the path gets its index.
    def _last_element(self, path: Path) -> Path:
        length = self._lengths.get(path, 0)
        return (*path, length - 1) if length else path

    def _new_element(self, path: Path) -> Path:
        array = path[:-1] if path and isinstance(path[-1], int) else path
        self._lengths[array] = self._lengths.get(array, 0) + 1
        return (*array, self._lengths[array] - 1)

    def _pair(self, here: Path) -> None:
        start = self._at
        for key, place in self._key():
            here = (*here, key)
            self.places.keys.setdefault(here, place)
        self._at = self._text.index("=", self._at) + 1
        self._skip(_BLANK)
        self._value(here)
        self.places.spans[here] = (start, self._at)

    def _key(self) -> list[tuple[str, KeyPlace]]:
        """Read a dotted key; stop right after its last part."""
        parts = []
        while True:
            self._skip(_BLANK)
            place = self._place()
            quoted = self._text[self._at] in "\"'"
            token = self._take(_STRING if quoted else _BARE_KEY)
            # tomllib decodes the escapes of a quoted key.
            parts.append((str(tomllib.loads(f"k = {token}")["k"]) if quoted else token, place))
            end = self._at
            self._skip(_BLANK)
            if not self._text.startswith(".", self._at):
                self._at = end
                return parts
            self._at += 1

    def _value(self, path: Path) -> None:
        self.places.values[path] = self._place()
        start = self._at
        first = self._text[self._at]
        if first == "[":
            self._array(path)
        elif first == "{":
            self._inline_table(path)
        else:
            self._take(_STRING if first in "\"'" else _BARE_VALUE)
        self.places.value_spans[path] = (start, self._at)

    def _array(self, path: Path) -> None:
        index = 0
        while not self._closes("[,", "]"):
            self._value((*path, index))
            index += 1

    def _inline_table(self, path: Path) -> None:
        while not self._closes("{,", "}"):
            self._pair(path)

    def _closes(self, before: str, closing: str) -> bool:
        """Skip an opening bracket or a comma, and `closing` if it follows; return whether it did."""
        self._skip(_SPACE)
        if self._text[self._at] in before:
            self._at += 1
            self._skip(_SPACE)
        if self._text[self._at] != closing:
            return False
        self._at += 1
        return True

    def _skip(self, pattern: re.Pattern[str]) -> None:
        self._take(pattern)

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self._text, self._at)
        if match is None:  # only for text that is not valid TOML
            raise ValueError(f"not TOML at offset {self._at}")
        self._at = match.end()
        return match.group()

    def _place(self) -> KeyPlace:
        line = bisect_right(self._line_starts, self._at)
        return KeyPlace(line, self._at - self._line_starts[line - 1] + 1)
