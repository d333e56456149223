"""Where rows are: a path, or the address of a database, as a plan names either in one text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Self
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

from core.errors import RefusedContentError
from core.words import N_

CLUSTER = "spark"
"""The beginning of the address of a cluster, such as spark://host:7077/catalog.table."""
SCHEMES = ("postgresql", "postgres", CLUSTER)
"""Beginnings of addresses; the first two mean one kind of server."""
_SETTINGS = ("host", "port", "user", "dbname", "service", "sslmode", "sslrootcert", "connect_timeout")
"""What an address may say behind its question mark. Others could run statements of their own, or hold a secret."""
_CLUSTER_SETTINGS = ("encryption",)
"""encryption=none: what the computers of the cluster tell each other is not encrypted, and the statement says so."""
_SERVER = re.compile(r"([^@:/\[\]]*@)?([\w.%-]*|\[[0-9A-Fa-f:.]+(%[\w.-]+)?\])(:\d*)?")
"""Who is asked, as a driver reads it without a word: of an address that it cannot read, some repeat all."""
_STRANGE = re.compile(r"[\x00-\x20\x7f-\xa0\\<>\"]|%(?![0-9A-Fa-f]{2})|%00")
_PORT, _CLUSTER_PORT = "5432", "7077"


@dataclass(frozen=True, slots=True)
class DatabaseAddress:
    """The address of a database, such as postgresql://owner@host:5432/survey, or of a cluster; it has no password.

    Attributes:
        text: the address as it was given, its beginning in small letters.
    """

    text: str

    @classmethod
    def of(cls, text: str) -> Self:
        """Return the address in a text.

        Raises:
            RefusedContentError: if it is none, or has a password, which the message does not repeat.
        """
        why = address_fault(text)
        if why:
            raise RefusedContentError(f"{text.partition('://')[0]}://…", why)
        scheme, mark, rest = text.partition("://")
        return cls(f"{scheme.lower()}{mark}{rest}")  # drivers know small letters only

    def __str__(self) -> str:
        return self.text

    @property
    def name(self) -> str:
        """The database; of an address that leaves it to a service or to the system, the server."""
        return self._said("dbname", unquote(self._parts.path.strip("/"))) or self.host or self._said("service", "")

    @property
    def is_cluster(self) -> bool:
        """Whether it is a cluster, which counts its rows itself."""
        return self._parts.scheme == CLUSTER

    @property
    def table(self) -> str:
        """The table of a cluster that the address names; "" if it names none."""
        return unquote(self._parts.path.strip("/")) if self.is_cluster else ""

    @property
    def port(self) -> str:
        """The port, in digits."""
        return self._said("port", str(self._parts.port or (_CLUSTER_PORT if self.is_cluster else _PORT)))

    @property
    def is_encrypted(self) -> bool:
        """Whether the computers of a cluster have to encrypt what they tell each other."""
        return self._said("encryption", "") != "none"

    @property
    def stem(self) -> str:
        """The database, after which a dataset of the ledger is called at first."""
        return self.name

    @property
    def host(self) -> str:
        """The computer, or the folder of a local socket; "" if the address leaves it to the system."""
        return self._said("host", unquote(self._parts.hostname or ""))

    @property
    def sslmode(self) -> str:
        """What it says of encryption, in the words of PostgreSQL; "" if it says nothing."""
        return self._said("sslmode", "")

    @property
    def service(self) -> str:
        """The entry of a service file that says more; "" if it names none."""
        return self._said("service", "")

    @property
    def place(self) -> tuple[str, str, str, str]:
        """What two addresses of one database have in common, whoever asks for it."""
        return self.host.lower(), self.port, self.name, self._said("service", "")

    def absolute(self) -> Self:
        """Return the address, which no folder changes."""
        return self

    def exists(self) -> bool:
        """Return True: whether a server answers is known when it is asked."""
        return True

    @property
    def _parts(self) -> SplitResult:
        return urlsplit(self.text)

    def _said(self, setting: str, otherwise: str) -> str:
        return dict(parse_qsl(self._parts.query)).get(setting, otherwise)


Location = Path | DatabaseAddress
"""Where rows are; both have `name`, `stem`, `exists` and `absolute`, and a text."""


def is_address(text: str) -> bool:
    """Return whether a text is meant as the address of a database."""
    return "://" in text


def address_fault(text: str) -> str:
    """Return why a text is no address of a database, as a sentence that repeats no secret; "" if it is one."""
    try:
        parts = urlsplit(text)
        _, password = parts.port, parts.password
        settings = parse_qsl(parts.query, strict_parsing=True, keep_blank_values=True) if parts.query else []
    except ValueError:
        return N_("Error", "it is no address of a database. Write postgresql://host:port/database.")
    # An @ further on: a mark within a password has cut it in two, and its rest would pass for a database.
    cut = "@" in f"{parts.path}{parts.query}{parts.fragment}"
    if password is not None or cut or any("pass" in setting for setting, _ in settings):
        return N_(
            "Error",
            "an address with a password in it would be kept in plans and seen by others on this computer. Leave it "
            "out: it is asked for, or read from PGPASSWORD or the file .pgpass.",
        )
    if parts.scheme not in SCHEMES:
        return N_("Error", "“{scheme}” is no database that can be read. Write postgresql://host:port/database.").format(
            scheme=parts.scheme
        )
    if not _SERVER.fullmatch(parts.netloc) or _STRANGE.search(text) or any("=" in value for _, value in settings):
        return N_("Error", "it is no address of a database. Write postgresql://host:port/database.")
    known = _CLUSTER_SETTINGS if parts.scheme == CLUSTER else _SETTINGS
    strange = next((setting for setting, _ in settings if setting not in known), None)
    if strange is not None or parts.fragment:
        why = N_("Error", "an address cannot say “{setting}”. It may say: {settings}.")
        return why.format(setting=strange or parts.fragment, settings=", ".join(known))
    return _cluster_fault(parts, settings) if parts.scheme == CLUSTER else ""


def _cluster_fault(parts: SplitResult, settings: list[tuple[str, str]]) -> str:
    """Return why it is no address of a cluster; "" if it is one."""
    if not parts.hostname or parts.username is not None:
        return N_("Error", "it is no address of a cluster. Write spark://host:port/catalog.table.")
    if settings and settings != [("encryption", "none")]:
        return N_("Error", "of encryption an address can only say: encryption=none.")
    return ""


def location_of(text: str) -> Location:
    """Return where a text leads that was given by itself, not in a plan.

    Raises:
        RefusedContentError: as `DatabaseAddress.of`.
    """
    return DatabaseAddress.of(text) if is_address(text) else Path(text)


def located(source: str, folder: Path) -> Location:
    """Return where the source of a plan leads; a relative path is looked for in `folder`, the plan's.

    Raises:
        RefusedContentError: as `DatabaseAddress.of`.
    """
    return DatabaseAddress.of(source) if is_address(source) else folder / source
