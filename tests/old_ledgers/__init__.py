"""Ledgers that older versions of the program wrote, and the scripts that had them written."""

from __future__ import annotations

from pathlib import Path

OLD = Path(__file__).parent
"""The folder of `format_2.sqlite`, its export as CSV, and one release of it as JSON."""

SAMPLE = OLD / "sample"
"""What the commit of format 2 made of the program's own sample; `make_sample.py` says what is in it, and made it."""
