"""Every sentence that a kept release may hold, by its key: what it takes to read one."""

from __future__ import annotations

from core.domain.bins import CLOSED, OPEN
from core.domain.domain import EVERYBODY
from core.mechanisms.catalogue import LAWS
from core.planning.noise_plan import TOGETHER
from core.recovery.pipeline import STEPS
from core.release.sentences import CLAIMS, SENTENCES
from core.workload.refined import BY_STEPS, IN_PARTS

PHRASES = {
    phrase.key: phrase
    for phrase in (*CLAIMS, *SENTENCES, *STEPS, *LAWS, TOGETHER, IN_PARTS, BY_STEPS, EVERYBODY, OPEN, CLOSED)
}
"""A sentence that is put better stays under its key; one of this list is never taken away."""
