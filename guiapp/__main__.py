"""The program `reticent`: a verb goes to the command line, a file that is there opens the window."""

from __future__ import annotations

import os
import signal
import sys

_NO_SCREEN = (
    "There is no screen to open a window on ({why}). Everything works without one: {verbs}; see reticent --help."
)

_WRONG_USAGE = 2

_NEW_WINDOW = "--new-window"
"""A window of its own, whoever else is there. guiapp/desktop/single_instance.py, which loads Qt, acts on it."""


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    _keep_memory_private()
    _load_engine()
    from core import commandline_main, last_words, unknown_word, verb_names  # noqa: PLC0415  see `_load_engine`

    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [_NEW_WINDOW]:
        return _open_window(arguments[1:], alone=True)
    if arguments and (arguments[0] in verb_names() or arguments[0].startswith("-")):
        sys.excepthook = last_words
        ended = commandline_main(arguments)
        # All is done and said: Ctrl-C while Python ends would leave the status of a program that was killed.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return ended
    if arguments and (wrong := unknown_word(arguments[0])) is not None:
        print(f"reticent: {wrong}", file=sys.stderr)  # noqa: T201  said where it was typed
        return _WRONG_USAGE
    return _open_window(arguments)


def _keep_memory_private() -> None:
    """Tell the system, where it can be told, to write no picture of this memory to the disk if the program dies."""
    try:
        import resource  # noqa: PLC0415  POSIX only
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _load_engine() -> None:
    """Load the engine, which takes half a second; Ctrl-C, which would show code meanwhile, ends the program."""
    usual = signal.getsignal(signal.SIGINT)
    is_heard = usual is signal.default_int_handler  # not so in the background, where shells have it ignored
    if is_heard:
        signal.signal(signal.SIGINT, _stop)
    import core  # noqa: F401, PLC0415  not before Ctrl-C is heard

    if is_heard:
        signal.signal(signal.SIGINT, usual)


def _stop(_signal: int, _frame: object) -> None:
    # Nothing was begun. An exception, raised within an import, may be taken for a missing library there.
    os.write(2, b"Stopped.\n")
    os._exit(1)


def _open_window(paths: list[str], *, alone: bool = False) -> int:
    why = _missing_screen()
    if why is None:
        try:
            from guiapp.app import run  # noqa: PLC0415  the command line must not load Qt
        except ImportError as error:  # a library of the system that Qt needs
            why = str(error)
        else:
            return run(paths, alone=alone)
    from core import verb_names  # noqa: PLC0415  loaded by now

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
