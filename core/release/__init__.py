"""What may be published."""

from __future__ import annotations
