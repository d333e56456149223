"""What a file holds, as far as it takes to recognise its format: its first bytes, and what is inside a container."""

from __future__ import annotations

import io
import os
import re
import stat
from functools import cached_property
from pathlib import Path
from typing import BinaryIO

from core.errors import (
    DamagedFileError,
    EmptyFileError,
    EncryptedFileError,
    MissingFileError,
    RefusedFileError,
    SourceError,
    SpecialFileError,
)
from core.sources import library_faults
from core.sources.folder_parts import folder_parts
from core.words import N_

_START = 4096  # bytes: a page of the disk, and more than any format needs to show what it is
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


class FileContent:
    """A regular, readable file that is not empty, or a folder. Containers are opened when somebody asks, and once.

    Attributes:
        path: the file.
        is_folder: whether it is a folder, of which `start` is empty.
        start: its first bytes.
    """

    def __init__(self, path: str, content: bytes | None = None) -> None:
        """Read the first bytes; `content` is what was decrypted of the file, and is looked into.

        Raises:
            MissingFileError, EmptyFileError, UnreadableFileError.
        """
        self.path = path
        self.is_folder = content is None and _is_folder(path)
        self.start = b"" if self.is_folder else _start(path) if content is None else content[:_START]
        self._content = content

    @property
    def parts(self) -> tuple[Path, ...]:
        """The files of a folder that are a table together; () if it is no folder.

        Raises:
            RefusedFileError: if the system does not let it be listed.
        """
        try:
            return folder_parts(Path(self.path)) if self.is_folder else ()
        except OSError as error:
            raise _refused(self.path, error) from None

    @property
    def is_zip(self) -> bool:
        """Whether it begins as a zip does."""
        return self.start.startswith((b"PK\x03\x04", b"PK\x05\x06"))

    @property
    def is_ole(self) -> bool:
        """Whether it begins as the container of old Office documents, and of those under a password."""
        return self.start.startswith(_OLE)

    @property
    def zip_parts(self) -> frozenset[str]:
        """The names of the parts of a zip; empty if it is no zip.

        Raises:
            DamagedFileError: if the zip cannot be opened.
            EncryptedFileError: if its parts are encrypted.
        """
        return self._zip[0]

    @property
    def zip_kind(self) -> bytes:
        """What a zip says that it is in a part of its own; b"" if it does not; raises as `zip_parts` does."""
        return self._zip[1]

    @cached_property
    def _zip(self) -> tuple[frozenset[str], bytes]:
        if not self.is_zip:
            return frozenset(), b""
        import zipfile  # noqa: PLC0415  only where there is a zip

        try:
            with self._raw() as file, zipfile.ZipFile(file) as archive:
                names = frozenset(archive.namelist())
                kind = archive.read("mimetype")[:100] if "mimetype" in names else b""
                is_listed = (kind or "content.xml" in names) and "META-INF/manifest.xml" in names
                manifest = archive.read("META-INF/manifest.xml") if is_listed else b""
        except library_faults.of_zips():
            raise DamagedFileError(self.path) from None
        if b"encryption-data" in manifest:
            raise EncryptedFileError(file=self.path)
        kind = kind or _kind_of(manifest)
        return frozenset(name.replace("\\", "/") for name in names), kind  # backslashes of some programs for Windows

    def _raw(self) -> BinaryIO:
        return Path(self.path).open("rb") if self._content is None else io.BytesIO(self._content)

    @cached_property
    def ole_streams(self) -> frozenset[str]:
        """The lower-case names of what an OLE container holds; empty if it is none, or a damaged one.

        Raises:
            EncryptedFileError: if it is encrypted.
        """
        if not self.is_ole:
            return frozenset()
        import msoffcrypto  # noqa: PLC0415  only for old or encrypted Office files
        import olefile  # noqa: PLC0415  only for these, too

        try:
            with self._raw() as file, olefile.OleFileIO(file) as container:
                streams = frozenset(name.lower() for entry in container.listdir() for name in entry)
            with self._raw() as file:
                encrypted = "encryptedpackage" in streams or _is_encrypted(file)
        except (
            msoffcrypto.exceptions.ParseError,
            msoffcrypto.exceptions.DecryptionError,
            *library_faults.TRUSTING,
            *library_faults.XML,  # a workbook under a password says in XML how it is encrypted
        ):
            return frozenset()
        if encrypted:
            raise EncryptedFileError(file=self.path)
        return streams


def _is_encrypted(file: BinaryIO) -> bool:
    """Return whether an Office file is under a password; msoffcrypto 6.1 does not know Excel 5, which is read."""
    import msoffcrypto  # noqa: PLC0415  only for old or encrypted Office files

    try:
        return bool(msoffcrypto.OfficeFile(file).is_encrypted())
    except msoffcrypto.exceptions.FileFormatError:
        return False


def _is_folder(path: str) -> bool:
    try:
        return Path(path).is_dir()
    except (OSError, ValueError):  # the latter: of a name that no file can have
        return False


def _start(path: str) -> bytes:
    """Return the first bytes of a regular, readable file that is not empty."""
    try:
        mode = Path(path).stat().st_mode
        if not stat.S_ISREG(mode):
            raise SpecialFileError(path)
        with Path(path).open("rb") as file:
            start = file.read(_START)
    except OSError as error:
        raise _refused(path, error) from None
    except ValueError:  # a name with NUL or half of a letter, which no file can have
        raise MissingFileError(file=path) from None
    if not start:
        raise EmptyFileError(file=path)
    return start


def _refused(path: str, error: OSError) -> SourceError:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return MissingFileError(file=path)
    reason = os.strerror(error.errno).lower() if error.errno else N_("Error", "the system refuses")
    return RefusedFileError(path, reason)


def _kind_of(manifest: bytes) -> bytes:
    """Return what the manifest of an OpenDocument package says that it is: some programs write no part that does."""
    whole = next((entry for entry in re.findall(rb"<[^<>]*>", manifest) if b'full-path="/"' in entry), b"")
    found = re.search(rb'media-type="([^"]*)"', whole)
    return found[1] if found else b""
