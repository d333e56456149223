"""JSON: one list of records, or a record a line; read record after record, so that a file may be larger than memory."""

from __future__ import annotations

import codecs
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any, BinaryIO

from core.data.raw_cells import Cell
from core.errors import MalformedRecordError, RefusedContentError, SeveralValuesError
from core.patterns import pattern_of
from core.sources.file_content import FileContent
from core.sources.formats.json_files.json_columns import columns_of, first_key, name_of_rows, rows_by_key
from core.sources.formats.json_files.json_headed import has_nameless_rows, headed_rows
from core.sources.formats.json_files.json_lists import NAMELESS, NamedLists
from core.sources.formats.json_files.json_nested import MARK, are_answers, flat_record, numbered_record
from core.sources.formats.json_files.json_parts import RecordList, lists_in, sign_of_pages
from core.sources.formats.json_files.json_texts import BLOCK, NO_JSON, NOT_UTF8, JsonTexts, NotWrappedError
from core.sources.rows_amid import RowsAmid
from core.sources.source import CHUNK_ROWS, FIRST_ROWS, Chunk, Problem, Source, register, several_values_problem
from core.words import N_, quoted

_START = pattern_of(rb"(?:\xef\xbb\xbf)?\s*(?:\[\s*)?\{\s*(?:\"|\})")
_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_FLAT = rb"\{[^{}\[\]]*+\}"
_INSIDE = rb"(?:[^{}\[\]]|" + _FLAT + rb"|\[(?:[^{}\[\]]|" + _FLAT + rb")*+\])*+"
"""What an object has: lists of others, as the columns that pandas describes in orient="table"."""
_VALUE = rb'(?:"[^"]*"|[-+.0-9eE]+|true|false|null|\{' + _INSIDE + rb"\}|\[[^{}\[\]]*\])"
_WRAPPED = pattern_of(
    rb'(?:\xef\xbb\xbf)?\s*\{(?:\s*"[^"]*"\s*:\s*' + _VALUE + rb'\s*,)*\s*"(?P<name>[^"]*)"\s*:\s*\[(?=\s*\{)'
)
"""A record that has one long list of records, behind facts about it, as services on the web answer."""
_LISTS = pattern_of(rb"(?:\xef\xbb\xbf)?\s*\[\s*\[")
_PLACES = N_("Source", "Of each feature of the map, the properties are read. Its geometry is left out.")
_LONE = N_(
    "Error",
    "it is one record, in which no list of records was found. “{name}” holds several values, a list or a structure. "
    "Write the rows as a list of records, all with the same names.",
)
_MOST_NAMES = 2000
"""Columns that records within records may make: where each has names of its own, they are no table."""
_MANY = 10
"""Records of another list, at least, which may be the ones that are meant."""


@register
class JsonRows(Source):
    """Records with names; row 1 are the names of all records, in the order in which they first occur."""

    key = "json"
    words = N_("Error", "a JSON file (.json)")
    suffixes = (".json", ".jsonl", ".ndjson", ".geojson")
    blank_rows = False

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the file begins with a record, or with a list of some."""
        start = content.start
        if start.startswith(_WIDE):
            start = start.decode("utf-16", errors="ignore").encode()
        return _START.match(start) is not None or _LISTS.match(start) is not None

    def raw(self) -> BinaryIO:
        """Open the bytes to read, as UTF-8: some programs of Windows write UTF-16, with a mark that tells it.

        Raises:
            RefusedContentError: if they are not UTF-16 throughout.
        """
        with super().raw() as file:
            if not file.read(len(_WIDE[0])).startswith(_WIDE):
                return super().raw()
            file.seek(0)
            try:
                return io.BytesIO(file.read().decode("utf-16").encode())
            except UnicodeDecodeError:
                raise RefusedContentError(self.path, NOT_UTF8) from None

    def open(self) -> None:
        """Read all names: any record may have another one."""
        self._by_columns: dict[str, list[Any]] = {}
        self._row_name, self._beside, self._is_deep = "", dict[str, Any](), True
        self._has_places = False
        self._list, self._others, self._lists = RecordList("", []), list[RecordList](), set[str]()
        with self.raw() as file:
            start = file.read(BLOCK)
        self._named = NamedLists(self.path, self.raw) if _LISTS.match(start) else None
        self._wrapped = _WRAPPED.match(start)
        try:
            names = self._all_names()
        except NotWrappedError:
            self._wrapped = None
            names = self._all_names()
        is_lone = self._wrapped is None and self._n_records == 1 and b"[" not in start[: start.find(b"{")]
        if self._wrapped is not None:
            names = self._look_beside(start[: self._wrapped.end()], names)
        elif is_lone:
            names = self._look_inside(names)
        are_one = self._n_records == 1  # whose lists are columns, or records, rather than answers
        self._left_out = [name for name, several in names.items() if several or (are_one and name in self._lists)]
        within = tuple(f"{name}." for name in self._left_out)
        self._names = [name for name in names if name not in self._left_out and not name.startswith(within)]
        if self._left_out and not self._names:
            if is_lone:
                raise RefusedContentError(self.path, _LONE.format(name=self._left_out[0]))
            raise SeveralValuesError(self.path, self._left_out[0])
        self.fill(sheet=None, encoding=None, delimiter=None, header_row=1)

    def _all_names(self) -> dict[str, bool]:
        """Return all names, and whether some value of each is several; and count the records."""
        names: dict[str, bool] = {}
        self._row = self._n_records = 0
        self._some, chunk = RowsAmid[dict[str, Any]](), list[dict[str, Any]]()
        for record in self._records():
            self._n_records += 1
            chunk.append(record)
            if len(chunk) == CHUNK_ROWS:
                self._some.take(chunk)
                chunk = []
            for name, value in record.items():
                is_nested = isinstance(value, dict | list)
                if is_nested and are_answers(value):
                    self._lists.add(name)
                    is_nested = False
                names[name] = names.get(name, False) or is_nested
            if self._is_deep and len(names) > _MOST_NAMES:
                self._is_deep = False
                return self._all_names()
        self._some.take(chunk)
        return names

    def _look_beside(self, start: bytes, names: dict[str, bool]) -> dict[str, bool]:
        """Return the names of the longest list of records, which may be behind the first one of the file."""
        name = self._wrapped["name"].decode(errors="replace") if self._wrapped else ""
        try:
            before = json.loads(start.decode("utf-8-sig") + "]}")
        except ValueError:
            before = {}
        self._beside = before | self._beside
        if self._n_records <= _MOST_NAMES and any(isinstance(value, list | dict) for value in self._beside.values()):
            whole = self._beside | {name: [*self._written()]}
            if headed := headed_rows(whole):
                self._wrapped = None
                return self._take_headed(whole, *headed)
        self._others = [*lists_in({other: value for other, value in self._beside.items() if other != name})]
        longest = max(self._others, key=lambda each: len(each.records), default=RecordList("", []))
        self._refuse_nameless(self._beside, max(len(longest.records), self._n_records))
        if len(longest.records) <= self._n_records:
            self._list = RecordList(name, [])
            return names
        self._others.remove(longest)
        self._others.insert(0, RecordList(name, [*self._written()]))
        self._beside[name] = self._others[0].records
        self._list, self._wrapped = longest, None
        return self._all_names()

    def _take_headed(self, record: dict[str, Any], rows: RecordList, names: str) -> dict[str, bool]:
        """Return the names of the rows, and keep what else the record holds but the list of their names."""
        self._list, self._beside = rows, record
        self._others = [each for each in lists_in(record) if each.name not in (rows.name, names)]
        return self._all_names()

    def _refuse_nameless(self, record: dict[str, Any], n_others: int) -> None:
        if has_nameless_rows(record, n_others):
            raise RefusedContentError(self.path, NAMELESS)

    def _look_inside(self, names: dict[str, bool]) -> dict[str, bool]:
        """Return the names of the table that the only record holds, by columns or as a list of records."""
        (record,) = self._written()
        if "index" not in record and (headed := headed_rows(record)):  # pandas calls rows so, which is to be told
            return self._take_headed(record, *headed)
        if rows := rows_by_key(record):
            self._list, self._row_name = RecordList("", rows), first_key(record)
            return self._all_names()
        found = columns_of(record) if len(record) > 1 else {}
        lists = [] if found else [*lists_in(record, by_key=True)]
        if not found:
            self._refuse_nameless(record, max((len(each.records) for each in lists), default=0))
        if lists:
            self._list = max(lists, key=lambda each: len(each.records))
            self._others = [each for each in lists if each is not self._list]
            self._row_name = self._list.key
            facts = {name: value for name, value in record.items() if not isinstance(value, dict)}
            self._beside = facts if self._row_name else record
            return self._all_names()
        self._by_columns = found or columns_of(record)
        if self._by_columns:
            self._row_name = name_of_rows(record)
            return self._all_names()
        holds_none = not any(isinstance(value, dict | list) is False for value in record.values())
        return dict.fromkeys(record, True) if holds_none else names

    def chunks(self) -> Iterator[Chunk]:
        """Yield the names, then the records."""
        yield Chunk([self._names], range(1, 2))
        self._row = 1
        rows: list[list[Cell]] = []
        size = FIRST_ROWS
        for record in self._records():
            rows.append(self._row_of(record))
            if len(rows) == size:
                yield self._chunk(rows)
                rows, size = [], CHUNK_ROWS
        if rows:
            yield self._chunk(rows)

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return batches of records that were kept when their names were looked for."""
        return [[*map(self._row_of, batch)] for batch in self._some.batches]

    def n_rows(self) -> int:
        """Return the number of records, and one for the names."""
        return self._n_records + 1

    def part_done(self) -> float:
        """Return the current record over the last."""
        return min(self._row / self.n_rows(), 1.0)

    def problems(self) -> list[Problem]:
        """Say of each column that is left out why, and which short lists of records are."""
        left_out = [several_values_problem(name) for name in self._left_out]
        if self._row_name:
            words = N_(
                "Source",
                "Each record has a name of its own, such as “{name}”, which is left out. To use these names, write "
                "each as a value of its record.",
            )
            left_out.append(Problem(words.format(name=self._row_name)))
        if self._has_places:
            left_out.append(Problem(_PLACES))
        return left_out + ([] if self._may_be_others else self._of_others())

    def doubts(self) -> list[Problem]:
        """Return that there may be other records: further pages, or another long list."""
        words = N_(
            "Source",
            "Beside its records, the file says “{name}”: they may be one page of several. Put all pages into one "
            "file, or the others are left out.",
        )
        sign = sign_of_pages(self._beside, self._n_records)
        found = [Problem(words.format(name=sign))] if sign else []
        found += self._named.doubts() if self._named else []
        return found + (self._of_others() if self._may_be_others else [])

    @property
    def _may_be_others(self) -> bool:
        """Whether another list may be the one that is meant."""
        return any(len(each.records) >= _MANY for each in self._others)

    def _of_others(self) -> list[Problem]:
        """Return that further lists of records are left out; links are none."""
        words = N_("Source", "Only the list “{name}” is read. Further lists of records are left out: {others}.")
        others = [each.name for each in self._others if len(each.records) > 1 and each.name not in ("link", "links")]
        return [Problem(words.format(name=self._list.name, others=quoted(others)))] if others else []

    def unusable(self, name: str) -> SeveralValuesError | None:
        """Return why a column is left out; None if it is not."""
        return SeveralValuesError(self.path, name) if name in self._left_out else None

    def _row_of(self, record: dict[str, Any]) -> list[Cell]:
        return [_cell(record.get(name)) for name in self._names]

    def _chunk(self, rows: list[list[Cell]]) -> Chunk:
        chunk = Chunk(rows, range(self._row + 1, self._row + len(rows) + 1))
        self._row += len(rows)
        return chunk

    def _records(self) -> Iterator[dict[str, Any]]:
        """Yield the records, as they are written, or made of columns or of the only record."""
        if self._named is not None:
            yield from self._named.records()
        elif self._by_columns:
            for cells in zip(*self._by_columns.values(), strict=True):
                yield dict(zip(self._by_columns, cells, strict=True))
        else:
            yield from map(self._flat, self._list.records or self._written())

    def _written(self) -> Iterator[dict[str, Any]]:
        """Yield the records; what is between them is a comma in a list, and space or nothing between lines."""
        with self.raw() as file:
            if self._wrapped is not None:
                file.seek(self._wrapped.end())
            texts = JsonTexts(self.path, file)
            is_list = self._wrapped is not None or texts.skip("[")
            row = 2
            while not (texts.at_end() or (is_list and texts.skip("]"))):
                yield texts.record(row)
                row += 1
                if is_list and not texts.skip(","):
                    if not texts.skip("]"):
                        raise MalformedRecordError(self.path, row, NO_JSON)
                    break
            if self._wrapped is not None:
                self._beside |= texts.end_record()
            elif not texts.at_end():
                raise MalformedRecordError(self.path, row, NO_JSON)

    def _flat(self, record: dict[str, Any]) -> dict[str, Any]:
        """Return a record without records in it; of a feature of a map, its properties."""
        name = self._wrapped["name"] if self._wrapped is not None else self._list.name.encode()
        said = record.get("properties") if name == b"features" else None
        if isinstance(said, dict):
            self._has_places = self._has_places or record.get("geometry") is not None
            record = said
        record = numbered_record(record)
        return flat_record(record) if self._is_deep else record


def _cell(value: Any) -> Cell:  # noqa: ANN401  JSON
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, list) and are_answers(value):
        return MARK.join(value)
    return None if isinstance(value, dict | list) else value
