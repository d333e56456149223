"""The Ledger page: every release so far, and what budget is left."""

from __future__ import annotations
