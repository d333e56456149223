"""The program `reticent`: a verb goes to the command line, a file that is there opens the window."""

from __future__ import annotations

import gc
import os
import signal
import sys

from core.commandline.verbs import ended_by_ctrl_c, verb_names

_NO_SCREEN = (
    "There is no screen to open a window on ({why}). Everything works without one: {verbs}; see reticent --help."
)

_WRONG_USAGE = 2

_NEW_WINDOW = "--new-window"
"""A window of its own, whoever else is there. guiapp/desktop/single_instance.py, which loads Qt, acts on it."""


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    _keep_memory_private()
    _use_one_thread()
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [_NEW_WINDOW]:
        return _open_window(arguments[1:], alone=True)
    if arguments and (arguments[0] in verb_names() or arguments[0].startswith("-")):
        return _run_verb(arguments)
    if arguments and (wrong := _unknown_word(arguments[0])) is not None:
        print(f"reticent: {wrong}", file=sys.stderr)  # noqa: T201  said where it was typed
        return _WRONG_USAGE
    return _open_window(arguments)


def _unknown_word(word: str) -> str | None:
    with ended_by_ctrl_c():
        from core.commandline.program import unknown_word  # noqa: PLC0415  a verb needs none
    return unknown_word(word)


def _keep_memory_private() -> None:
    """Tell the system, where it can be told, to write no picture of this memory to the disk if the program dies."""
    try:
        import resource  # noqa: PLC0415  POSIX only
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _use_one_thread() -> None:
    """Tell the library of linear algebra, before numpy loads it, to start no threads; a value set by hand stays.

    Those that it starts wait in a loop: a tenth of a second of the processor in each command. `core.threads` tells why
    none are needed.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _run_verb(arguments: list[str]) -> int:
    gc.disable()  # modules are no garbage; `commandline_main` has Python look for some again
    with ended_by_ctrl_c():
        from core.commandline.last_words import last_words  # noqa: PLC0415  Ctrl-C would show code until now
        from core.commandline.reader_ahead import reader_ahead  # noqa: PLC0415
    sys.excepthook = last_words
    with reader_ahead(arguments):
        with ended_by_ctrl_c():
            from core.commandline.program import main as commandline_main  # noqa: PLC0415  while the reader starts
        ended = commandline_main(arguments)
    # All is done and said: Ctrl-C while Python ends would leave the status of a program that was killed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return ended


def _open_window(paths: list[str], *, alone: bool = False) -> int:
    why = _missing_screen()
    if why is None:
        try:
            with ended_by_ctrl_c():
                from guiapp.app import run  # noqa: PLC0415  the command line must not load Qt
        except ImportError as error:  # a library of the system that Qt needs
            why = str(error)
        else:
            return run(paths, alone=alone)
    names = ", ".join(f"reticent {verb}" for verb in verb_names())
    print(_NO_SCREEN.format(why=why, verbs=names), file=sys.stderr)  # noqa: T201  there is no window to say it in
    return 1


def _missing_screen() -> str | None:
    """Return why no window can be opened, as far as the environment tells."""
    if not sys.platform.startswith("linux") or "QT_QPA_PLATFORM" in os.environ:
        return None
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return None
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"


if __name__ == "__main__":
    sys.exit(main())
