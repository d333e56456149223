"""The verbs behind the window and the command line; the one package that sees both records and what is published."""

from __future__ import annotations
