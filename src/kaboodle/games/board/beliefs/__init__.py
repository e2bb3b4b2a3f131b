"""What a seat knows about hidden cards and discs, and redeals that agree with it."""
