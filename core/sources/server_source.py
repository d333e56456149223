"""Rows that a server keeps: what a database says beyond a file, and the list that databases enter themselves in."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, TypeVar

from core.data.raw_cells import Cell
from core.domain.reading_layout import ReadingLayout
from core.sources.file_content import FileContent
from core.sources.source import Source
from core.words import N_

if TYPE_CHECKING:
    from core.data.count_task import CountTask
    from core.data.task_sums import TaskSums


class ServerAccess(NamedTuple):
    """How a server is asked.

    Attributes:
        password: as it came through the pipe; "": the driver finds one by itself, or needs none.
        wants_rows: whether rows are wanted here; without them, where they are counted they stay.
    """

    password: str = ""
    wants_rows: bool = True


NO_PASSWORD = ServerAccess()


class ServerSource(Source):
    """A table or a query of a database, open in one snapshot; `path` is its address.

    Attributes:
        schemes: beginnings of such addresses, without the colon.
        access: how the server is asked.
        limits_memory: whether its driver can live in the memory that a reader of files may take.
    """

    schemes: ClassVar[tuple[str, ...]]
    suffixes = ()
    blank_rows = False
    settings = ("sheet",)
    takes_query = True
    limits_memory: ClassVar[bool] = True

    def __init__(self, path: str, layout: ReadingLayout, access: ServerAccess = NO_PASSWORD) -> None:
        """Ask the server.

        Raises:
            SourceError: if it does not answer as asked.
        """
        self.access = access
        super().__init__(path, layout)

    @classmethod
    def recognises(cls, content: FileContent) -> bool:  # noqa: ARG003  no file is asked about
        """Return False: no file holds a server."""
        return False

    def amid(self) -> Sequence[Sequence[Sequence[Cell]]]:
        """Return none: a server would have to read all rows before them."""
        return ()


ROWS_STAY = N_(
    "Error",
    "its rows stay in the cluster, which counts tables, and this needs the rows themselves. Lists, tables, maps and "
    "answers that are chosen privately do, and guesses that are tried on rows. Declare the lists and tables, or do "
    "this with a file of the columns, if they may leave the cluster.",
)
"""Why a verb that needs rows is refused where they are counted."""
TOO_MANY_CELLS = N_(
    "Error",
    "its rows stay in the cluster, and the tables of the plan have more cells than can be counted there. In one pass "
    "there are 16 million. Leave out large tables, or merge categories.",
)
"""Why a release is refused there that elsewhere keeps rows in memory."""


class CountingServer(ServerSource):
    """A database that counts where its rows are: only what is found of them comes from there."""

    @abstractmethod
    def counted(self, task: CountTask) -> TaskSums:
        """Return what is found of all rows; rows of a person are not bounded.

        Raises:
            SourceError: if they cannot be counted; its words quote no row.
        """

    @abstractmethod
    def counted_by_person(self, task: CountTask) -> TaskSums:
        """Return what is found of all rows, of which so many of each person count; there is no sketch.

        Rows in which something has no label are left out, and `counted` tells them; raises as it.
        """


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
