"""Figures on the owner's rows as words that can be searched for: their digits, their bytes, and how they are shown."""

from __future__ import annotations

import struct

from tests.leaks.searching import layers

LONG = 8
"""Digits of a share that are hardly found by chance; shorter ones, such as 0.5, are not looked for."""


def shares_of(inference):
    """Return every share of an Inference."""
    for each in inference.attributes:
        yield from (each.right, each.surest, each.most_frequent, *(left.right for left in each.without))


def holders(shares, root):
    """Return the files below `root` with a share in them, by its digits or as a 64-bit number."""
    long = {share for share in shares if len(repr(share)) > LONG + 2}
    assert long, "no share is long enough to be looked for"
    marks = [repr(share)[: LONG + 2].encode() for share in long]
    marks += [struct.pack(order, share) for share in long for order in ("<d", ">d")]
    files = [path for path in root.rglob("*") if path.is_file()]
    return {path.name for path in files if any(mark in content for content in layers(path) for mark in marks)}
