"""All formats that can be read, and the endings of their files."""

from __future__ import annotations

from pathlib import Path

from core.domain.location import DatabaseAddress, is_address
from core.errors import NoEndingError, UnknownEndingError
from core.sources.file_content import FileContent
from core.sources.later_formats import LATER, Later, load
from core.sources.server_source import SERVERS, CountingServer, ServerSource
from core.sources.source import REGISTERED, Source


def every() -> tuple[type[Source], ...]:
    """Return all formats, by the names of their modules."""
    load(bool)
    return _loaded()


def possible(content: FileContent) -> tuple[type[Source], ...]:
    """Return all formats that a file with that content can have, among others, by the names of their modules."""
    load(lambda formats: formats.may_have(content))
    return _loaded()


def _loaded() -> tuple[type[Source], ...]:
    """Return the formats that are loaded, by the names of their modules: in one order, whichever came first."""
    return tuple(sorted(REGISTERED.values(), key=lambda source: source.__module__))


def _with_ending(file: str) -> type[Source] | None:
    """Return the format that the name of a file promises; None if there is none."""
    suffix = Path(file).suffix.lower()
    load(lambda formats: suffix in formats.endings)
    return next((source for source in _loaded() if suffix in source.suffixes), None)


def _facts(file: str) -> Later | type[Source] | None:
    """Return what is known of files with the ending of this one, without loading their formats; None if nothing is."""
    suffix = Path(file).suffix.lower()
    late = next((formats for formats in LATER if suffix in formats.endings), None)
    return late or next((source for source in REGISTERED.values() if suffix in source.suffixes), None)


def server(address: str) -> type[ServerSource]:
    """Return the kind of database at an address, which `core.domain.location` has found to be one."""
    scheme = address.partition("://")[0]
    load(lambda formats: scheme in formats.schemes)
    return SERVERS[scheme]


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
    formats = _facts(file)
    return formats.settings if formats else ()


def takes_query(file: str) -> bool:
    """Return whether a query may say which rows are read of a file; its name tells the format."""
    if is_address(file):
        return server(file).takes_query
    formats = _facts(file)
    return formats is not None and formats.takes_query


def promised(file: str) -> type[Source]:
    """Return the format that the name of a file promises.

    Raises:
        WrongFormatError: if no format has its ending.
    """
    source = _with_ending(file)
    if source is not None:
        return source
    suffix, readable = Path(file).suffix, ", ".join(data_suffixes())
    raise UnknownEndingError(file, suffix, readable) if suffix else NoEndingError(file, readable)
