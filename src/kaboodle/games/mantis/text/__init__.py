"""Notation: moves and positions as text."""
