"""Databases, in one file or of a server: a table, a view or a query, read only."""

from __future__ import annotations

from core.sources.formats.databases.duck_db import DuckDb
from core.sources.formats.databases.postgresql import Postgresql
from core.sources.formats.databases.spark import Spark
from core.sources.formats.databases.sqlite import Sqlite

__all__ = ["DuckDb", "Postgresql", "Spark", "Sqlite"]
