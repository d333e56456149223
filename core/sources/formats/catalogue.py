"""All formats that can be read, and the endings of their files."""

from __future__ import annotations

from pathlib import Path

from core.domain.location import DatabaseAddress, is_address
from core.errors import NoEndingError, UnknownEndingError
from core.sources.server_source import SERVERS, CountingServer, ServerSource
from core.sources.source import REGISTERED, Source


def every() -> tuple[type[Source], ...]:
    """Return all formats in the order of the list."""
    return tuple(REGISTERED.values())


def server(address: str) -> type[ServerSource]:
    """Return the kind of database at an address, which `core.domain.location` has found to be one."""
    return SERVERS[address.partition("://")[0]]


def counts_there(file: str) -> bool:
    """Return whether rows are counted where they are; the address tells it."""
    return is_address(file) and issubclass(server(file), CountingServer)


def limits_memory(file: str) -> bool:
    """Return whether what reads a file or a database can live in the memory that a reader may take."""
    return not is_address(file) or server(file).limits_memory


def data_suffixes() -> tuple[str, ...]:
    """Return the ending of every kind of file that can be read, with the dot, in lower case."""
    return tuple(suffix for source in every() for suffix in source.suffixes)


def layout_settings(file: str) -> tuple[str, ...]:
    """Return the fields of a layout that say where the cells of a file are; its name or address tells the format.

    Nothing is said of a file whose name promises no format.
    """
    if is_address(file):
        return () if DatabaseAddress(file).table else server(file).settings
    suffix = Path(file).suffix.lower()
    return next((source.settings for source in every() if suffix in source.suffixes), ())


def takes_query(file: str) -> bool:
    """Return whether a query may say which rows are read of a file; its name tells the format."""
    if is_address(file):
        return server(file).takes_query
    suffix = Path(file).suffix.lower()
    return any(source.takes_query for source in every() if suffix in source.suffixes)


def by_suffix(file: str, suffix: str) -> type[Source]:
    """Return the format that `suffix` promises.

    Raises:
        WrongFormatError: if no format has it.
    """
    for source in every():
        if suffix.lower() in source.suffixes:
            return source
    readable = ", ".join(data_suffixes())
    raise UnknownEndingError(file, suffix, readable) if suffix else NoEndingError(file, readable)
