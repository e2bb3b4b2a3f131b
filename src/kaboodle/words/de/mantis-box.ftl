# Mantis.
# What the first page says of it: the title of each edition, its family and its line on the box.

game-mantis = Mantis
    .family = Farben und gute Nerven

home-box-mantis = Punkte mit eigenen Farben oder stiehl fremde.
