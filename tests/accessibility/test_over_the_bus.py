"""The sample becomes a workbook by what another process does over AT-SPI, the bus of screen readers.

It needs Xvfb, dbus, at-spi2-core and python3-gi with gir1.2-atspi-2.0 of the system, and is skipped without them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from openpyxl import load_workbook

ROOT = Path(__file__).parents[2]
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
SECONDS = 240
STORY = f"""
{LAUNCHER} --launch-immediately &
"$PROGRAM" -m guiapp &
program=$!
{SYSTEM_PYTHON} "$READER" "$HOME"
status=$?
kill $program
exit $status
"""


def is_there():
    if not all(map(shutil.which, ("Xvfb", "xvfb-run", "dbus-run-session"))) or not LAUNCHER.exists():
        return False
    return subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], check=False, capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.timeout(SECONDS + 60)
def test_a_screen_reader_takes_the_sample_to_a_workbook(tmp_path):
    if not is_there():
        pytest.skip("there is no AT-SPI on this system")
    (tmp_path / "run").mkdir(mode=0o700)
    here = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        **{f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")},
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PROGRAM": sys.executable,
        "PYTHONPATH": str(ROOT),
        "READER": str(Path(__file__).with_name("screen_reader.py")),
    }
    words = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", "sh", "-c", STORY]
    told = subprocess.run(words, check=False, env=here, capture_output=True, text=True, timeout=SECONDS)
    assert told.returncode == 0, told.stderr
    (written,) = tmp_path.rglob("*.xlsx")
    assert len(load_workbook(written).sheetnames) > 1
