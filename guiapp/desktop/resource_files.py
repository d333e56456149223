"""Find the files of resources/ in a checkout, in an installed wheel and in a frozen program."""

from __future__ import annotations

from pathlib import Path


def resource(*parts: str) -> Path:
    """Return the path of a file below resources/; it need not exist."""
    return Path(__file__).resolve().parents[2].joinpath("resources", *parts)


def sample_plan() -> Path:
    """Return the plan of the made-up example that comes with the program."""
    return resource("examples", "sample.reticent")
