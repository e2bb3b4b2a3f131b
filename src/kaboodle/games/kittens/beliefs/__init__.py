"""What a seat knows and suspects of hidden cards, and full games that agree with it."""
