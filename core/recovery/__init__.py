"""Recovery: tables from noisy answers; post-processing, so free of privacy cost, and unable to import the records."""

from __future__ import annotations
