"""A folder of Parquet files, as Spark, Dask and polars write large tables: one file after the other."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar

from core.errors import DamagedDataFileError, RefusedContentError
from core.sources.file_content import FileContent
from core.sources.folder_parts import ENDINGS, folder_parts, values_of
from core.sources.formats.parquet_files.parquet import ParquetSource, few_texts_of, opened
from core.sources.source import CHUNK_ROWS, Problem, register
from core.words import N_, quoted

_MOST_NAMED = 5
"""Files that are named in a sentence."""


@register
class ParquetFolder(ParquetSource):
    """The files of a folder as one table, of equal columns whose cells are of one kind."""

    key = "parquet folder"
    words = N_("Error", "a folder of parquet files")
    suffixes: ClassVar[tuple[str, ...]] = ()
    of_folders = True

    @classmethod
    def recognises(cls, content: FileContent) -> bool:
        """Return whether the folder holds such files, or folders of them."""
        return bool(content.parts) or _split(Path(content.path)) is not None

    def open(self) -> None:
        """Read the schema of every file."""
        folder = Path(self.path)
        inner = _split(folder)
        if inner is not None:
            why = N_(
                "Error",
                "folder “{name}” within it holds parquet files, too. Choose that folder, or put all files into one.",
            )
            raise RefusedContentError(self.path, why.format(name=inner.name))
        self._parts = folder_parts(folder)
        self._part, self._n_records = self._parts[0], 0
        with opened(self._part) as first:
            schema = first.schema_arrow
        self._said = {part: values_of(part, folder) for part in self._parts}
        schema = self._with_said(schema)
        self.take_schema(schema)
        self._order = [str(name) for name in schema.names]
        self._types = {str(field.name): field.type for field in schema}
        kinds = _kinds(schema)
        for part in self._parts:
            self._part = part
            with opened(part) as file:
                kinds = self._agreed(kinds, _kinds(self._with_said(file.schema_arrow)))
                self._n_records += file.metadata.num_rows

    def batches(self, rows: int = CHUNK_ROWS, *, encoded: bool = False) -> Iterable[Any]:
        """Yield the record batches, the columns in the order of the first file."""
        for part in self._parts:
            self._part = part
            with opened(part) as plain, opened(part, few_texts_of(plain) if encoded else ()) as file:
                for read in self.batches_of(file, rows):
                    batch = self._filled(read)
                    in_order = [name for name in self._order if name in batch.schema.names]
                    yield batch if batch.schema.names == in_order else batch.select(in_order)

    @property
    def wanted(self) -> list[str] | None:
        """The columns to read of the files; None: all."""
        said = self._said[self._part]
        return [name for name in self._names if name not in said] if self._left_out else None

    def _with_said(self, schema: Any) -> Any:  # noqa: ANN401  the library has no types
        """Return a schema with a column for each name of the folders that a file lies in."""
        import pyarrow as pa  # noqa: PLC0415  loaded by `opened`

        for name in self._said[self._part].keys() - {*map(str, schema.names)}:
            of_all = [said.get(name) for said in self._said.values()]
            are_whole = all(text is None or (text.isdecimal() and str(int(text)) == text) for text in of_all)
            schema = schema.append(pa.field(name, pa.int64() if are_whole else pa.string()))
        return schema

    def _filled(self, batch: Any) -> Any:  # noqa: ANN401  the library has no types
        """Return a batch of the part that is read with what its folders say of every row."""
        import pyarrow as pa  # noqa: PLC0415  loaded by `opened`

        lacking = [name for name in self._order if name in self._said[self._part] and name not in batch.schema.names]
        for name in lacking:
            text, of = self._said[self._part][name], self._types[name]
            value = int(text) if text is not None and pa.types.is_integer(of) else text
            cells = pa.repeat(pa.scalar(value, of), batch.num_rows)
            batch = pa.RecordBatch.from_arrays([*batch.columns, cells], [*batch.schema.names, name])
        return batch

    def n_rows(self) -> int:
        """Return the number of records of all files, and one for the names."""
        return self._n_records + 1

    def problems(self) -> list[Problem]:
        """Return the problems of columns that are left out, and of files of other kinds."""
        others = sorted(path.name for path in Path(self.path).iterdir() if path.is_file() and _is_other(path))
        if not others:
            return super().problems()
        words = N_("Source", "These files of the folder are no parquet files, and not read: {names}.")
        shown = quoted(others[:_MOST_NAMED]) + (", …" if len(others) > _MOST_NAMED else "")
        return [*super().problems(), Problem(words.format(names=shown))]

    def damaged(self) -> DamagedDataFileError:
        """Return the error for the file that is being read."""
        return DamagedDataFileError(str(self._part))

    def _agreed(self, kinds: dict[str, str], found: dict[str, str]) -> dict[str, str]:
        """Return the kinds of the columns of all files up to this one; a column without values is of any kind.

        Raises:
            RefusedContentError: if the columns are others, or their cells of another kind.
        """
        if found.keys() != kinds.keys():
            odd = min(found.keys() ^ kinds.keys())
            lacking, having = (self._part, self._parts[0]) if odd in kinds else (self._parts[0], self._part)
            why = N_("Error", "“{part}” has no column “{name}”, which “{other}” has. {cure}")
            raise RefusedContentError(self.path, why.format(part=lacking.name, name=odd, other=having.name, cure=_CURE))
        for name, kind in found.items():
            if "" not in (kind, kinds[name]) and kind != kinds[name]:
                why = N_("Error", "column “{name}” holds {found} in “{part}”, and {kind} in the files before. {cure}")
                raise RefusedContentError(
                    self.path,
                    why.format(name=name, found=_of(kind), part=self._part.name, kind=_of(kinds[name]), cure=_CURE),
                )
        return {name: kinds[name] or kind for name, kind in found.items()}


_CURE = N_("Error", "All files must have the same columns. Take the odd one out, or write it again like the others.")
_KINDS = {
    "numbers": N_("Error", "numbers"),
    "texts": N_("Error", "texts"),
    "dates": N_("Error", "dates"),
    "truth": N_("Error", "yes and no"),
}


def _of(kind: str) -> str:
    return _KINDS.get(kind, kind)


def _kinds(schema: Any) -> dict[str, str]:  # noqa: ANN401  the library has no types
    return {str(field.name): _kind(field.type) for field in schema}


def _kind(of: Any) -> str:  # noqa: ANN401  the library has no types
    """Return what cells of a type are; "" if it has no values, as pandas writes a column of nothing but blanks."""
    import pyarrow as pa  # noqa: PLC0415  only where there are such rows

    types = pa.types
    if types.is_dictionary(of):
        return _kind(of.value_type)
    if types.is_null(of):
        return ""
    tests = {
        # whole numbers with blanks are floats where pandas wrote them: 1 and 1.0 are one cell here
        "numbers": (types.is_integer, types.is_floating, types.is_decimal),
        "texts": (types.is_string, types.is_large_string, types.is_string_view),
        "dates": (types.is_date, types.is_timestamp),
        "truth": (types.is_boolean,),
    }
    return next((kind for kind, asked in tests.items() if any(is_such(of) for is_such in asked)), str(of))


def _split(folder: Path) -> Path | None:
    """Return a folder within that holds parquet files, such as one a year; None if there is none."""
    try:
        if any(path.parent != folder for path in folder_parts(folder)):
            return None  # parted by values
        inner = sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith((".", "_")))
        return next((path for path in inner if folder_parts(path)), None)
    except OSError:
        return None


def _is_other(path: Path) -> bool:
    return path.suffix.lower() not in ENDINGS and not path.name.startswith((".", "_"))
