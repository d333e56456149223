"""What a line of the ledger says besides its amounts: short texts by key, spelled in one way for its seal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

FINGERPRINT, KEY = "fingerprint", "fingerprint-key"
PRIVATE_KEYS = frozenset({FINGERPRINT, KEY})
"""Derived from the rows, or the key to that: never leaves the ledger, in no export either."""


@dataclass(frozen=True, slots=True, init=False)
class Facts(Mapping[str, str]):
    """Texts by key, never changed; lines of ledgers of format 1 and 2 have none."""

    _items: tuple[tuple[str, str], ...]

    def __init__(self, facts: Mapping[str, str] | None = None, **more: str) -> None:
        """Hold the facts of a mapping, and those given by name."""
        object.__setattr__(self, "_items", tuple(sorted({**(facts or {}), **more}.items())))

    def __getitem__(self, key: str) -> str:
        return dict(self._items)[key]

    def __iter__(self) -> Iterator[str]:
        return (key for key, _ in self._items)

    def __len__(self) -> int:
        return len(self._items)

    @property
    def text(self) -> str:
        """The facts as a JSON object in ASCII, keys in order; "" where there are none."""
        return json.dumps(dict(self._items), separators=(",", ":")) if self._items else ""

    @property
    def told(self) -> Facts:
        """Those that may leave the ledger."""
        return Facts({key: fact for key, fact in self._items if key not in PRIVATE_KEYS})

    @classmethod
    def read(cls, text: str) -> Facts:
        """Return the facts that `text` holds; keys that this version does not know stay.

        Raises:
            ValueError: if it is anything else than "" or what `text` would write.
        """
        facts = cls(_texts(json.loads(text))) if text else cls()
        if facts.text != text:
            raise ValueError("facts have one spelling")
        return facts


def _texts(found: object) -> dict[str, str]:
    if not isinstance(found, dict) or not all(isinstance(fact, str) for fact in found.values()):
        raise ValueError("facts are texts by key")
    return found


NO_FACTS = Facts()
"""As lines written by formats 1 and 2 have them."""
