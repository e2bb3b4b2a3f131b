"""Five tabletop games on one exact rules engine."""
