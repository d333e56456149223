"""The sheets of the Excel workbook."""

from __future__ import annotations
