"""Bytes made wrong: some of them changed, taken out, doubled or cut off; in a zip also inside one of its parts."""

from __future__ import annotations

import io
import warnings
import zipfile

STRANGE = (
    b"\0",
    b"\xff",
    b'"',
    b"'",
    b"<",
    b">",
    b"&",
    b"\n",
    b"\r",
    b",",
    b";",
    b"-",
    b"=",
    b"[",
    b"9" * 20,
    b"1e999",
)


def mutated(content, chance):
    """Return the bytes with a few of them changed, taken out, doubled, or cut off."""
    changed = bytearray(content)
    for _ in range(chance.choice((1, 1, 1, 1, 2, 4, 16))):
        place = chance.randrange(len(changed) + 1)
        span = chance.choice((1, 1, 2, 8, 64))
        kind = chance.randrange(6)
        if kind == 0:
            changed[place : place + span] = chance.randbytes(span)
        elif kind == 1:
            changed[place : place + span] = b""
        elif kind == 2:
            changed[place:place] = changed[place : place + span] * chance.choice((1, 2, 50))
        elif kind == 3:
            changed[place : place + 1] = chance.choice(STRANGE)
        elif kind == 4:  # a length, a count or a row of the many that binary formats hold
            changed[place : place + 4] = chance.choice((0, 1, 255, 65535, 1 << 31, (1 << 32) - 1)).to_bytes(4, "little")
        elif chance.random() < 0.1:
            del changed[place:]
    return bytes(changed)


def repacked(content, chance):
    """Return a zip in which one part is changed, and everything about the zip itself is right."""
    old, packed = zipfile.ZipFile(io.BytesIO(content)), io.BytesIO()
    chosen = chance.choice(old.namelist())
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as new, warnings.catch_warnings(action="ignore"):
        for name in old.namelist():
            part = old.read(name)
            new.writestr(name, mutated(part, chance) if name == chosen else part)
    return packed.getvalue()
