"""The private side: records live here and nowhere else."""

from __future__ import annotations
