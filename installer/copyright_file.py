"""Write the licences of all parts of the program as Debian wants them."""

from __future__ import annotations

import json
import re
from pathlib import Path

from freezing import told_by

_HEADER = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: reticent
Comment: The source of Qt, in the version named below, is at
 https://download.qt.io/official_releases/; its libraries lie in
 /usr/lib/reticent/_internal/PySide6/Qt/lib and can be replaced there."""
_OURS = """\
Files: *
Copyright: The Reticent developers
License: Apache-2.0
 On Debian systems, the text of the licence is in
 /usr/share/common-licenses/Apache-2.0."""
_LICENCES = """\
import json
from reticent.guiapp.desktop.licences import third_parties
print(json.dumps([[party.name, party.version, party.licence, party.text()] for party in third_parties()]))
"""
_COMMON = (
    ("LGPL-3", ("GNU LESSER GENERAL PUBLIC LICENSE", "Version 3")),
    ("GPL-3", ("GNU GENERAL PUBLIC LICENSE", "TERMS AND CONDITIONS", "How to Apply These Terms")),
    ("Apache-2.0", ("Apache License", "TERMS AND CONDITIONS FOR USE", "Grant of Patent License")),
)
"""Licences whose text every Debian system has, and words by which the whole text is known."""


def copyright_file(home: Path) -> str:
    """Return the licences of all parts, in the format of Debian (DEP-5); those of others lie below `home`."""
    parts = json.loads(told_by("python", "-I", "-c", _LICENCES))
    stanzas = [_HEADER, _OURS]
    for name, version, licence, text in parts:
        short = re.sub(r"[^A-Za-z0-9.+-]+", "-", f"{name}-{licence or 'own'}").strip("-")
        body = "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in without_common(text).splitlines())
        stanzas.append(
            f"Files: {home}/*\nCopyright: the authors of {name} {version}, as named below\n"
            f"License: {short}\n{body or ' See the metadata of the package.'}"
        )
    return "\n\n".join(stanzas) + "\n"


def without_common(text: str) -> str:
    """Return licences with a reference in place of every text that a Debian system has."""
    parts = re.split(r"(?m)^(──── .+)$", text)
    for number, part in enumerate(parts):
        common = next((name for name, words in _COMMON if all(word in part for word in words)), None)
        if common is not None:
            parts[number] = (
                f"\nOn Debian systems, the text of this licence is in /usr/share/common-licenses/{common}.\n"
            )
    return "\n".join(parts)
