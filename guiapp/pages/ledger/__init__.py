"""The Ledger page: budgets, charges, and what is left."""

from __future__ import annotations
