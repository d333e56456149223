"""Set everything up and run the whole test suite; further arguments go to pytest."""

from __future__ import annotations

import os
import subprocess
import sys

from setup import ROOT, SetUpError, missing_libraries, provide_libraries, say, set_up


def main(arguments: list[str]) -> int:
    """Return pytest's exit status, or 1 with a sentence on what is missing."""
    try:
        provide_libraries(missing_libraries(screen=False))
        python = set_up()
    except SetUpError as error:
        say(str(error))
        return 1
    # One thread each: more threads would only wait for each other. One worker more than processors: a tenth of the time
    # a test waits for a window or a process (on two processors the suite takes 461 s with three, 506 s with two).
    usual = {"QT_QPA_PLATFORM": "offscreen", "OPENBLAS_NUM_THREADS": "1"}
    environment = {**usual, **os.environ}
    workers = str((os.cpu_count() or 1) + 1)
    # Each worker keeps to its own share, in order, so that what a file shares is made once, and takes over what is left
    # of the others' at the end.
    command = [python, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", "-r", "s", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
