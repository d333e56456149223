"""Build the documentation site from the pages of the project: `python3 installer/documentation.py [FOLDER]`.

Pages lie in the site as they lie in the repository, so that their links hold in both. The examples and the notebook are
run by the program as it stands; a warning of any step is an error.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from freezing import make_environment, wheel
from setup import ROOT, SetUpError, run_step, say, set_up

_DATA = Path(__file__).with_name("documentation")
_PAGES = ("README.md", "CHANGELOG.md", "LICENSE", "core/*.md", "resources/help/**/*.md", "resources/pictures/*")
_TOOLS = ("mkdocs-material", "mkdocstrings[python]", "mkdocs-jupyter", "ipykernel", "polars")
_EXAMPLES = ROOT / "resources" / "examples"
_LIBRARY = """\
# The library

The engine for scripts and notebooks: `import reticent as rt`, and every name below is `rt.…`.

{names}
"""
_EXAMPLE = """\
# {title}

{words}

```python
{source}
```

It prints:

```
{printed}
```
"""


def main(arguments: list[str]) -> int:
    """Build the site, and print where it is; 1 with a sentence if a step fails or warns."""
    if len(arguments) > 1:
        say("Give a folder, if not dist/site.")
        return 2
    site = Path(arguments[0] if arguments else ROOT / "dist" / "site").absolute()
    try:
        _build(site)
    except SetUpError as error:
        say(str(error))
        return 1
    print(site / "index.html")
    return 0


def _build(site: Path) -> None:
    set_up()
    python = make_environment("documentation", _DATA / "requirements.txt", (f"{wheel()}[notebook]", *_TOOLS))
    with tempfile.TemporaryDirectory() as temporary:
        pages = Path(temporary)
        for file in sorted({file for pattern in _PAGES for file in ROOT.glob(pattern) if file.is_file()}):
            _copy(file, pages / file.relative_to(ROOT))
        for file in ("notebook.ipynb", "sample.reticent", "health-check-2025.xlsx"):
            _copy(_EXAMPLES / file, pages / "resources" / "examples" / file)
        _write_library(pages)
        _run_examples(python, pages)
        say("Building the site …")
        told = {"DOCUMENTATION_PAGES": str(pages), "DOCUMENTATION_SITE": str(site), "DOCUMENTATION_SOURCES": str(ROOT)}
        build = [str(python), "-m", "mkdocs", "build", "--quiet", "--strict", "-f", str(_DATA / "mkdocs.yml")]
        run_step(build, {**os.environ, **told, "NO_MKDOCS_2_WARNING": "1"})


def _write_library(pages: Path) -> None:
    """Write the page of all names that the library offers, whose words are those of the docstrings."""
    tree = ast.parse((ROOT / "core" / "library" / "__init__.py").read_text(encoding="utf-8"))
    listed = next(node.value for node in tree.body if isinstance(node, ast.Assign) and _is_list_of_names(node))
    verbs_first = sorted(set(ast.literal_eval(listed)) - {"VERSION"}, key=lambda name: (name[0].isupper(), name))
    names = "\n\n".join(f"::: core.library.{name}" for name in verbs_first)
    (pages / "library.md").write_text(_LIBRARY.format(names=names), encoding="utf-8")


def _is_list_of_names(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)


def _run_examples(python: Path, pages: Path) -> None:
    """Write a page for every example: what it is for, its source, and what it prints when it is run now."""
    for file in sorted(_EXAMPLES.glob("*.py")):
        if file.name == "make_sample.py":
            continue
        with tempfile.TemporaryDirectory() as folder:
            for name in ("sample.reticent", "health-check-2025.xlsx"):
                shutil.copy(_EXAMPLES / name, folder)
            _copy(file, Path(folder) / file.name)
            ended = subprocess.run([python, file.name], cwd=folder, capture_output=True, encoding="utf-8", check=False)
        if ended.returncode:
            raise SetUpError(f"{ended.stderr}\nThis example failed: {file.name}")
        source = file.read_text(encoding="utf-8")
        words = ast.get_docstring(ast.parse(source)) or ""
        title = file.stem.replace("_", " ").capitalize()
        page = _EXAMPLE.format(title=title, words=words, source=source.strip(), printed=ended.stdout.strip())
        (pages / "examples").mkdir(exist_ok=True)
        (pages / "examples" / f"{file.stem}.md").write_text(page, encoding="utf-8")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
