"""Bots against each other on paired deals."""
