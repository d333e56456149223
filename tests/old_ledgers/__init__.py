"""Ledgers that older versions of the program wrote, and the script that had them written."""

from __future__ import annotations

from pathlib import Path

OLD = Path(__file__).parent
"""The folder of `format_2.sqlite`, its export as CSV, and one release of it as JSON."""
