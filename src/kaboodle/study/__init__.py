"""Study of finished games: reviews, puzzles and the daily deal."""
