"""What the frozen program starts to read a file: the reader alone, without the engine's front door.

`reticent.core` would load the whole engine, four times the start-up of the reader; an empty package replaces it.
"""

from __future__ import annotations

import sys
from types import ModuleType

_HOME = str(sys._MEIPASS)  # noqa: SLF001  # type: ignore[attr-defined]  PyInstaller's name for the folder of the program
for name in ("reticent", "reticent.core"):
    package = ModuleType(name)
    package.__path__ = [f"{_HOME}/{name.replace('.', '/')}"]
    sys.modules[name] = package

from reticent.core.sources.reading.child import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
