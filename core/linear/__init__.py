"""Linear maps over cells, as one small factor per attribute instead of a dense matrix; knows no privacy."""

from __future__ import annotations
