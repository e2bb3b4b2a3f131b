"""Photographs of the built browser client, to be compared pixel by pixel: `python -m tools.photographs --help`."""
