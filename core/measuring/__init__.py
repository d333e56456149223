"""The main door: exact counts leave here, charged first and with noise on."""

from __future__ import annotations
