"""The rules, one chapter a file; the build merges them into one compiled class."""
