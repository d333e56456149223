"""The command line: one file per verb, listed in `verbs.py`."""

from __future__ import annotations
