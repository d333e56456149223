"""Pictures of numbers, each with a keyboard and a readout."""

from __future__ import annotations
