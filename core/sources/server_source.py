"""Rows that a server keeps: what a database says beyond a file, and the list that databases enter themselves in."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from core.domain.reading_layout import ReadingLayout
from core.sources.file_content import FileContent
from core.sources.source import Source


class ServerSource(Source):
    """A table or a query of a database, open in one snapshot; `path` is its address.

    Attributes:
        schemes: beginnings of such addresses, without the colon.
        password: as it came through the pipe; "": the driver finds one by itself, or needs none.
    """

    schemes: ClassVar[tuple[str, ...]]
    suffixes = ()
    blank_rows = False
    settings = ("sheet",)
    takes_query = True

    def __init__(self, path: str, layout: ReadingLayout, password: str = "") -> None:
        """Ask the server.

        Raises:
            SourceError: if it does not answer as asked.
        """
        self.password = password
        super().__init__(path, layout)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:  # noqa: ARG003  no file is asked about
        """Return False: no file holds a server."""
        return False


SERVERS: dict[str, type[ServerSource]] = {}
"""By the beginning of their addresses."""
Server = TypeVar("Server", bound=ServerSource)


def register_server(*schemes: str) -> Callable[[type[Server]], type[Server]]:
    """Enter a database in the list, under the beginnings of its addresses."""

    def enter(source: type[Server]) -> type[Server]:
        source.schemes = schemes
        SERVERS.update(dict.fromkeys(schemes, source))
        return source

    return enter
