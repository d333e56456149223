"""The command line: one file per verb, listed in `program.py`."""

from __future__ import annotations
