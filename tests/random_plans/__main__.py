"""Try random plans, from their text to every export, until time is up: `python -m tests.random_plans --minutes 60`."""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from guiapp.desktop.language import install, told
from tests.random_plans.campaign import Campaign

MEMORY = Path("/dev/shm")  # noqa: S108  a disk would take longer to keep the ledgers than the program to make them


def main():
    """Print how the plans ended; status 1 if there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--plans", type=int, help="how many to try at most; default: as many as there is time for")
    parser.add_argument("--seed", type=int, help="try the plan of this seed only")
    parser.add_argument("--start", type=int, default=random.randrange(10**9), help="the first seed; default: any")
    parser.add_argument(
        "--findings", type=Path, default=Path("build/random_plans"), help="folder for plans with a fault"
    )
    arguments = parser.parse_args()
    application = QCoreApplication([])
    install(application, QLocale("de"))
    start, seeds = time.monotonic(), itertools.islice(itertools.count(arguments.start), arguments.plans)
    with tempfile.TemporaryDirectory(prefix="reticent-plans-", dir=MEMORY if MEMORY.is_dir() else None) as folder:
        campaign = Campaign(Path(folder), arguments.findings, {"en": str, "de": told})
        for seed in seeds if arguments.seed is None else [arguments.seed]:
            campaign.run(seed)
            if time.monotonic() - start > 60 * arguments.minutes:
                break
    print("\n".join(campaign.report()))
    return int(bool(campaign.faults))


if __name__ == "__main__":
    sys.exit(main())
