"""Text that XML may hold: names of plans may have letters that it forbids, escaped or not."""

from __future__ import annotations

import re

_FORBIDDEN = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def legal_xml(text: str) -> str:
    """Return a text with U+FFFD for every letter that no XML may hold (XML 1.0, section 2.2)."""
    return _FORBIDDEN.sub("\ufffd", text)
