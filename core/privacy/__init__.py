"""Privacy costs, neighbours, and the ledger of what was spent."""

from __future__ import annotations
