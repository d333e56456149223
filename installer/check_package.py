"""Prove a package. One for Linux in a bare system: install, release the sample, open the window, remove.

    sudo python3 installer/check_package.py dist/reticent_0.1.0_amd64.deb
    sudo python3 installer/check_package.py dist/reticent-0.1.0-linux-x86_64.tar.xz
    sudo python3 installer/check_package.py dist/reticent-0.1.0-setup.exe     # under wine: see check_windows.py

Prints sizes and times, those of this checkout beside them; the exit status is 1 if anything does not hold. The bare
system is made once, by debootstrap from the mirror of this system, and kept below .tools.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from check_windows import prove_windows_setup
from example_files import read_all
from setup import ROOT, SetUpError, is_installed, provide_libraries, run_step, say, set_up

_BARE = ROOT / ".tools" / "packaging" / "bare.tar"
_NEEDED = ("debootstrap", "xvfb", "x11-utils", "lintian", "appstream", "desktop-file-utils")
_SAMPLE = "usr/lib/reticent/_internal/reticent/resources/examples"
_DISPLAY = ":87"
_PATIENCE = 60
"""Seconds within which the window must be there."""
_MOST = 370
"""Megabytes on the disk of an owner of data, of whom many have a small one; without care they were 495."""
_OF_DESKTOP = "libgl1 libegl1 libxcb1 libwayland-client0 libwayland-cursor0 libwayland-egl1"
"""What every desktop has and nobody can bring along: libraries that suit its graphics card and its windows."""
_REMOVE = {".deb": "apt-get purge -qq -y --autoremove reticent", ".xz": "rm -r /usr/lib/reticent /usr/bin/reticent"}
_STATE = re.compile(
    r"^(proc|sys|dev|tmp|run|home|var/(lib/(dpkg|apt)|cache|log)|etc/(apt|resolv\.conf|ld\.so\.cache))(/|$)"
)
"""Where a package manager keeps its books: not what a package leaves behind."""


def main(arguments: list[str]) -> int:
    """Return 0 if all holds, else 1 with a sentence."""
    if len(arguments) != 1:
        say("Give the package.")
        return 2
    try:
        if arguments[0].endswith(".exe"):
            prove_windows_setup(Path(arguments[0]))
        else:
            _prove_for_linux(Path(arguments[0]))
    except (SetUpError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    print("All of it holds.")
    return 0


def _prove_for_linux(package: Path) -> None:
    provide_libraries(tuple(name for name in _NEEDED if not is_installed(name)))
    python = set_up()
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary, "root")
        _make_bare(root)
        _prove(root, package, python.with_name("reticent"))


def _make_bare(root: Path) -> None:
    """Write a system of the essential packages alone to `root`."""
    if not _BARE.exists():
        say("Making a bare system, which takes a minute …")
        site, release = _mirror()
        run_step(["debootstrap", "--variant=minbase", release, str(root), site], dict(os.environ))
        _BARE.parent.mkdir(parents=True, exist_ok=True)
        run_step(["tar", "--numeric-owner", "-C", str(root), "-cf", str(_BARE), "."], dict(os.environ))
    else:
        root.mkdir()
        run_step(["tar", "--numeric-owner", "-C", str(root), "-xf", str(_BARE)], dict(os.environ))
    shutil.rmtree(root / "etc/apt")
    shutil.copytree("/etc/apt", root / "etc/apt", symlinks=False, ignore_dangling_symlinks=True)
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    _inside(root, "apt-get update -qq")


def _mirror() -> tuple[str, str]:
    """Return where packages of this system come from, and its release."""
    command = ["apt-get", "indextargets", "--format", "$(SITE) $(CODENAME)", "Created-By: Packages"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    if not lines:
        raise SetUpError("apt knows no mirror; run apt-get update, then start again.")
    site, release = lines[0].split()
    return site, release.partition("-")[0]


def _prove(root: Path, package: Path, of_checkout: Path) -> None:
    _hold(not _has(root, "python3"), "the bare system has no Python")
    _inside(root, "useradd --create-home owner")
    if package.suffix == ".xz":
        _inside(root, f"apt-get install -qq -y --no-install-recommends {_OF_DESKTOP}")
    before = _files(root)
    seconds = _install(root, package)
    size = sum(file.lstat().st_size for file in (root / "usr/lib/reticent").rglob("*") if file.is_file()) / 1e6
    print(f"package {package.stat().st_size / 1e6:.0f} MB, installed {size:.0f} MB in {seconds:.0f} s")
    if package.suffix == ".deb":
        _hold(size <= _MOST, f"at most {_MOST} MB are installed")
        _validate(root, package)
    _hold(not _has(root, "python3"), "nothing brought Python along")
    _compare_verbs(root, of_checkout)
    _release_sample(root)
    _read_every_format(root)
    _ask_server(root)
    _open_window(root, of_checkout)
    _inside(root, _REMOVE[package.suffix])
    left = sorted(_files(root) - before)
    _hold(not left, " ".join(["nothing is left after removal", *left[:10]]))


def _install(root: Path, package: Path) -> float:
    """Install a Debian package, or unpack a folder where that would be; return the seconds that it took."""
    brought = f"reticent{package.suffix}"
    shutil.copy(package, root / "tmp" / brought)
    if package.suffix == ".xz":
        provide_libraries(tuple(name for name in ("xz-utils",) if not is_installed(name)))
        seconds = _timed(["tar", "-C", root / "usr/lib", "-xf", root / "tmp" / brought], ROOT)
        (root / "usr/bin/reticent").symlink_to("../lib/reticent/reticent")
        return seconds
    return _inside(root, f"apt-get install -qq -y --no-install-recommends /tmp/{brought}")


def _validate(root: Path, package: Path) -> None:
    """Have Debian's own tools look at the package and at what it tells the desktop."""
    _timed(["lintian", "--fail-on", "error,warning", package.absolute()], ROOT)
    share = root / "usr/share"
    _timed(["desktop-file-validate", share / "applications/reticent.desktop"], ROOT)
    _timed(["appstreamcli", "validate", "--no-net", share / "metainfo/reticent.metainfo.xml"], ROOT)
    say("Holds: lintian, desktop-file-validate and appstreamcli find nothing")


def _compare_verbs(root: Path, of_checkout: Path) -> None:
    for verb in ("--version", "compare sample.reticent", "describe health-check-2025.xlsx"):
        ours = min(_inside(root, f"cd /{_SAMPLE} && reticent {verb}") for _ in range(3))
        there = min(_timed([of_checkout, *verb.split()], ROOT / "resources/examples") for _ in range(3))
        print(f"reticent {verb}: {ours:.2f} s, from the checkout {there:.2f} s")


def _release_sample(root: Path) -> None:
    for name in ("sample.reticent", "health-check-2025.xlsx"):
        shutil.copy(root / _SAMPLE / name, root / "home/owner" / name)
    _inside(root, "chown -R owner /home/owner")
    release = "cd; reticent release sample.reticent -o tables.xlsx --budget 3 --yes && reticent ledger verify"
    _inside(root, f"su owner -c '{release}'")
    _hold((root / "home/owner/tables.xlsx").stat().st_size > 10_000, "the sample's tables are released by a plain user")


def _read_every_format(root: Path) -> None:
    read = read_all(root / "home/owner", lambda words: _inside(root, f"cd /home/owner && reticent {' '.join(words)}"))
    say(f"Holds: the checkout's plans are made of {' '.join(read)}")


def _ask_server(root: Path) -> None:
    """Look for a database where no server is: only its driver, which is part of the package, can tell."""
    asked = ["chroot", str(root), "reticent", "describe", "postgresql://127.0.0.1:9/none"]
    words = subprocess.run(asked, capture_output=True, encoding="utf-8", check=False).stderr
    _hold("Connection refused" in words, f"the driver of databases is there: {words.strip()}")


def _open_window(root: Path, of_checkout: Path) -> None:
    with _screen():
        print(f"window after {_until_window(['chroot', str(root), 'reticent'], '/home/owner'):.1f} s", end="")
        with tempfile.TemporaryDirectory() as home:
            print(f", from the checkout {_until_window([str(of_checkout)], home):.1f} s")


def _until_window(command: list[str], home: str) -> float:
    """Start a program, and return the seconds until its window is on the screen."""
    settings = {"PATH": os.environ["PATH"], "DISPLAY": _DISPLAY, "HOME": home, "LANG": "C.UTF-8"}
    started = time.monotonic()
    program = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        while time.monotonic() < started + _PATIENCE:
            shown = subprocess.run(
                ["xwininfo", "-root", "-tree"], capture_output=True, text=True, env=settings, check=False
            )
            if re.search(r'"[^"]*Reticent[^"]*".*\b[1-9]\d{2,}x[1-9]\d{2,}', shown.stdout):
                return time.monotonic() - started
            if program.poll() is not None:
                break
            time.sleep(0.05)
    finally:
        program.terminate()
        told = program.communicate()[0].decode(errors="replace")
    raise SetUpError(f"This does not hold: a window opens.\n{told}")


@contextmanager
def _screen():  # noqa: ANN202  a generator for `with`
    screen = subprocess.Popen(
        ["Xvfb", _DISPLAY, "-screen", "0", "1280x800x24", "-nolisten", "tcp"], stderr=subprocess.DEVNULL
    )
    try:
        time.sleep(1)
        yield
    finally:
        screen.terminate()
        screen.wait()


def _inside(root: Path, command: str) -> float:
    """Run a line of shell in the bare system; return the seconds that it took."""
    settings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "HOME": "/home/owner"}
    entered = ["chroot", str(root), "sh", "-c", command]
    return _timed(entered, ROOT, {**settings, "DEBIAN_FRONTEND": "noninteractive"})


def _timed(command: list[object], folder: Path, settings: dict[str, str] | None = None) -> float:
    started = time.monotonic()
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=settings, check=False)
    if ended.returncode:
        raise SetUpError(f"{ended.stdout}{ended.stderr}\nThis step failed: {' '.join(map(str, command[-6:]))}")
    return time.monotonic() - started


def _has(root: Path, program: str) -> bool:
    return any((root / folder / program).exists() for folder in ("usr/bin", "usr/local/bin", "bin"))


def _files(root: Path) -> set[str]:
    found = (os.path.relpath(Path(folder, name), root) for folder, _, names in os.walk(root) for name in names)
    return {name for name in found if not _STATE.match(name)}


def _hold(holds: bool, words: str) -> None:
    if not holds:
        raise SetUpError(f"This does not hold: {words}.")
    say(f"Holds: {words}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
