"""A plan's text split into tables with their comments, so that tables can be moved unchanged."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.project.places import Path, Places

_COMMENT_LINES = re.compile(r"(?:[ \t]*#[^\n]*\n)*[ \t]*\Z")
_BLANK_LINE_THEN_COMMENT = re.compile(r"\n[ \t]*\n(?=[ \t\n]*#)")


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of a text, in whole lines.

    Attributes:
        path: the table in it, with its sub-tables; None: separate comments, or the top of the file.
        start: offset of its first character, comment lines right above the header included.
        end: offset behind its last character.
    """

    path: Path | None
    start: int
    end: int


def split(text: str, places: Places) -> list[Segment]:
    """Return segments that cover `text` without gaps; `text` ends with a line feed."""
    paths = [path for path in places.headers if len(path) == 1 or (len(path) == 2 and isinstance(path[1], int))]
    starts = [_lead_start(text, places.spans[path][0]) for path in paths]
    segments = [Segment(None, 0, starts[0] if starts else len(text))]
    for path, start, end in zip(paths, starts, [*starts, len(text)][1:], strict=True):
        apart = _comments_apart(text, _last_statement(places, start, end), end)
        segments.append(Segment(path, start, apart))
        if apart < end:
            segments.append(Segment(None, apart, end))
    return segments


def _lead_start(text: str, header: int) -> int:
    """Return the offset of the comment lines right above the header at offset `header`."""
    above = text[:header]
    match = _COMMENT_LINES.search(above, _lead_limit(above))
    return match.start() if match else header


def _lead_limit(above: str) -> int:
    """Return the start of the line after the last line that is not a comment."""
    # Without this limit, the regular expression would be tried at every offset of the text above.
    position = len(above)
    lines = above.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        position -= len(lines.pop())
    while lines and lines[-1].lstrip(" \t").startswith("#"):
        position -= len(lines.pop())
    return position


def _last_statement(places: Places, start: int, end: int) -> int:
    return max(last for _, last in places.spans.values() if start <= last <= end)


def _comments_apart(text: str, statement_end: int, end: int) -> int:
    """Return the offset of comments that follow the last statement after a blank line; `end` if there are none."""
    match = _BLANK_LINE_THEN_COMMENT.search(text, text.index("\n", statement_end), end)
    return match.end() if match else end
