"""`python -m tests.audit`: see `table.py`, which worker processes can import."""

from __future__ import annotations

from tests.audit.table import main

raise SystemExit(main())
