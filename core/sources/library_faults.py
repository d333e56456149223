"""What other people's libraries raise when a damaged file is handed to them, beyond errors of their own."""

from __future__ import annotations

import struct
import zlib
from xml.parsers import expat

TRUSTING = (
    struct.error,
    OSError,
    EOFError,
    LookupError,
    ValueError,
    AssertionError,
    TypeError,
    AttributeError,
    ArithmeticError,
    NameError,
    RuntimeError,  # among them RecursionError: a folder inside the file that holds itself
)
"""Of libraries that believe what a file says of itself: xlrd, olefile, msoffcrypto."""

XML = (expat.ExpatError, LookupError, ValueError)
"""Of the standard library, about XML: no XML, an encoding that is not known, one that the parser cannot have."""


def of_zips() -> tuple[type[Exception], ...]:
    """Return what the standard library raises about zips; a function, so that nothing is loaded before a fault."""
    import lzma  # noqa: PLC0415  4 ms together, which the reader of a text does without
    import zipfile  # noqa: PLC0415

    known = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error, OSError, EOFError, LookupError, ValueError)
    # RuntimeError: a part under a password, or NotImplementedError: packed in a way that is not known
    return (*known, RuntimeError)
