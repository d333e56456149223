"""Workloads: the tables that the owner wants, and the queries that each asks of its attributes."""

from __future__ import annotations
