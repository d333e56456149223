"""Workbooks under a password, decrypted in the memory of the reader: nothing of it is written to a disk."""

from __future__ import annotations

import io
from pathlib import Path

from core.errors import DamagedFileError, EncryptedFileError
from core.sources import library_faults
from core.sources.file_content import FileContent


def decrypted(path: str, password: str) -> bytes | None:
    """Return the workbook inside a file; None if there is no password, or no need for one.

    Raises:
        EncryptedFileError: if the password is wrong.
        DamagedFileError: if the file does not say how it is encrypted.
        SourceError: if it cannot be opened.
    """
    if not password:
        return None
    try:
        _ = FileContent(path).ole_streams
    except EncryptedFileError:
        return _decrypted(path, password)
    return None  # somebody has taken the password away since it was typed


def _decrypted(path: str, password: str) -> bytes:
    import msoffcrypto  # noqa: PLC0415  only for encrypted files
    from msoffcrypto.format.xls97 import Xls97File  # noqa: PLC0415

    if any("\ud800" <= letter <= "\udfff" for letter in password):
        raise EncryptedFileError(file=path)  # half a letter, as keys of another encoding make it, locks no workbook
    inside = io.BytesIO()
    try:
        with Path(path).open("rb") as file:
            workbook = msoffcrypto.OfficeFile(file)
            # An old workbook is always checked against the password, and takes no word for it.
            verified = {} if isinstance(workbook, Xls97File) else {"verify_password": True}
            workbook.load_key(password=password, **verified)
            workbook.decrypt(inside)
    except msoffcrypto.exceptions.InvalidKeyError:
        raise EncryptedFileError(file=path) from None
    except (
        msoffcrypto.exceptions.FileFormatError,
        msoffcrypto.exceptions.ParseError,
        msoffcrypto.exceptions.DecryptionError,
        *library_faults.TRUSTING,
        *library_faults.XML,
    ):
        raise DamagedFileError(path) from None
    return inside.getvalue()
