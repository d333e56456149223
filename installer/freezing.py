"""Freeze the program into one folder that needs no Python, and list the parts that it is made of."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from setup import (
    ROOT,
    SetUpError,
    missing_libraries,
    package_installer,
    provide_libraries,
    run_step,
    say,
    set_up,
    uv_environment,
)
from slimming import slim

_BUILD = ROOT / ".tools" / "packaging"
_FREEZER, _LISTER = _BUILD / "freezer", _BUILD / "lister"
_TOOLS = ROOT / "installer" / "packaging-requirements.txt"
_TOOLS_BESIDE, _TOOLS_APART = ("pyinstaller", "shtab", "argparse-manpage"), ("cyclonedx-bom", "distlib")
"""Tools that import the program, and those that do not."""


def freeze(into: Path, *, system_libraries: bool) -> Path:
    """Write the folder of the frozen program below `into`, and return it.

    Args:
        into: a folder of the caller's, which may hold an earlier one.
        system_libraries: whether libraries of this system are brought along.

    Raises:
        SetUpError: if a package cannot be had, or a step fails; its words are those of the step.
    """
    provide_libraries(missing_libraries(screen=True))  # a computer without a screen lacks some of those that Qt loads
    python = make_environment("freezer", _TOOLS, (program(), *_TOOLS_BESIDE))
    say("Freezing the program, which takes a minute or two …")
    folders = ["--distpath", str(into), "--workpath", str(_BUILD / "work")]
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", *folders]
    settings = {**reproducible(), "RETICENT_SYSTEM_LIBRARIES": str(int(system_libraries))}
    run_step([*command, str(ROOT / "installer" / "freeze.spec")], settings)
    frozen = into / "reticent"
    if sys.platform == "linux":
        slim(frozen)
    (frozen / "reticent-reader").symlink_to("reticent")
    (frozen / "_internal" / "sbom.json").write_bytes(bill_of_materials())
    return frozen


def bill_of_materials() -> bytes:
    """Return what the program is made of, without tools and tests, as CycloneDX has it in JSON."""
    runtime = make_environment("runtime", _TOOLS, [program()])
    make_environment("lister", _TOOLS, _TOOLS_APART)
    out = _BUILD / "sbom.json"
    options = ["--output-reproducible", "--output-format", "JSON", "--output-file", str(out)]
    run_step([str(_LISTER / "bin" / "cyclonedx-py"), "environment", *options, str(runtime)], reproducible())
    return out.read_bytes()


def told(command: list[str], folder: Path = ROOT) -> str:
    """Return what a tool prints.

    Raises:
        SetUpError: if it fails; the last of its words say why.
    """
    ended = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False, env=reproducible())
    if ended.returncode:
        raise SetUpError(f"{ended.stderr.strip()[-2000:]}\nThis step failed: {command[0]}")
    return ended.stdout


def told_by(tool: str, *arguments: str) -> str:
    """Return what a tool prints that is installed beside the program in the environment made by `freeze`."""
    return told([str(_python(_FREEZER).with_name(tool)), *arguments])


def tool_file(name: str) -> bytes:
    """Return a file of a package that `bill_of_materials` has installed."""
    return next((_LISTER / "lib").glob(f"python3*/site-packages/{name}")).read_bytes()


def version() -> str:
    """Return the version of the program."""
    source = (ROOT / "core" / "version.py").read_text(encoding="utf-8")
    return source.partition('VERSION = "')[2].partition('"')[0]


def reproducible() -> dict[str, str]:
    """Return an environment in which a build has no time and no order of its own.

    Raises:
        SetUpError: if the time of the sources is neither said nor known.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        time = os.environ["SOURCE_DATE_EPOCH"]
    else:
        asked = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        time = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    if not time.isdigit():
        raise SetUpError("This is no checkout, which would tell the date of the sources. Set SOURCE_DATE_EPOCH to it.")
    return {**os.environ, "SOURCE_DATE_EPOCH": time, "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}


def program() -> str:
    """Return what a package holds, in the words of uv: the wheel, with the driver that nobody could add to it."""
    return f"{wheel()}[postgresql]"


def wheel() -> str:
    """Build the wheel, and return its path: a package that is frozen is one that can be installed."""
    out = _BUILD / "wheel"
    shutil.rmtree(out, ignore_errors=True)
    build = ["build", "--quiet", "--wheel", "--no-build-isolation", "--python", str(set_up()), "--out-dir", str(out)]
    command = [package_installer(), *build, str(ROOT)]
    run_step(command, {**uv_environment(_BUILD), **reproducible()})
    return str(next(out.glob("*.whl")))


def make_environment(name: str, tools: Path, packages: Sequence[str]) -> Path:
    """Make an environment of these packages and what they require, all as locked; return its Python.

    Args:
        name: of the environment; one that is there is replaced.
        tools: the lock of what is not part of the program.
        packages: in the words of uv.
    """
    folder = _BUILD / name
    environment, uv = uv_environment(folder), package_installer()
    run_step([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(folder)], environment)
    locks = ["-c", str(ROOT / "requirements.lock"), "-c", str(tools)]
    run_step([uv, "pip", "install", "--quiet", "--verify-hashes", *locks, *packages], environment)
    return _python(folder)


def _python(folder: Path) -> Path:
    return folder / "bin" / "python"
