"""What the frozen program starts to read a file: the reader alone."""

from __future__ import annotations

import sys

from reticent.core.sources.reading.child import main

if __name__ == "__main__":
    sys.exit(main())
