"""JSON: one list of lists, of which the first one has the names, as offices of statistics answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

from core.errors import MalformedRecordError, RefusedContentError
from core.patterns import pattern_of
from core.sources.formats.json_files.json_texts import NO_JSON, JsonTexts
from core.sources.source import Problem
from core.words import N_

_NUMBER = pattern_of(r"\s*[-+]?[0-9]+(?:[.,][0-9]+)?\s*")
NAMELESS = N_("Error", "its records are lists without names. Write it again with the name of each value.")
_LENGTH = N_("Error", "it has more or fewer values than the first list, which holds the names. Correct the file.")


class NamedLists:
    """The lists of a file, of equal lengths, below a list of names."""

    def __init__(self, path: str, raw: Callable[[], BinaryIO]) -> None:
        """Read the names.

        Raises:
            UnreadableFileError: if the first list has none.
        """
        self._path, self._raw = path, raw
        self._with_numbers: set[str] = set()
        first = next(self._lists(), [])
        texts = [each for each in first if isinstance(each, str) and each.strip()]
        if len({*texts}) < len(first) or not first or any(map(_NUMBER.fullmatch, texts)):
            raise RefusedContentError(path, NAMELESS)
        self._names = texts

    def records(self) -> Iterator[dict[str, Any]]:
        """Yield the lists below the names, none of which has a name for its value.

        Raises:
            UnreadableFileError: if one is too short or too long, or the first list seems to be a record, too.
        """
        lists = self._lists()
        next(lists, None)
        for row, values in enumerate(lists, start=2):
            if len(values) != len(self._names):
                raise MalformedRecordError(self._path, row, _LENGTH)
            record = dict(zip(self._names, values, strict=True))
            if any(name == value for name, value in record.items()):
                raise RefusedContentError(self._path, NAMELESS)
            self._with_numbers |= {name for name in record if _is_number(record[name])}
            yield record

    def doubts(self) -> list[Problem]:
        """Return that the first list may be a record itself, where it is no other than those below it."""
        words = N_(
            "Source",
            "The first list, which begins with “{name}”, is taken for the names, but all others hold texts, too. If it "
            "is a record, write a list of names before it.",
        )
        return [] if self._with_numbers else [Problem(words.format(name=self._names[0]), 1)]

    def _lists(self) -> Iterator[list[Any]]:
        """Yield all lists of the file, the names too."""
        with self._raw() as file:
            texts = JsonTexts(self._path, file)
            texts.skip("[")
            row = 1
            while not texts.skip("]"):
                yield texts.values(row)
                row += 1
                if not texts.skip(","):
                    if not texts.skip("]"):
                        raise MalformedRecordError(self._path, row, NO_JSON)
                    break
            if not texts.at_end():
                raise MalformedRecordError(self._path, row, NO_JSON)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) or (isinstance(value, str) and _NUMBER.fullmatch(value) is not None)
