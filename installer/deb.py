"""Make the Debian package: the frozen program, its menu entry, manual page, completions, licences and metadata."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import tempfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import desktop_entry
from copyright_file import copyright_file
from freezing import freeze, reproducible, told, told_by, version
from setup import ROOT, is_installed, provide_libraries, run_step, say

_DATA = Path(__file__).with_name("linux")
_HOME = Path("usr/lib/reticent")
_WHO = "The Reticent developers <maintainers@reticent.invalid>"
_CONTROL = """\
Package: reticent
Version: {version}
Architecture: {architecture}
Maintainer: {who}
Installed-Size: {kilobytes}
Depends: {depends}
Section: science
Priority: optional
Description: private tables from a spreadsheet
 Reticent is for people who look after data about people. Open a spreadsheet,
 choose the tables to publish, see how exact each would be, and release them
 once, as an Excel workbook or CSV in which every number carries its margin
 of error.
 .
 Released tables satisfy differential privacy: they say next to nothing about
 any one person, whatever else a reader knows.
"""
_CHANGES = """\
reticent ({version}) unstable; urgency=medium

  * See /usr/share/doc/reticent/changelog.gz.

 -- {who}  {date}
"""
_NEEDED = ("binutils", "icu-devtools", "dpkg-dev", "libwayland-cursor0", "libwayland-egl1")
"""Debian packages: tools, and libraries of which a plugin of Qt is to tell the name."""
_MODULE, _PARSER = "reticent.core.commandline.program", "whole_parser"
_COMPLETIONS = (
    ("bash", "bash-completion/completions/reticent"),
    ("zsh", "zsh/vendor-completions/_reticent"),
)


def make_deb(into: Path) -> Path:
    """Write the package below `into`, and return its path.

    Raises:
        SetUpError: if a package or a tool is missing, or a step fails.
    """
    provide_libraries(tuple(package for package in _NEEDED if not is_installed(package)))
    with tempfile.TemporaryDirectory() as temporary:
        tree = Path(temporary, "tree")
        _fill(tree)
        architecture = told(["dpkg", "--print-architecture"]).strip()
        control = tree / "DEBIAN" / "control"
        kilobytes = sum(file.lstat().st_size for file in tree.rglob("*") if file.is_file()) // 1024
        facts = {"version": version(), "architecture": architecture, "who": _WHO, "kilobytes": kilobytes}
        _write(control, _CONTROL.format(depends=_depends(tree), **facts))
        _write(tree / "DEBIAN" / "md5sums", _md5sums(tree))
        _tidy(tree)
        into.mkdir(parents=True, exist_ok=True)
        package = into / f"reticent_{version()}_{architecture}.deb"
        say("Packing …")
        # lintian takes xz and gzip alone; one thread, since several cut the stream elsewhere.
        pack = ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", str(tree), str(package)]
        run_step(pack, reproducible())
    return package


def _fill(tree: Path) -> None:
    """Write everything but the control files."""
    frozen = freeze(tree / _HOME.parent, system_libraries=False)
    _link(tree / "usr/bin/reticent", "../lib/reticent/reticent")
    for path, content in zip(desktop_entry.files(tree / "usr/share"), desktop_entry.contents("reticent"), strict=True):
        _write(path, content)
    share, built = tree / "usr/share", _built()
    doc = share / "doc" / "reticent"
    metainfo = (_DATA / "reticent.metainfo.xml").read_text(encoding="utf-8")
    _write(
        share / "metainfo" / "reticent.metainfo.xml", metainfo.format(version=version(), date=built.date().isoformat())
    )
    _write(share / "lintian" / "overrides" / "reticent", (_DATA / "lintian-overrides").read_text(encoding="utf-8"))
    _write(doc / "copyright", copyright_file(_HOME / "_internal"))
    _pack(doc / "changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    changes = _CHANGES.format(version=version(), who=_WHO, date=format_datetime(built))
    _pack(doc / "changelog.Debian.gz", changes)
    shutil.move(frozen / "_internal" / "sbom.json", doc / "sbom.cdx.json")
    _pack(share / "man" / "man1" / "reticent.1.gz", _manual())
    for shell, place in _COMPLETIONS:
        _write(share / place, told_by("shtab", "-u", f"--shell={shell}", f"{_MODULE}.{_PARSER}"))


def _manual() -> str:
    facts = {"project-name": "reticent", "prog": "reticent", "version": version(), "manual-title": "Reticent"}
    facts |= {"module": _MODULE, "function": _PARSER, "description": "private tables from a spreadsheet"}
    return told_by("argparse-manpage", *(word for name, value in facts.items() for word in (f"--{name}", value)))


def _depends(tree: Path) -> str:
    """Return the packages whose libraries the program uses, as their symbols tell."""
    with tempfile.TemporaryDirectory() as source:
        _write(Path(source, "debian", "control"), "Source: reticent\n\nPackage: reticent\nArchitecture: any\n")
        libraries = [
            file for file in sorted(tree.rglob("*")) if file.is_file() and not file.is_symlink() and _is_elf(file)
        ]
        own = [f"-l{folder}" for folder in sorted({str(library.parent) for library in libraries})]
        ask = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *own, *map(str, libraries)]
        found = told(ask, Path(source))
    return found.strip().partition("=")[2]


def _is_elf(file: Path) -> bool:
    with file.open("rb") as content:
        return content.read(4) == b"\x7fELF"


def _md5sums(tree: Path) -> str:
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    sums = ((hashlib.md5(file.read_bytes()).hexdigest(), file.relative_to(tree)) for file in files)  # noqa: S324  as dpkg has it
    return "".join(f"{digest}  {file}\n" for digest, file in sums if file.parts[0] != "DEBIAN")


def _tidy(tree: Path) -> None:
    """Give every file one time and the permissions of its kind."""
    time = int(reproducible()["SOURCE_DATE_EPOCH"])
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_program = path.is_dir() or (path.parent == tree / _HOME)
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (time, time), follow_symlinks=False)


def _built() -> datetime:
    return datetime.fromtimestamp(int(reproducible()["SOURCE_DATE_EPOCH"]), UTC)


def _write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


def _pack(path: Path, content: str) -> None:
    """Write a file as gzip does with -9n, without name and time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(content.encode(), 9, mtime=0))


def _link(path: Path, to: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(to)
