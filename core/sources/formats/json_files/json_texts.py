"""The text of a file of JSON, decoded and parsed a record at a time."""

from __future__ import annotations

import codecs
import json
from typing import Any, BinaryIO

from core.errors import MalformedRecordError, RefusedContentError
from core.patterns import pattern_of
from core.words import N_

BLOCK = 1 << 20
"""Bytes read at a time."""
LONGEST = 64 << 20
"""Characters of one record, at most: a quote left open must not take all memory."""
_BETWEEN = pattern_of(r"[\s]*")
NOT_UTF8 = N_("Error", "it is not written in UTF-8, as JSON has to be. Write it again in UTF-8.")
NO_JSON = N_("Error", "it is no record of JSON. Write the file again with the program it comes from.")


class NotWrappedError(Exception):
    """The first record has a list of records, and is one of several."""


class JsonTexts:
    """The text of a file, decoded and parsed a piece at a time."""

    def __init__(self, path: str, file: BinaryIO) -> None:
        self._path, self._file = path, file
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")()
        self._parser = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_refuse)
        self._text, self._place, self._is_all = "", 0, False

    def skip(self, mark: str) -> bool:
        """Pass the mark if it comes next."""
        found = not self.at_end() and self._text[self._place] == mark
        self._place += found
        return found

    def at_end(self) -> bool:
        """Return whether nothing but space is left."""
        self._place = _end_of_space(self._text, self._place)
        while self._place == len(self._text) and not self._is_all:
            self._more()
            self._place = _end_of_space(self._text, self._place)
        return self._place == len(self._text)

    def record(self, row: int) -> dict[str, Any]:
        """Return the record that comes next.

        Raises:
            MalformedRecordError: if it is no record.
        """
        found = self._value(row)
        if not isinstance(found, dict):
            raise MalformedRecordError(self._path, row, NO_JSON)
        return found

    def values(self, row: int) -> list[Any]:
        """Return the list that comes next.

        Raises:
            MalformedRecordError: if it is none.
        """
        found = self._value(row)
        if not isinstance(found, list):
            raise MalformedRecordError(self._path, row, NO_JSON)
        return found

    def _value(self, row: int) -> object:
        found: object
        while True:
            try:
                found, self._place = self._parser.raw_decode(self._text, self._place)
                break
            except json.JSONDecodeError:
                if self._is_all or len(self._text) - self._place > LONGEST:
                    raise MalformedRecordError(self._path, row, NO_JSON) from None
                self._more()
            except (ValueError, RecursionError) as error:
                why = str(error) if isinstance(error, _NoRecordError) else NO_JSON
                raise MalformedRecordError(self._path, row, why) from None
        return found

    def end_record(self) -> dict[str, Any]:
        """Return what is behind a list of records, up to the end of the one that has it.

        Raises:
            NotWrappedError: if that is not the end of all.
        """
        self.at_end()
        rest = self._text[self._place :]
        while not self._is_all and len(rest) <= LONGEST:
            self._more()
            rest = self._text
        try:
            found: dict[str, Any] = self._parser.decode("{" + rest.lstrip().removeprefix(","))
        except (ValueError, RecursionError):
            raise NotWrappedError from None
        return found

    def _more(self) -> None:
        block = self._file.read(max(BLOCK, len(self._text) - self._place))
        try:
            text = self._decoder.decode(block, final=not block)
        except UnicodeDecodeError:
            raise RefusedContentError(self._path, NOT_UTF8) from None
        self._is_all = not block
        self._text, self._place = self._text[self._place :] + text, 0


class _NoRecordError(ValueError):
    """Something that JSON's grammar allows, and no table has."""


def _end_of_space(text: str, place: int) -> int:
    found = _BETWEEN.match(text, place)
    return found.end() if found else place


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _NoRecordError(N_("Error", "it has two values of one name. Rename one of them."))
    return found


def _refuse(_: str) -> None:
    raise _NoRecordError(
        N_("Error", "it holds NaN or an infinite number, which JSON does not allow. Write null instead.")
    )
