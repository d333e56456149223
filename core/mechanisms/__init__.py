"""The only randomness in the program, and the exact laws it follows."""

from __future__ import annotations
