"""Workbooks under a password, and people who type some."""

from __future__ import annotations

import io

import msoffcrypto.format.ooxml

from core.progress import Progress

WORD = "secret"


def lock(plain, path):
    """Write a workbook under the password, as Excel does, and return its path."""
    content = io.BytesIO()
    msoffcrypto.format.ooxml.OOXMLFile(io.BytesIO(plain.read_bytes())).encrypt(WORD, content)
    path.write_bytes(content.getvalue())
    return path


class Typist(Progress):
    """Types these passwords one after another, then none; remembers what was asked."""

    def __init__(self, *passwords):
        self.left = list(passwords)
        self.asked = []

    def password(self, file, *, again):
        self.asked.append((file, again))
        return self.left.pop(0) if self.left else None
