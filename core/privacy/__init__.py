"""What a release costs, and what has been spent."""

from __future__ import annotations
