"""Private choices: suggested tables, found lists, maps and rounds of questions; each quoted, charged, made and kept."""
