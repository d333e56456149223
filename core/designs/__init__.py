"""Designs (what could be measured) and their predicted errors; knows no record and no budget."""

from __future__ import annotations
