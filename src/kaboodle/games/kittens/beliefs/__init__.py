"""What a seat knows and suspects about hidden cards, and redeals that agree with it."""
