"""What a seat knows of hidden cards and discs, and full games that agree with it."""
