"""The files of a folder that is one table: those called like Parquet, in the order of their names."""

from __future__ import annotations

from pathlib import Path

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
    return tuple(sorted(path for path in folder.iterdir() if is_part(path)))


def is_part(path: Path) -> bool:
    """Return whether a file of a folder is a part of its table."""
    return path.suffix.lower() in ENDINGS and not path.name.startswith((".", "_")) and path.is_file()
