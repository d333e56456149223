"""Let atheris look for files that reach further into our code: `python -m tests.fuzz.coverage_guided csv --minutes 5`.

For what is written in Python: formats by their first bytes, text, the look into a zip, .xls, plans. Needs `pip install
atheris` (Linux; not among our requirements, because there is no wheel for other systems).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["core", "xlrd", "olefile", "msoffcrypto", "zipfile", "csv", "tomllib"]):
    import msoffcrypto  # noqa: F401  core imports these three when it needs them, which is too late to be watched
    import olefile  # noqa: F401
    import xlrd  # noqa: F401

    from tests.fuzz.seeds import READERS, seeds
    from tests.fuzz.trial import READ, REFUSED, tried


class Hunt:
    """Reads inputs, and keeps those that were neither read nor refused."""

    def __init__(self, suffix, folder, kept):
        self._path, self._kept = folder / f"input.{suffix}", kept
        self.findings = {}

    def __call__(self, content):
        """Read one input."""
        self._path.write_bytes(content)
        outcome = tried(self._path)
        finding = f"{outcome.end} {outcome.words}"
        if outcome.end in (READ, REFUSED) or finding in self.findings:
            return
        self.findings[finding] = content
        self._kept.mkdir(parents=True, exist_ok=True)
        (self._kept / f"guided-{len(self.findings)}{self._path.suffix}").write_bytes(content)
        print(finding, flush=True)


def main():
    """Hunt for so many minutes; libFuzzer ends the process, and stops at once where an input takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reader", choices=READERS)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--findings", type=Path, default=Path("build/fuzz"), help="folder for the inputs found")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="reticent-guided-"))
    contents = seeds(arguments.reader, folder)
    known = folder / "known"
    known.mkdir()
    for number, content in enumerate(contents):
        (known / str(number)).write_bytes(content)
    limits = (f"-max_total_time={60 * arguments.minutes:.0f}", "-timeout=10", "-rss_limit_mb=2048", "-max_len=40000")
    arguments.findings.mkdir(parents=True, exist_ok=True)
    words = [sys.argv[0], *limits, f"-artifact_prefix={arguments.findings}/", str(known)]
    atheris.Setup(words, Hunt(arguments.reader, folder, arguments.findings))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
