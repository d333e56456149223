"""Linear maps over cells, never written out as dense matrices; knows no privacy."""

from __future__ import annotations
