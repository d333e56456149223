"""Every verb of the window: plain functions, one file per page."""

from __future__ import annotations
