"""Pack a folder to unpack and start: for Linux with its own libraries, for macOS as a disk image."""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path

from freezing import freeze, reproducible, version
from setup import ROOT, is_installed, provide_libraries, run_step, say


def make_portable(into: Path) -> Path:
    """Write the packed folder below `into`, and return its path.

    Raises:
        SetUpError: if a package or a tool is missing, or a step fails.
    """
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        if sys.platform == "darwin":
            return _disk_image(Path(temporary), into)
        provide_libraries(tuple(package for package in ("binutils", "icu-devtools") if not is_installed(package)))
        frozen = freeze(Path(temporary), system_libraries=True)
        (frozen / "LICENSE").write_bytes((ROOT / "LICENSE").read_bytes())
        packed = into.absolute() / f"reticent-{version()}-linux-{platform.machine()}.tar.xz"
        say("Packing, which takes some minutes …")
        alike = [
            "--sort=name",
            "--owner=0",
            "--group=0",
            "--numeric-owner",
            f"--mtime=@{reproducible()['SOURCE_DATE_EPOCH']}",
        ]
        run_step(["tar", *alike, "-C", temporary, "-cJf", str(packed), "reticent"], reproducible())
    return packed


def _disk_image(folder: Path, into: Path) -> Path:
    """Pack the application as people of macOS expect it; not tried, for want of such a machine."""
    freeze(folder, system_libraries=True)
    (folder / "Reticent.app" / "Contents" / "MacOS" / "reticent-reader").symlink_to("reticent")
    image = into.absolute() / f"reticent-{version()}.dmg"
    made = ["-volname", "Reticent", "-srcfolder", str(folder / "Reticent.app"), "-ov", "-format", "UDZO", str(image)]
    run_step(["hdiutil", "create", *made], reproducible())
    return image
