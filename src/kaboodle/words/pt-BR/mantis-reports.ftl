# Mantis on the pages of the laboratory.

mantis-hazard = Com que frequência uma carta virada não combina.
report-play-score = Pontuar
report-play-steal = Roubar
report-play-score-match = Pontuar, combina
report-play-steal-match = Roubar, combina
