"""What the user asks for."""

from __future__ import annotations
