# Mantis on the pages of the laboratory.

mantis-hazard = How often a flipped card matches nothing.
report-play-score = Score
report-play-steal = Steal
report-play-score-match = Score, a match
report-play-steal-match = Steal, a match
