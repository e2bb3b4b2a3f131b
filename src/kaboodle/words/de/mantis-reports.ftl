# Mantis on the pages of the laboratory.

mantis-hazard = Wie oft eine umgedrehte Karte nicht passt.
report-play-score = Punkten
report-play-steal = Stehlen
report-play-score-match = Punkten, ein Treffer
report-play-steal-match = Stehlen, ein Treffer
