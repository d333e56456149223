"""The wheel, unpacked as an installer would, beside another project that has a top-level `core` of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tests.house.project_files import ROOT

WORD = "the core of another project"


@dataclass(frozen=True)
class Installed:
    """Where it is.

    Attributes:
        site: has `reticent` and its metadata, and nothing else.
        other: has the other project.
    """

    site: Path
    other: Path

    def run(self, *arguments, cwd, **environment):
        """Run Python without the checkout: -S leaves out the .pth file of the editable install."""
        path = os.pathsep.join(map(str, (self.site, self.other, sysconfig.get_path("purelib"))))
        variables = {**os.environ, "PYTHONPATH": path, "MPLBACKEND": "agg", **environment}
        variables.pop("OPENBLAS_NUM_THREADS", None)
        command = [sys.executable, "-S", *map(str, arguments)]
        return subprocess.run(command, cwd=cwd, env=variables, capture_output=True, text=True, check=False, timeout=120)


def install(folder):
    """Build the wheel of this checkout, and unpack it in `folder`."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    (folder / "other" / "core").mkdir(parents=True)
    (folder / "other" / "core" / "__init__.py").write_text(f"WORD = {WORD!r}\n")
    return Installed(folder / "site", folder / "other")
