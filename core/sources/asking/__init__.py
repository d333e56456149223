"""What the program asks about a file: it parses none, each question starts the reader and waits for its answer."""
