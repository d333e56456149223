"""The Release page: quote, confirmation and the running release."""

from __future__ import annotations
