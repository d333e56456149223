"""Measuring: counts are charged, made noisy, and leave the private side here and nowhere else."""

from __future__ import annotations
