"""What stands around the pages: the rail, the banner, the start screen, the running job."""

from __future__ import annotations
