"""The Release page: price, confirmation and the running release."""

from __future__ import annotations
