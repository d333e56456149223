"""A release as the bytes that an older version kept: sentences where there are keys and facts now."""

from __future__ import annotations

import json
import struct
import zlib

from core.release.kept import pack
from core.release.phrases import PHRASES
from core.serial import message_from

HEAD = struct.Struct("<Q")


def tree_of(content):
    """Return what kept bytes say, as JSON has it, and the raw numbers behind it."""
    raw = zlib.decompress(content)
    (length,) = HEAD.unpack_from(raw)
    return json.loads(raw[HEAD.size : HEAD.size + length]), raw[HEAD.size + length :]


def content_of(tree, numbers):
    """Return the bytes of a tree and raw numbers."""
    text = json.dumps(tree).encode()
    return zlib.compress(HEAD.pack(len(text)) + text + numbers)


def pack_format_1(release):
    """Return the release as format 1 kept it."""
    tree, numbers = tree_of(pack(release))
    said = [str(message_from(message, PHRASES)) for message in tree["messages"]]

    def bare(value):
        if isinstance(value, list):
            return [bare(each) for each in value]
        if isinstance(value, dict) and "figures" in value:
            return value["figures"]
        if isinstance(value, dict):
            return said[value["message"]] if "message" in value else {key: bare(each) for key, each in value.items()}
        return value

    return content_of({"format": 1, "release": bare(tree["release"])}, numbers)
