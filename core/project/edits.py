"""Changes to single keys of a TOML text, collected first and applied when a part of the text is requested."""

from __future__ import annotations

import re

from core.project.content import Table, Value, key_text, needed, value_text
from core.project.places import Path, Span, locate

_REST_OF_LINE = re.compile(r"(?:[ \t]*,)?([ \t]*(?:#[^\n]*)?\n)")
"""What may follow a value of a list on its line: a comma, blanks, a comment. The comma is rewritten, the rest kept."""


class Edits:
    """A text that ends with a line feed, and the collected changes to it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.places = locate(text)
        self._changes: list[tuple[int, int, str]] = []

    def result(self, start: int, end: int) -> str:
        """Return the text from `start` to `end` with the changes applied."""
        pieces = []
        inside = [change for change in self._changes if start <= change[0] < end]
        # Stable by offsets only: several insertions at one place keep the order in which they were made.
        for first, last, new in sorted(inside, key=lambda change: change[:2]):
            pieces += [self.text[start:first], new]
            start = last
        return "".join([*pieces, self.text[start:end]])

    def change(self, path: Path, order: tuple[str, ...], old: Table, new: Table) -> None:
        """Change the table at `path` from `old` to `new`; new keys are inserted at their place in `order`."""
        # An inline table ("name = {…}") is rewritten as a whole: its keys have no lines of their own.
        if path in self.places.value_spans:
            if old != new:
                self.replace_value(path, needed(str(path[0]), new))
            return
        for key in order:
            here = (*path, key)
            if here not in self.places.keys:
                # What the file says by other keys, such as the name of a matrix's file, is not said again.
                if key in needed(str(path[0]), new) and new[key] != old.get(key):
                    kept = tuple(other for other in order if other == key or other in new)
                    self._insert(path, kept, key, new[key])
            elif key not in new:
                self._remove(here)
            elif new[key] != old.get(key):
                self._change_value(here, new[key])

    def replace_value(self, path: Path, value: Value) -> None:
        """Replace the value at `path`."""
        start, end = self.places.value_spans[path]
        self._changes.append((start, end, value_text(value)))

    def _change_value(self, path: Path, value: Value) -> None:
        if path not in self.places.value_spans and isinstance(value, dict):
            present = [str(other[-1]) for other in self.places.keys if other[:-1] == path]
            wanted: Table = dict(value)
            old: Table = {key: self.text[slice(*self.places.value_spans[(*path, key)])] for key in present}
            as_written: Table = {key: value_text(item) for key, item in wanted.items()}
            order = tuple(dict.fromkeys([*present, *wanted]))
            self._change_entries(path, order, old, as_written)
        elif isinstance(value, tuple) and (lines := self._list_by_lines(path, value)) is not None:
            start, end = self.places.value_spans[path]
            self._changes.append((start, end, lines))
        else:
            self.replace_value(path, value)

    def _change_entries(self, path: Path, order: tuple[str, ...], old: Table, new: Table) -> None:
        """Change a table of texts with a header or dotted keys; `old` and `new` hold values as TOML text."""
        dotted = "" if path in self.places.headers else f"{path[-1]}."
        for key in order:
            if key not in new:
                self._remove((*path, key))
            elif key not in old:
                kept = tuple(other for other in order if other == key or other in new)
                self._put_in(self._anchor(path, kept, key), f"{dotted}{key_text(key)} = {new[key]}")
            elif old[key] != new[key]:
                start, end = self.places.value_spans[(*path, key)]
                self._changes.append((start, end, str(new[key])))

    def _insert(self, path: Path, order: tuple[str, ...], key: str, value: Value) -> None:
        dotted = "" if path in self.places.headers else "".join(f"{part}." for part in path)
        self._put_in(self._anchor(path, order, key), f"{dotted}{key} = {value_text(value)}")

    def _anchor(self, path: Path, order: tuple[str, ...], key: str) -> int:
        """Return the end of the line after which `key` is inserted: of the key before it, or of the header."""
        before = [(*path, other) for other in order[: order.index(key)]]
        written = [self.places.spans[other] for other in before if other in self.places.value_spans]
        if not written:  # no earlier key: below the header, or behind the last dotted key
            present = [span for other, span in self.places.spans.items() if other[: len(path)] == path]
            written = [self.places.spans[path] if path in self.places.headers else max(present)]
        return self.text.index("\n", written[-1][1])

    def _put_in(self, at: int, line: str) -> None:
        self._changes.append((at, at, f"\n{line}"))

    def _remove(self, path: Path) -> None:
        """Remove the lines of a statement, or of a header with all its statements."""
        # Blank lines and comments around the removed lines stay: they may belong to their neighbours.
        inside = [span for other, span in self.places.spans.items() if other[: len(path)] == path]
        for start, end in inside:
            self._changes.append((self._line_start(start), self._line_end(end), ""))

    def _line_start(self, offset: int) -> int:
        return self.text.rfind("\n", 0, offset) + 1

    def _line_end(self, offset: int) -> int:
        return self.text.index("\n", offset) + 1

    def _list_by_lines(self, path: Path, values: tuple[object, ...]) -> str | None:
        """Return the text of a list with one value a line, its comments kept; None if it is laid out otherwise."""
        start, end = self.places.value_spans[path]
        spans = [span for other, span in self.places.value_spans.items() if other[:-1] == path]
        first = self._line_end(start)
        if not spans or first > spans[0][0]:
            return None
        lines: dict[str, str] = {}
        at = first
        for span in spans:
            rest = _REST_OF_LINE.match(self.text, span[1], end)
            if rest is None or self._line_start(span[0]) < at:
                return None
            lines[self.text[slice(*span)]] = f"{self.text[at : span[1]]},{rest[1]}"
            at = rest.end()
        return self._rebuilt((start, first), lines, values) + self.text[at:end]

    def _rebuilt(self, opening: Span, lines: dict[str, str], values: tuple[object, ...]) -> str:
        written = [value_text(value) for value in values]  # type: ignore[arg-type]  # the items of a Value
        return self.text[slice(*opening)] + "".join(lines.get(text, f"    {text},\n") for text in written)
