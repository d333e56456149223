"""The mutants that no test notices, with the reason why none should: `survivors.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

LIST = Path(__file__).with_name("survivors.toml")


def reasons() -> dict[str, str]:
    """Return the reason of each listed survivor, by its key."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {key: reason for reason, keys in listed.items() for key in keys}
