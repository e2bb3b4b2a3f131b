"""Exploding Kittens: Original, Good vs Evil and the 2-Player Edition. One engine, three edition tables."""
