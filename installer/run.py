"""Set everything up, then do the main job on the sample: in the window, or without a screen from the command line.

With --associate, tell a Linux desktop or Windows to open plans with the program instead; with --forget, take that back.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import desktop_entry
import file_type
from setup import ROOT, SetUpError, has_screen, missing_libraries, provide_libraries, say, set_up

_EXAMPLES = ROOT / "resources" / "examples"
_PLAN = "sample.reticent"

_BUDGET = "100"
"""Budget (ε) of the sample: a hundred releases at ε = 1. It would protect nobody, but the sample is made up."""


def main(arguments: list[str]) -> int:
    """Return the exit status of the main job, or 1 with a sentence on what is missing."""
    if arguments:
        return _desktop(arguments)
    try:
        screen = has_screen()
        libraries = _libraries(screen)
        python = set_up()
    except SetUpError as error:
        say(str(error))
        return 1
    folder = _sample_folder()
    if screen and not libraries and _window_opens(python):
        return _window(python, folder)
    return release_sample(python, folder)


def _desktop(arguments: list[str]) -> int:
    """Tell the desktop about the program, or have it forget that."""
    if arguments not in (["--associate"], ["--forget"]):
        say("Give nothing, or --associate, or --forget.")
        return 2
    desktop = file_type if sys.platform == "win32" else desktop_entry
    try:
        if arguments == ["--associate"]:
            desktop.associate(set_up().with_name(desktop.PROGRAM))
        else:
            desktop.forget()
    except SetUpError as error:
        say(str(error))
        return 1
    return 0


def _libraries(screen: bool) -> tuple[str, ...]:
    """Provide the system libraries, or return those that are missing where the window is not needed anyway."""
    missing = missing_libraries(screen=True)
    try:
        provide_libraries(missing)
    except SetUpError as error:
        if screen:
            raise
        say(f"{error}\nThere is no screen, so the sample runs on the command line, which does without them.")
        return missing
    return ()


def _sample_folder() -> Path:
    """Return the folder for the sample's ledger and results, with copies of its workbook and plan to play with."""
    folder = Path.home() / "reticent-sample"
    folder.mkdir(parents=True, exist_ok=True)
    for file in (*_EXAMPLES.glob("*.xlsx"), _EXAMPLES / _PLAN):
        if not (folder / file.name).exists():
            shutil.copyfile(file, folder / file.name)
    return folder


def _window_opens(python: Path) -> bool:
    """Return whether a window can be opened: a screen may be promised (ssh -X, a stale DISPLAY) and not be there."""
    probe = "import sys; from PySide6.QtWidgets import QApplication; QApplication(sys.argv)"
    try:
        return subprocess.run([python, "-c", probe], capture_output=True, timeout=60, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _window(python: Path, folder: Path) -> int:
    say(f"Opening the window on {folder / _PLAN} …")
    return subprocess.run([python, "-m", "guiapp", folder / _PLAN], check=False).returncode


def release_sample(python: Path, folder: Path) -> int:
    """Compare and release the sample; the release ends with the path of the workbook."""
    plan = _EXAMPLES / _PLAN
    workbook = folder / f"tables {datetime.now().astimezone():%Y-%m-%d %H-%M-%S}.xlsx"
    ledger = folder / "ledger.sqlite"
    reticent = [python, "-m", "guiapp"]
    budget = ["--ledger", ledger, "--budget", _BUDGET]
    # --again: a second call shows the whole way once more, and pays from the sample's own ledger for it.
    for command in (["compare", plan], ["release", plan, "-o", workbook, *budget, "--yes", "--again"]):
        status = subprocess.run([*reticent, *command], check=False).returncode
        if status:
            say(f"The sample has a ledger of its own. If that is used up, delete it: {ledger}")
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
