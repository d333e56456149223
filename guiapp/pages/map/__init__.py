"""The Map page and its parts."""
