# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = Willkommen! Alle haben ein Becken voller bunter Wesen. Wer zuerst genug Punkte hat, gewinnt. Der Balken an jedem Becken zeigt, wie viele noch fehlen.
lesson-mantis-tank = In der Mitte liegt der Spielstapel. Die Rückseite der obersten Karte zeigt drei Farben, vorn hat sie eine davon. Farben, die zu etwas passen, leuchten.
lesson-mantis-score = Du hast zwei rote, und die oberste Karte könnte rot sein. Versuch zu punkten: Du drehst die Karte in dein eigenes Becken.
lesson-mantis-scored = Rot! Treffer, also kommen alle deine roten zu den Punkten, die neue auch. Dort sind sie für immer sicher.
lesson-mantis-robbed = Autsch. Jemand hat eine grüne Karte in dein Becken gedreht. Sie passte zu deiner grünen, und weg waren beide. Gestohlenes kommt ins eigene Becken, nicht zu den Punkten.
lesson-mantis-stays = Diesmal passt nichts, also bleibt die Karte, wo sie liegt. Du bist wieder dran!
lesson-mantis-steal = Die oberste Karte könnte blau sein, und im rechten Becken ist eine blaue. Stiehl sie: Tipp auf das Becken.
lesson-mantis-stolen = Treffer! Beide blauen kommen in dein Becken, wo schon eine war. Drei blaue: Jetzt musst du nur noch mit ihnen punkten.
lesson-mantis-again = Auch die anderen haben gepunktet. Du hast drei blaue, und die oberste Karte könnte blau sein. Jetzt punkten!
lesson-mantis-won = Vier weitere Karten, das macht zehn. Gewonnen! Denk dran: Punkte mit dem, was du hast, bevor es jemand stiehlt.
