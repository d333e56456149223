"""Names of persons for columns that are looked through for what stands beside, or within, a name."""

from __future__ import annotations

FIRST = ("Anna", "Paul", "Laura", "Max", "Emma", "Felix", "Nina", "Peter", "Clara", "Hugo")
LAST = ("Wolf", "Krüger", "Müller", "Braun", "Lang", "Fuchs", "Weber")
NAMES = [f"{FIRST[n % 10]} {LAST[n % 7]}" for n in range(60)]
