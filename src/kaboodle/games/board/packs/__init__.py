"""Content packs: track, discs, magnets and cards as data."""
