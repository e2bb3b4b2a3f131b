"""Notation: moves, positions, decisions, beliefs and refusals as text."""
