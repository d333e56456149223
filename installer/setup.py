"""Set up everything the program needs, once: system libraries, a virtual environment, the locked packages.

Needs Python 3.11 or later with pip; nothing else is assumed: not root, not python3-venv, not a screen. A second call
finds that all is there and takes a moment.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The checkout."""

_ENVIRONMENT = ROOT / ".venv"
_TOOLS = ROOT / ".tools"
_STAMP = _ENVIRONMENT / "installed-from"

_MAKING = ("requirements.lock", "pyproject.toml", *(f"installer/{name}.py" for name in ("wheel", "front", "checkout")))
"""Files that the environment is made of; others are only led to."""

_QT_LIBRARIES = ("libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3")
_SCREEN_LIBRARIES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
    "libx11-xcb1",
)
_FONT = "fonts-dejavu-core"


class SetUpError(Exception):
    """Something is missing that only the user can provide; the words say what to do."""


def set_up() -> Path:
    """Set everything up and return the environment's Python; system libraries are looked after separately.

    Raises:
        SetUpError: if Python is too old, pip is missing, or packages cannot be had.
    """
    if sys.version_info < (3, 11):  # noqa: UP036  whoever starts this may have an older one
        raise SetUpError(f"Python 3.11 or later is needed, and this is {sys.version.split()[0]}.")
    python = _ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = _fingerprint()
    if not (python.exists() and _STAMP.exists() and _STAMP.read_text() == stamp):
        _install(python)
        _STAMP.write_text(stamp)
    return python


def missing_libraries(screen: bool) -> tuple[str, ...]:
    """Return the Debian packages that the window (or, without a screen, the tests of the window) still needs."""
    if sys.platform != "linux" or shutil.which("dpkg-query") is None:
        return ()  # elsewhere the packages bring, or the desktop has, what Qt needs
    wanted = (*_QT_LIBRARIES, *(_SCREEN_LIBRARIES if screen else ()), *(() if _has_fonts() else (_FONT,)))
    return tuple(package for package in wanted if not is_installed(package))


def provide_libraries(missing: tuple[str, ...]) -> None:
    """Install Debian packages as root.

    Raises:
        SetUpError: if we are not root; its words are the command to type.
    """
    if not missing:
        return
    if os.geteuid() != 0:
        names = " ".join(missing)
        raise SetUpError(
            f"The window needs system libraries. Type this, then start again: sudo apt-get install {names}"
        )
    say(f"Installing {len(missing)} system libraries …")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run_step(["apt-get", "update", "-qq"], environment)
    run_step(["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing], environment)


def has_screen() -> bool:
    """Return whether the system says that there is a screen."""
    return sys.platform != "linux" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def say(words: str) -> None:
    """Tell the user how far we are; results alone go to standard output."""
    print(words, file=sys.stderr, flush=True)


def _fingerprint() -> str:
    """Return what the environment depends on: the lock, the project's own metadata, what is installed, and this Python.

    Of the sources none is copied into the environment, so that it need not be made again when they change.
    """
    files = b"".join((ROOT / name).read_bytes() for name in _MAKING)
    return f"{hashlib.sha256(files).hexdigest()} {sys.version.split()[0]} {ROOT}"


def _install(python: Path) -> None:
    environment, uv = uv_environment(_ENVIRONMENT), package_installer()
    say("Making the environment in .venv …")
    if not python.exists():
        run_step([uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(_ENVIRONMENT)], environment)
    say("Installing the packages of requirements.lock …")
    install = [uv, "pip", "install", "--quiet", "--python", str(python), "--compile-bytecode"]
    run_step([*install, "--require-hashes", "-r", str(ROOT / "requirements.lock")], environment)
    run_step([*install, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], environment)
    subprocess.run([python, "-m", "compileall", "-q", "core", "guiapp"], cwd=ROOT, check=False)


def package_installer() -> str:
    """Return the package installer, fetched once into .tools: pip --target works where Debian forbids plain pip."""
    uv = _TOOLS / "bin" / ("uv.exe" if os.name == "nt" else "uv")
    if not uv.exists():
        probe = subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False)
        if probe.returncode:
            raise SetUpError("pip is missing. Type this, then start again: sudo apt-get install python3-pip")
        say("Fetching the package installer …")
        lock = Path(__file__).with_name("uv-requirements.txt")
        pip = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--target",
            str(_TOOLS),
        ]
        quiet = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore"}
        run_step([*pip, "--require-hashes", "--no-deps", "-r", str(lock)], quiet)
    return str(uv)


def uv_environment(folder: Path) -> dict[str, str]:
    """Return the environment in which uv works on the virtual environment in `folder`."""
    environment = {**os.environ, **_package_places(), "UV_LINK_MODE": "copy", "VIRTUAL_ENV": str(folder)}
    environment.pop("PYTHONPATH", None)
    return environment


def _package_places() -> dict[str, str]:
    """Return pip's settings of where packages come from in the words of uv, which does not read them itself."""
    listing = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    )
    settings = {}
    for line in listing.stdout.splitlines():
        name, _, value = line.partition("=")
        settings[name.rpartition(".")[2]] = value.strip("'\"")
    words = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS"}
    places = {words[name]: value for name, value in settings.items() if name in words and words[name] not in os.environ}
    if "cert" in settings:
        places.setdefault("SSL_CERT_FILE", settings["cert"])
    # several places may hold a package; the hashes of the lock say which file is meant
    return {"UV_INDEX_STRATEGY": "unsafe-best-match", **places}


def run_step(command: list[str], environment: dict[str, str]) -> None:
    """Run a step in silence; if it fails, its own words are shown."""
    try:
        subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except OSError as error:
        raise SetUpError(f"This step cannot be started: {command[0]}: {error}") from error
    except subprocess.CalledProcessError as error:
        words = error.stdout.decode(errors="replace").strip()
        raise SetUpError(f"{words}\nThis step failed; its own words are above: {' '.join(command[:3])} …") from error


def is_installed(package: str) -> bool:
    """Return whether a Debian package is."""
    # Debian 13 and Ubuntu 24.04 call some of them by a longer name
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status} ", package, f"{package}t64"]
    found = subprocess.run(query, capture_output=True, text=True, check=False)
    return "installed" in found.stdout.split()


def _has_fonts() -> bool:
    folders = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts")
    return any(folder.is_dir() and any(folder.rglob("*.[to]tf")) for folder in folders)


def main() -> int:
    """Set everything up; 0, or 1 with a sentence on what is missing."""
    try:
        provide_libraries(missing_libraries(screen=True))
        set_up()
    except SetUpError as error:
        say(str(error))
        return 1
    say("All is set up.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
