"""The same people in every format that the program reads: a package makes the plans that the checkout makes."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from freezing import told
from setup import ROOT, SetUpError, set_up

_PEOPLE = 900
_DESCRIBE = ("--confirm", "all", "--people", str(_PEOPLE), "-o")


def read_all(folder: Path, describe: Callable[[list[str]], object], without: Sequence[str] = ()) -> Iterator[str]:
    """Yield the name of each file of which a package makes the plan that the checkout makes.

    Args:
        folder: where files and plans are written.
        describe: has the package carry out these words in the folder.
        without: endings of files that are not tried.

    Raises:
        SetUpError: if a file is not read, or read as something else.
    """
    python = set_up()
    here, there = folder / "checkout.reticent", folder / "package.reticent"
    written = told([str(python), __file__, str(folder)]).split()
    for name in (name for name in written if not name.endswith(tuple(without))):
        told([str(python.with_name("reticent")), "describe", name, *_DESCRIBE, here.name], folder)
        describe(["describe", name, *_DESCRIBE, there.name])
        if there.read_bytes() != here.read_bytes():
            raise SetUpError(f"This does not hold: the package reads {name} as the checkout does.")
        here.unlink()
        there.unlink()
        yield name


def _write(folder: Path) -> Iterator[Path]:
    """Write the files by the hand of the tests, which the environment of the checkout alone can."""
    from tests.core.sources import written_files  # noqa: PLC0415
    from tests.core.sources.binary_workbook import write_xlsb  # noqa: PLC0415

    draw = random.Random(1)  # noqa: S311  made-up people
    people = [(draw.choice("fm"), draw.randint(18, 80), draw.choice(("yes", "no"))) for _ in range(_PEOPLE)]
    rows = [("sex", "age", "smoker"), *people]
    for ending in written_files.FORMATS:
        yield written_files.write(folder / f"people-{ending}.{ending}", rows)
    workbook = folder / "people-xlsb.xlsb"
    write_xlsb(workbook, rows)
    yield workbook


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    print(*(path.name for path in _write(Path(sys.argv[1]))))
