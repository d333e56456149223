"""Tell a Linux desktop about the program, for this user alone: an entry in the menu, an icon, the type of *.reticent.

Nothing here needs root. `forget` takes everything back.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setup import ROOT, SetUpError, say

PROGRAM = "reticent"
"""What opens plans, of the programs in the environment."""

_TYPE = "application/x-reticent-plan"
_ACCENT = "#0c6470"

_ENTRY = """\
[Desktop Entry]
Type=Application
Name=Reticent
GenericName=Private tables
GenericName[de]=Tabellen mit Datenschutz
Comment=Publish tables from a spreadsheet without giving anybody away
Comment[de]=Tabellen aus einer Arbeitsmappe veröffentlichen, ohne jemanden preiszugeben
Exec={program} %f
Icon=reticent
Terminal=false
Categories=Science;DataVisualization;
MimeType={type};
StartupNotify=true
Actions=new-window;

[Desktop Action new-window]
Name=New Window
Name[de]=Neues Fenster
Exec={program} --new-window
"""

_KIND = """\
<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{type}">
    <comment>Reticent plan</comment>
    <comment xml:lang="de">Reticent-Plan</comment>
    <sub-class-of type="text/plain"/>
    <glob pattern="*.reticent"/>
    <icon name="reticent"/>
  </mime-type>
</mime-info>
"""


def associate(program: Path) -> None:
    """Enter `program` for this user, and have it open plans.

    Raises:
        SetUpError: if this is no Linux desktop, or a file cannot be written.
    """
    _demand_linux()
    try:
        for path, content in zip(files(_data_home()), contents(_quoted(program)), strict=True):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise SetUpError(f"The desktop cannot be told: {error}") from error
    _spread()
    say(f"Files ending in .reticent are opened by {program}. To take that back: python3 installer/run.py --forget")


def contents(program: str) -> tuple[str, str, str]:
    """Return what the entry, the type and the icon say, for the command `program`."""
    icon = (ROOT / "resources" / "icons" / "app.svg").read_text(encoding="utf-8").replace("currentColor", _ACCENT)
    return _ENTRY.format(program=program, type=_TYPE), _KIND.format(type=_TYPE), icon


def forget() -> None:
    """Take the entry, the type and the icon away."""
    _demand_linux()
    for path in files(_data_home()):
        path.unlink(missing_ok=True)
    _spread()
    say("The desktop has forgotten the program; the program itself is still there.")


def _demand_linux() -> None:
    if sys.platform != "linux":
        raise SetUpError(
            "This is done on Linux and Windows only: a Mac opens files with app bundles, and a checkout is none. "
            "Open plans from the window, or drop them on it."
        )


def _data_home() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def files(home: Path) -> tuple[Path, Path, Path]:
    """Return where the entry, the type and the icon belong, below a folder such as /usr/share."""
    return (
        home / "applications" / "reticent.desktop",
        home / "mime" / "packages" / "reticent.xml",
        home / "icons" / "hicolor" / "scalable" / "apps" / "reticent.svg",
    )


def _quoted(program: Path) -> str:
    """Return a program's path as the specification of desktop entries wants it in Exec."""
    text = re.sub(r'(["`$\\])', r"\\\1", str(program)).replace("\\", "\\\\").replace("%", "%%")
    return f'"{text}"'


def _spread() -> None:
    """Have the desktop look again; one without these tools looks by itself, if later."""
    for tool, folder in (("update-mime-database", "mime"), ("update-desktop-database", "applications")):
        place = _data_home() / folder
        if shutil.which(tool) and place.is_dir():
            subprocess.run([tool, place], capture_output=True, check=False)
