"""Take from a frozen folder what no part of the program loads: symbols, second copies of libraries, data of ICU.

Of 494 MB, 125 go. What looks superfluous and stays: 82 MB of Arrow, which reads parquet, Feather, frames, and rows of
DuckDB and PostgreSQL, and of which no library loads without all others; and a second OpenBLAS of 25 MB, since numpy's
counts in 64 bits and scipy's in 32, under other names.
"""

from __future__ import annotations

import hashlib
import os
import re
import struct
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from setup import run_step

_ELF_HEADER, _PROGRAM_HEADER = struct.Struct("<32xQ14xHH"), struct.Struct("<IIQQ8xQQQ")
"""Where the table of segments is, and what it says of one: ELF of 64 bits, little-endian ("Linux man page elf(5)")."""
_LOADED, _PAGE = 1, 4096
_ICU_UNUSED = re.compile(r"(?!coll/)\w+/|.*\.cnv$|[a-z]{2,3}(_\w+)?\.res$")
"""Data of ICU but what sorts and changes case, the same in all languages then. Qt asks ICU for two things more, as
`nm -D libQt6Core.so.6` tells, and the program never asks Qt: to convert text, and to name time zones."""
_ICU_SOURCE = """\
.section .rodata
.balign 16
.globl icudt{version}_dat
.type icudt{version}_dat, @object
icudt{version}_dat: .incbin "{data}"
.size icudt{version}_dat, . - icudt{version}_dat
.section .note.GNU-stack,"",@progbits
"""


def slim(frozen: Path) -> None:
    """Slim the folder of a program frozen for Linux.

    Raises:
        SetUpError: if a tool fails.
    """
    parts = frozen / "_internal"
    drop_unneeded(frozen / "reticent", parts)
    for library in parts.glob("PySide6/Qt/lib/libicudata.so.*"):
        _cut_icu(library)
    for library in list(_libraries(parts)):
        _strip(library)
    link_twins(parts)


def drop_unneeded(program: Path, parts: Path) -> None:
    """Take the system's libraries that only what was left out needs, such as those of GTK: 22 MB."""
    needs = needed_by([program, *_libraries(parts)])
    needs[program] |= {library.name for library in parts.glob("libpython*")}  # which it loads by path
    while gone := [
        library
        for library in parts.glob("lib*.so*")
        if library in needs and not any(library.name in names for names in needs.values())
    ]:
        for library in gone:
            library.unlink()
            del needs[library]


def needed_by(libraries: Sequence[Path]) -> dict[Path, frozenset[str]]:
    """Return, for each library, the names of those that it needs."""
    told = subprocess.check_output(["readelf", "-dW", *libraries], text=True)
    sections = re.split(r"^File: (.*)$", told, flags=re.MULTILINE)[1:]
    pairs = zip(sections[::2], sections[1::2], strict=True)
    return {Path(name): frozenset(re.findall(r"\(NEEDED\).*\[(.*)\]", section)) for name, section in pairs}


def _cut_icu(library: Path) -> None:
    """Write a library of the same name with less data in it."""
    version = library.suffix[1:]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        data, gone, source, made = folder / f"icudt{version}l.dat", folder / "gone.txt", folder / "a.s", folder / "a.o"
        _run("objcopy", "-O", "binary", "--only-section=.rodata", library, data)
        _run("icupkg", "--list", "--outlist", gone, data)
        names = gone.read_text(encoding="ascii").splitlines()
        gone.write_text("".join(f"{name}\n" for name in names if _ICU_UNUSED.match(name)), encoding="ascii")
        _run("icupkg", "--remove", gone, data)
        source.write_text(_ICU_SOURCE.format(version=version, data=data), encoding="ascii")
        _run("as", "-o", made, source)
        _run("ld", "-shared", "-s", "-soname", library.name, "--build-id=none", "-o", library, made)


def _libraries(folder: Path) -> Iterator[Path]:
    """Yield the libraries that are files of their own, in order."""
    for file in sorted(folder.rglob("*.so*")):
        if file.is_file() and not file.is_symlink():
            yield file


def _strip(library: Path) -> None:
    """Take the symbols from a library if what is loaded of it stays the same, byte for byte.

    Wheels have libraries to which paths were added after they were linked, numpy's and scipy's among them; `strip`
    moves parts of these, and some do not work then.
    """
    with tempfile.TemporaryDirectory() as temporary:
        stripped = Path(temporary, library.name)
        _run("strip", "--strip-unneeded", "-o", stripped, library)
        less = stripped.read_bytes()
        if is_loaded_alike(library.read_bytes(), less):
            library.write_bytes(less)


def is_loaded_alike(library: bytes, other: bytes) -> bool:
    """Return whether two libraries have the same segments at the same addresses, whatever else is in the files."""
    ours, theirs = _segments(library), _segments(other)
    return ours is not None and ours == theirs


def _segments(library: bytes) -> list[tuple[object, ...]] | None:
    """Return what is loaded: flags, address, content and size of each; nothing if a page cannot be mapped as said."""
    table, size, count = _ELF_HEADER.unpack_from(library)
    found = []
    for place in range(table, table + size * count, size):
        kind, flags, start, address, held, extent, _ = _PROGRAM_HEADER.unpack_from(library, place)
        if kind != _LOADED:
            continue
        if start % _PAGE != address % _PAGE:
            return None
        # the file's own headers are loaded along, and tell where its sections are: nothing that runs reads that
        content = memoryview(library)[max(start, table + size * count) : start + held]
        found.append((flags, address, held, extent, hashlib.sha256(content).digest()))
    return found


def link_twins(folder: Path) -> None:
    """Lead the second and later copies of a library to the first: those under other names, and of other wheels."""
    first: dict[bytes, Path] = {}
    for library in _libraries(folder):
        one = first.setdefault(hashlib.sha256(library.read_bytes()).digest(), library)
        if one != library:
            library.unlink()
            library.symlink_to(os.path.relpath(one, library.parent))


def _run(*command: object) -> None:
    run_step([str(word) for word in command], dict(os.environ))
