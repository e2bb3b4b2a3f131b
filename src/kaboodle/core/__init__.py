"""A game as Python code uses it: tables, events, views, records, odds."""
