"""Published maps as files: one file per format; `write_map` chooses by the ending."""

from __future__ import annotations
