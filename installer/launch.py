"""What the frozen program starts: the window, a verb of the command line, or, by its other name, the reader of a file.

One program has two names, since a second one of its own would hold the same modules again: 14 MB.
"""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    if Path(sys.argv[0]).stem == "reticent-reader":
        from reticent.core.sources.reading.child import main
    else:
        from reticent.guiapp.__main__ import main
    sys.exit(main())
