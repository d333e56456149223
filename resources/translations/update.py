"""Bring the translations up to date: new texts of the program into the .ts files, and the .qm files made of them.

    python resources/translations/update.py

Open the .ts files in Qt Linguist (`pyside6-linguist`, which comes with PySide6) or an editor; then run this again.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = ("core", "guiapp")
LANGUAGES = {"de": (), "en": ("-pluralonly",)}
"""English is what the source says; only its singulars and plurals need a file."""


def update() -> None:
    """Run both tools of Qt for every language."""
    sources = [str(path.relative_to(ROOT)) for folder in SOURCES for path in sorted((ROOT / folder).rglob("*.py"))]
    for language, options in LANGUAGES.items():
        collect(sources, HERE / f"reticent_{language}.ts", (*options, "-target-language", language))
    fill_in_english(HERE / "reticent_en.ts")
    for language in LANGUAGES:
        compile_(HERE / f"reticent_{language}.ts", HERE / f"reticent_{language}.qm")


def collect(sources: list[str], into: Path, options: tuple[str, ...] = ()) -> None:
    """Add the texts of Python files to a .ts file, and take out those that are gone."""
    marks = ("-tr-function-alias", "translate+=words,translate+=N_")
    form = ("-no-obsolete", "-locations", "none", "-source-language", "en")
    _run("pyside6-lupdate", *marks, *form, *options, *sources, "-ts", str(into))


def fill_in_english(texts: Path) -> None:
    """Give counted sentences of the engine their English, which `N_` has: one for one, and one for the rest."""
    texts.write_text(_OPEN.sub(_filled_in, texts.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


_OPEN = re.compile(
    r"<source>(?P<many>[^<]*)</source>(?P<between>\s*<comment>(?P<one>[^<]+)</comment>\s*)"
    r"<translation type=\"unfinished\">(?P<forms>.*?)</translation>",
    re.DOTALL,
)
"""A counted sentence that lupdate has found, or has guessed the English of from one like it."""


def _filled_in(found: re.Match[str]) -> str:
    forms = iter((found["one"], found["many"]))
    filled = re.sub(r"(?<=<numerusform>)[^<]*", lambda _: next(forms), found["forms"])
    return f"<source>{found['many']}</source>{found['between']}<translation>{filled}</translation>"


def compile_(texts: Path, into: Path) -> None:
    """Make the .qm file that the program loads; the same texts give the same bytes."""
    made = into.with_suffix(".new")
    _run("pyside6-lrelease", "-silent", str(texts), "-qm", str(made))
    made.replace(into)  # a window that is open reads from the file itself: it must not change below it


def _run(tool: str, *arguments: str) -> None:
    beside = shutil.which(tool, path=str(Path(sys.executable).parent))
    subprocess.run([beside or tool, *arguments], cwd=ROOT, check=True)


if __name__ == "__main__":
    update()
