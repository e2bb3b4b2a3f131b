"""Mantis: seven colours, 105 cards, score or steal."""
