"""The Board Game: a track with two sides, movement discs, Danger Magnets and action cards; its content is a pack."""
