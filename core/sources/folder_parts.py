"""The files of a folder that is one table: those called like Parquet, in the order of their names.

They may be parted by values, as Spark writes them: folders such as year=2024 say what all their rows have.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

_DEEPEST = 4
"""Folders within folders, at most."""
_BLANK = "__HIVE_DEFAULT_PARTITION__"
ENDINGS = (".parquet", ".pq")
"""Of the files of a table in several parts."""


def folder_parts(folder: Path) -> tuple[Path, ...]:
    """Return the parts of the table in a folder; () if it holds none, or is no folder.

    Files whose names begin with a point or an underscore are no parts: Spark, Dask and Arrow keep notes in them.

    Raises:
        OSError: if the folder cannot be listed.
    """
    if not folder.is_dir():
        return ()
    return tuple(sorted(path for path in folder.iterdir() if is_part(path))) or _parted(folder, _DEEPEST)


def values_of(part: Path, folder: Path) -> dict[str, str | None]:
    """Return the values that the folders between say of all rows of a part, by their names; None where one is blank."""
    said = (name.partition("=") for name in part.relative_to(folder).parts[:-1])
    return {name: None if value == _BLANK else unquote(value) for name, _, value in said}


def _parted(folder: Path, depth: int) -> tuple[Path, ...]:
    """Return the files within folders that are all called by one name and a value; () if others are among them."""
    inner = sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith((".", "_")))
    names = {path.name.partition("=")[0] for path in inner if "=" in path.name}
    if not depth or len(names) != 1 or any("=" not in path.name for path in inner):
        return ()
    found: list[Path] = []
    for path in inner:
        found += sorted(file for file in path.iterdir() if is_part(file)) or _parted(path, depth - 1)
    return tuple(found) if len({len(path.parts) for path in found}) == 1 else ()


def is_part(path: Path) -> bool:
    """Return whether a file of a folder is a part of its table."""
    return path.suffix.lower() in ENDINGS and not path.name.startswith((".", "_")) and path.is_file()
