"""The private side: the only package that holds records."""

from __future__ import annotations
