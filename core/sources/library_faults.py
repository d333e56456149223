"""What other people's libraries raise when a damaged file is handed to them, beyond errors of their own."""

from __future__ import annotations

import lzma
import struct
import zipfile
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

ZIP = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    OSError,
    EOFError,
    LookupError,
    ValueError,
    RuntimeError,  # a part under a password, or NotImplementedError: packed in a way that is not known
)
"""Of the standard library, about zips."""

XML = (expat.ExpatError, LookupError, ValueError)
"""Of the standard library, about XML: no XML, an encoding that is not known, one that the parser cannot have."""
