"""Facts of a ledger entry besides its amounts: short texts by key, in one canonical spelling for its seal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from core.serial import from_json

FINGERPRINT, KEY = "fingerprint", "fingerprint-key"
PRIVATE_KEYS = frozenset({FINGERPRINT, KEY})
"""Keys of facts derived from the rows, and of the key to them. An export that wrote them would reveal whether guessed
rows are those that were released."""


@dataclass(frozen=True, slots=True, init=False)
class Facts(Mapping[str, str]):
    """Immutable texts by key; entries of ledger formats 1 and 2 have none."""

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
        """The facts that may leave the ledger."""
        return Facts({key: fact for key, fact in self._items if key not in PRIVATE_KEYS})

    @classmethod
    def read(cls, text: str) -> Facts:
        """Parse what `text` returned; keys unknown to this version are kept.

        Raises:
            ValueError: if `text` is not the canonical spelling.
        """
        facts = cls(_texts(from_json(text))) if text else cls()
        if facts.text != text:
            raise ValueError("facts have one spelling")
        return facts


def _texts(found: object) -> dict[str, str]:
    if not isinstance(found, dict) or not all(isinstance(fact, str) for fact in found.values()):
        raise ValueError("facts are texts by key")
    return found


NO_FACTS = Facts()
"""The facts of entries written in formats 1 and 2."""
