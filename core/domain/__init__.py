"""What can be said about a person: attributes, labels, marginals; no records."""

from __future__ import annotations
