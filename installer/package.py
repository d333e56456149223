"""Make a package of the program that needs no Python: `python3 installer/package.py deb|portable|windows [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from deb import make_deb
from portable import make_portable
from setup import ROOT, SetUpError, say
from windows_setup import make_windows_setup

KINDS = {"deb": make_deb, "portable": make_portable, "windows": make_windows_setup}


def main(arguments: list[str]) -> int:
    """Make the package, and print its path; 1 with a sentence if something is missing, 2 for wrong usage."""
    if not arguments or arguments[0] not in KINDS or len(arguments) > 2:
        say(f"Give the kind of package: {', '.join(KINDS)}; and a folder, if not dist.")
        return 2
    try:
        made = KINDS[arguments[0]](Path(arguments[1]) if arguments[1:] else ROOT / "dist")
    except SetUpError as error:
        say(str(error))
        return 1
    print(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
