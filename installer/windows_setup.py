"""Make the Windows installer, on Linux, by NSIS: for one user, without an administrator."""

from __future__ import annotations

import tempfile
from pathlib import Path

from freezing import reproducible, version
from setup import ROOT, is_installed, provide_libraries, run_step, say
from windows_tree import fill

_SCRIPT = Path(__file__).with_name("windows") / "reticent.nsi"
_NEEDED = ("nsis", "osslsigncode")


def make_windows_setup(into: Path) -> Path:
    """Write the installer below `into`, and return its path.

    Raises:
        SetUpError: if a package or a tool is missing, Python is not signed by its foundation, or a step fails.
    """
    provide_libraries(tuple(package for package in _NEEDED if not is_installed(package)))
    into.mkdir(parents=True, exist_ok=True)
    setup = into.absolute() / f"reticent-{version()}-setup.exe"
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary, "Reticent")
        fill(tree, ["-c", str(ROOT / "requirements.lock"), "--verify-hashes"])
        kilobytes = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file()) // 1024
        say(f"Packing {kilobytes // 1024} MB, which takes some minutes …")
        facts = {"VERSION": version(), "TREE": tree, "OUT": setup, "KILOBYTES": kilobytes}
        defined = [f"-D{name}={value}" for name, value in facts.items()]
        run_step(["makensis", "-V2", "-WX", *defined, str(_SCRIPT)], reproducible())
    return setup
