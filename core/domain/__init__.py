"""The public description of the data: attributes, labels, marginals; no records."""

from __future__ import annotations
