"""Reticent's engine: `front_door` opens it to the window, `commandline` to a terminal, `library` to scripts."""
