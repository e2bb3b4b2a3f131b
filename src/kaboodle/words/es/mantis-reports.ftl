# Mantis on the pages of the laboratory.

mantis-hazard = Con qué frecuencia una carta descubierta no coincide.
report-play-score = Puntuar
report-play-steal = Hurtar
report-play-score-match = Puntuar, coincide
report-play-steal-match = Hurtar, coincide
