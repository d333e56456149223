"""What the frozen program starts: the window, or a verb of the command line."""

from __future__ import annotations

import sys

from reticent.guiapp.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
