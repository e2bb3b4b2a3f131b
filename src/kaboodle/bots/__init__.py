"""Bots: they choose a move from an observation."""
