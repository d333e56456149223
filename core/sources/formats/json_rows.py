"""JSON: one list of records, or a record a line; read record after record, so that a file may be larger than memory."""

from __future__ import annotations

import codecs
import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import Any, BinaryIO

from core.data.raw_cells import Cell
from core.errors import MalformedRecordError, RefusedContentError, SeveralValuesError
from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Problem, Source, register, several_values_problem
from core.words import N_, quoted

BLOCK = 1 << 20
"""Bytes read at a time."""
LONGEST = 64 << 20
"""Characters of one record, at most: a quote left open must not take all memory."""
_START = pattern_of(rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*(?:\"|\})")
_FLAT = rb"\{[^{}\[\]]*+\}"
_INSIDE = rb"(?:[^{}\[\]]|" + _FLAT + rb"|\[(?:[^{}\[\]]|" + _FLAT + rb")*+\])*+"
"""What an object has: lists of others, as the columns that pandas describes in orient="table"."""
_VALUE = rb'(?:"[^"]*"|[-+.0-9eE]+|true|false|null|\{' + _INSIDE + rb"\}|\[[^{}\[\]]*\])"
_WRAPPED = pattern_of(
    rb'(?:\xef\xbb\xbf)?\s*\{(?:\s*"[^"]*"\s*:\s*' + _VALUE + rb'\s*,)*\s*"(?P<name>[^"]*)"\s*:\s*\[(?=\s*\{)'
)
"""A record that has one long list of records, behind facts about it, as services on the web answer."""
_NAMELESS = pattern_of(rb"(?:\xef\xbb\xbf)?\s*\[\s*\[")
_BETWEEN = pattern_of(r"[\s]*")
_NO_JSON = N_("Error", "it is no record of JSON. Write the file again with the program it comes from.")


@register
class JsonRows(Source):
    """Records with names; row 1 are the names of all records, in the order in which they first occur."""

    key = "json"
    words = N_("Error", "a JSON file (.json)")
    suffixes = (".json", ".jsonl", ".ndjson")
    blank_rows = False

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with a record, or with a list of some."""
        return _START.match(content.start) is not None or _NAMELESS.match(content.start) is not None

    def open(self) -> None:
        """Read all names: any record may have another one."""
        self._by_columns: dict[str, list[Any]] = {}
        self._row_name, self._beside = "", dict[str, Any]()
        with self.raw() as file:
            start = file.read(BLOCK)
        if _NAMELESS.match(start):
            why = N_("Error", "its records are lists without names. Write it again with the name of each value.")
            raise RefusedContentError(self.path, why)
        self._wrapped = _WRAPPED.match(start)
        try:
            names = self._all_names()
        except _NotWrappedError:
            self._wrapped = None
            names = self._all_names()
        is_alone = self._n_records == 1 and b"[" not in start[: start.find(b"{")]
        if is_alone and names and all(names.values()):
            (record,) = self._records()
            self._by_columns, self._row_name = columns_of(record), _name_of_rows(record)
            names = self._all_names() if self._by_columns else names
        self._left_out = [name for name, is_several in names.items() if is_several]
        self._names = [name for name, is_several in names.items() if not is_several]
        if self._left_out and not self._names:
            raise SeveralValuesError(self.path, self._left_out[0])
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)

    def _all_names(self) -> dict[str, bool]:
        """Return all names, and whether some value of each is several; and count the records."""
        names: dict[str, bool] = {}
        self._row = self._n_records = 0
        for record in self._records():
            self._n_records += 1
            for name, value in record.items():
                names[name] = names.get(name, False) or isinstance(value, dict | list)
        return names

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        yield Chunk([self._names], range(1, 2))
        self._row = 1
        rows: list[list[Cell]] = []
        size = FIRST_ROWS
        for record in self._records():
            rows.append([_cell(record.get(name)) for name in self._names])
            if len(rows) == size:
                yield self._chunk(rows)
                rows, size = [], CHUNK_ROWS
        if rows:
            yield self._chunk(rows)

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return self._n_records + 1

    def part_done(self) -> float:
        """Return the current record over the last."""
        return min(self._row / self.n_rows(), 1.0)

    def problems(self) -> list[Problem]:
        """Say of each column that is left out why, and what else of the file is."""
        left_out = [several_values_problem(name) for name in self._left_out]
        if self._by_columns and self._row_name:
            words = N_(
                "Source",
                "Each record has a name of its own, such as “{name}”, which is left out. To use these names, write "
                "each as a value of its record.",
            )
            left_out.append(Problem(words.format(name=self._row_name)))
        return left_out + self._beside_list()

    def _beside_list(self) -> list[Problem]:
        """Return what there is to say of a list of records by what stands beside it: further lists, and pages."""
        if self._wrapped is None:
            return []
        found = []
        lists = [name for name, value in self._beside.items() if _are_records(value)]
        if lists:
            words = N_("Source", "Only the list “{name}” is read. Further lists of records are left out: {others}.")
            name = self._wrapped["name"].decode(errors="replace")
            found.append(Problem(words.format(name=name, others=quoted(lists))))
        with self.raw() as file:
            start = file.read(self._wrapped.end())
        with suppress(ValueError):
            sign = _sign_of_pages(json.loads(start.decode("utf-8-sig") + "]}") | self._beside, self._n_records)
            words = N_(
                "Source",
                "Beside its records, the file says “{name}”: they may be one page of several. Put all pages into one "
                "file, or the others are left out.",
            )
            found += [Problem(words.format(name=sign))] if sign else []
        return found

    def unusable(self, name: str) -> SeveralValuesError | None:
        """Return why a column is left out; None if it is not."""
        return SeveralValuesError(self.path, name) if name in self._left_out else None

    def _chunk(self, rows: list[list[Cell]]) -> Chunk:
        chunk = Chunk(rows, range(self._row + 1, self._row + len(rows) + 1))
        self._row += len(rows)
        return chunk

    def _records(self) -> Iterator[dict[str, Any]]:
        """Yield the records, as they are written or made of columns."""
        if not self._by_columns:
            yield from self._written()
        for cells in zip(*self._by_columns.values(), strict=True):
            yield dict(zip(self._by_columns, cells, strict=True))

    def _written(self) -> Iterator[dict[str, Any]]:
        """Yield the records; what is between them is a comma in a list, and space or nothing between lines."""
        with self.raw() as file:
            if self._wrapped is not None:
                file.seek(self._wrapped.end())
            texts = _Texts(self.path, file)
            is_list = self._wrapped is not None or texts.skip("[")
            row = 2
            while not (texts.at_end() or (is_list and texts.skip("]"))):
                yield self._flat(texts.record(row))
                row += 1
                if is_list and not texts.skip(","):
                    if not texts.skip("]"):
                        raise MalformedRecordError(self.path, row, _NO_JSON)
                    break
            if self._wrapped is not None:
                self._beside = texts.end_record()
            elif not texts.at_end():
                raise MalformedRecordError(self.path, row, _NO_JSON)

    def _flat(self, record: dict[str, Any]) -> dict[str, Any]:
        """Return a record; of a feature of a map, its properties."""
        is_feature = self._wrapped is not None and self._wrapped["name"] == b"features"
        said = record.get("properties") if is_feature else None
        return said if isinstance(said, dict) else record


def columns_of(record: dict[str, Any]) -> dict[str, list[Any]]:
    """Return the columns of a table that one record holds, as pandas writes it; {} if it holds none.

    They are lists of equal length, or values by equal names of rows, or rows of equal names; or the names are one list,
    and the rows another.
    """
    values = list(record.values())
    if all(isinstance(each, dict) for each in values):
        names = [list(each) for each in values]
        if names != names[:1] * len(names):
            return {}
        by_row = {name: [each[name] for each in values] for name in names[0]}
        by_column = {name: list(each.values()) for name, each in record.items()}
        return by_row if _are_rows(by_row, by_column) else by_column
    headers, rows = record.get("columns"), record.get("data")
    if isinstance(headers, list) and isinstance(rows, list) and record.keys() <= {"columns", "data", "index"}:
        is_table = len({*map(str, headers)}) == len(headers) and all(isinstance(row, list) for row in rows)
        fits = is_table and all(len(row) == len(headers) for row in rows)
        return {str(name): [row[place] for row in rows] for place, name in enumerate(headers)} if fits and rows else {}
    are_lists = all(isinstance(each, list) for each in values) and len({*map(len, values)}) == 1
    return record if are_lists and values[0] else {}


def _are_rows(by_row: dict[str, list[Any]], by_column: dict[str, list[Any]]) -> bool:
    """Return whether a record of records has a row in each, not a column: by its numbers, or by kinds of values."""
    if any(all(map(str.isdecimal, names)) for names in (by_row, by_column)):
        return not all(map(str.isdecimal, by_row))
    if not _are_of_one_kind(by_column):
        return _are_of_one_kind(by_row)
    # of one kind either way, as texts alone are: a table has few columns, and many rows
    return _are_of_one_kind(by_row) and len(by_column) >= max(_MANY, _TIMES * len(by_row))


_MANY, _TIMES = 10, 3
"""Records within a record, at least, and for each name in them, from which they are rows whatever they hold."""


def _are_of_one_kind(columns: dict[str, list[Any]]) -> bool:
    kinds = ({type(value) for value in values if value is not None} for values in columns.values())
    return all(len(each - {int}) <= 1 and (each <= {int, float} or len(each) <= 1) for each in kinds)


def _name_of_rows(record: dict[str, Any]) -> str:
    """Return the first name of the rows that `columns_of` finds; "" if they are numbered, or have none."""
    values = list(record.values())
    if not all(isinstance(each, dict) for each in values):
        names = record.get("index")
    else:
        by_row = {name: [each.get(name) for each in values] for name in values[0]}
        by_column = {name: list(each.values()) for name, each in record.items()}
        names = list(record) if _are_rows(by_row, by_column) else list(values[0])
    if not isinstance(names, list) or not names:
        return ""
    texts = [*map(str, names)]
    return "" if any(texts == [*map(str, range(least, least + len(texts)))] for least in (0, 1)) else texts[0]


def _are_records(value: object) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(isinstance(each, dict) for each in value)


def _sign_of_pages(beside: dict[str, Any], n_records: int) -> str:
    """Return the name of what says that there are further pages; "" if nothing does.

    Args:
        beside: what stands beside the records, and in records there.
        n_records: how many there are on this page.
    """
    inner = (value for value in beside.values() if isinstance(value, dict))
    said = {str(name): value for record in (beside, *inner) for name, value in record.items()}
    plain = {name: name.casefold().replace("_", "").replace("-", "") for name in said}
    counts = _COUNTS if _PAGING.isdisjoint(plain.values()) else {*_COUNTS, "total", "count"}
    numbers = {name: value for name, value in said.items() if isinstance(value, int)}
    nexts = (name for name, value in said.items() if plain[name] in _NEXT and value)
    pages = (name for name, value in numbers.items() if plain[name] in _PAGES and value > 1)
    greater = (name for name, value in numbers.items() if plain[name] in counts and value > n_records)
    return next(chain(nexts, pages, greater), "")


_NEXT = frozenset(
    (
        *("next", "nextpage", "nextpageurl", "nexturl", "nextlink", "@odata.nextlink", "nextcursor", "nextpagetoken"),
        *("hasmore", "hasnext", "hasnextpage", "nexthref"),
    )
)
_PAGES = frozenset(("totalpages", "pages", "pagecount", "numpages", "lastpage", "pagestotal"))
_COUNTS = frozenset(("totalcount", "totalresults", "totalelements", "numfound", "totalrecords", "totalrows"))
_PAGING = frozenset(("page", "offset", "limit", "perpage", "pagesize", "currentpage", "skip", "start", *_NEXT))
"""What services on the web write beside the records of one page, without marks within names."""


class _NotWrappedError(Exception):
    """The first record has a list of records, and is one of several."""


class _Texts:
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
        while True:
            try:
                found, self._place = self._parser.raw_decode(self._text, self._place)
                break
            except json.JSONDecodeError:
                if self._is_all or len(self._text) - self._place > LONGEST:
                    raise MalformedRecordError(self._path, row, _NO_JSON) from None
                self._more()
            except (ValueError, RecursionError) as error:
                why = str(error) if isinstance(error, _NoRecordError) else _NO_JSON
                raise MalformedRecordError(self._path, row, why) from None
        if not isinstance(found, dict):
            raise MalformedRecordError(self._path, row, _NO_JSON)
        return found

    def end_record(self) -> dict[str, Any]:
        """Return what is behind a list of records, up to the end of the one that has it.

        Raises:
            _NotWrappedError: if that is not the end of all.
        """
        self.at_end()
        rest = self._text[self._place :]
        while not self._is_all and len(rest) <= LONGEST:
            self._more()
            rest = self._text
        try:
            found: dict[str, Any] = self._parser.decode("{" + rest.lstrip().removeprefix(","))
        except (ValueError, RecursionError):
            raise _NotWrappedError from None
        return found

    def _more(self) -> None:
        block = self._file.read(max(BLOCK, len(self._text) - self._place))
        try:
            text = self._decoder.decode(block, final=not block)
        except UnicodeDecodeError:
            why = N_("Error", "it is not written in UTF-8, as JSON has to be. Write it again in UTF-8.")
            raise RefusedContentError(self._path, why) from None
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


def _cell(value: Any) -> Cell:  # noqa: ANN401  JSON
    if isinstance(value, bool):
        return str(value).upper()
    return None if isinstance(value, dict | list) else value
