"""Prove the Windows installer under wine: install in silence, describe, compare, release, remove.

Debian's wine runs neither the window (Qt ends the program) nor the newest numpy: older packages are laid over the
installed ones, which are those of the command line otherwise. It tells nothing about a real Windows that it cannot run.
"""

from __future__ import annotations

import os
import random
import subprocess
import tempfile
from pathlib import Path

from example_files import read_all
from setup import ROOT, SetUpError, is_installed, package_installer, provide_libraries, run_step, say, uv_environment

_NEEDED = ("wine64",)
_WINE = "/usr/lib/wine/wine64"
_RUST = (".xls", ".xlsx", ".xlsm", ".xlsb", ".ods")
"""Workbooks, whose libraries are made by Rust: it takes random numbers from a library that wine 8 has not."""
_OLDER = ("numpy==1.26.4", "scipy==1.13.1", "pyarrow==18.1.0")


def prove_windows_setup(setup: Path) -> None:
    """Install, use and remove the program.

    Raises:
        SetUpError: if anything does not hold.
    """
    provide_libraries(tuple(package for package in _NEEDED if not is_installed(package)))
    with tempfile.TemporaryDirectory() as temporary:
        prefix = Path(temporary, "wine")
        _wine(prefix, str(setup.absolute()), "/S")
        (home,) = (path.parent for path in prefix.glob("drive_c/users/*/AppData/Local/Programs/Reticent/reticent.exe"))
        print(f"installer {setup.stat().st_size / 1e6:.0f} MB, installed {_megabytes(home)} MB")
        _lay_over(home / "packages")
        _use(prefix, home / "reticent.exe", Path(temporary))
        _read(prefix, home / "reticent.exe", Path(temporary))
        _wine(prefix, str(home / "uninstall.exe"), "/S", f"_?={_windows(prefix, home)}")
        left = sorted(path.name for path in home.rglob("*") if path.name != "uninstall.exe") if home.exists() else []
        if left or "Reticent.Plan" in (prefix / "user.reg").read_text(encoding="utf-8", errors="replace"):
            raise SetUpError(f"This does not hold: nothing is left after removal {left[:10]}.")
        say("Holds: nothing is left after removal")


def _use(prefix: Path, program: Path, folder: Path) -> None:
    draw = random.Random(1)  # noqa: S311  made-up people
    rows = [f"{draw.choice('fm')},{draw.randint(18, 80)},{draw.choice(('yes', 'no'))}\n" for _ in range(900)]
    (folder / "people.csv").write_text("sex,age,smoker\n" + "".join(rows), encoding="utf-8")
    for words in (
        "--version",
        "describe people.csv -o people.reticent --confirm all --people 900",
        "compare people.reticent",
        "release people.reticent -o tables.xlsx --budget 3 --yes",
        "ledger verify",
    ):
        told = _wine(prefix, str(program), *words.split(), folder=folder)
        say(f"Holds: reticent {words}\n    {told.strip().splitlines()[-1] if told.strip() else ''}")
    if (folder / "tables.xlsx").stat().st_size < 10_000:
        raise SetUpError("This does not hold: the workbook has tables.")


def _read(prefix: Path, program: Path, folder: Path) -> None:
    read = read_all(folder, lambda words: _wine(prefix, str(program), *words, folder=folder), without=_RUST)
    say(f"Holds: the checkout's plans are made of {' '.join(read)}")
    try:
        _wine(prefix, str(program), "describe", "postgresql://127.0.0.1:9/none")
    except SetUpError as error:
        if "Connection refused" not in str(error):
            raise
    say("Holds: the driver of databases is there")


def _lay_over(packages: Path) -> None:
    platform = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.12", "--only-binary", ":all:"]
    install = [package_installer(), "pip", "install", "--quiet", "--target", str(packages), *platform, *_OLDER]
    run_step(install, uv_environment(packages))


def _wine(prefix: Path, *command: str, folder: Path = ROOT) -> str:
    """Run a Windows program to its end; return what it prints."""
    settings = {**os.environ, "WINEPREFIX": str(prefix), "WINEDEBUG": "-all"}
    ended = subprocess.run(
        [_WINE, *command],
        cwd=folder,
        env=settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        timeout=600,
    )
    words = ended.stdout.decode(errors="replace")
    if ended.returncode:
        raise SetUpError(f"{words}\nThis step failed under wine: {' '.join(command)}")
    return words


def _windows(prefix: Path, path: Path) -> str:
    return "C:\\" + str(path.relative_to(prefix / "drive_c")).replace("/", "\\")


def _megabytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) // 1_000_000
