# Mantis.
# Its guided first game: what the coach says.

lesson-mantis-hello = Willkommen! Jeder hat ein Becken voller bunter Wesen. Wer zuerst genug Karten gepunktet hat, gewinnt: Der Balken an jedem Becken zeigt, wie weit man ist.
lesson-mantis-tank = In der Mitte liegt der Stapel. Die Rückseite der obersten Karte zeigt drei Farben: Vorne hat sie eine davon. Farben, die zu etwas passen, leuchten.
lesson-mantis-score = Du hast zwei rote, und die oberste Karte könnte rot sein. Versuch zu punkten: Die Karte wird in dein eigenes Becken gedreht.
lesson-mantis-scored = Rot! Das passt, also zählen alle deine roten, die neue auch. Dort sind sie für immer sicher.
lesson-mantis-robbed = Autsch. Jemand hat eine grüne Karte in dein Becken gedreht: Sie passte zu deiner grünen, und der Dieb nahm beide. Gestohlenes kommt ins Becken des Diebs, nicht zu den Punkten.
lesson-mantis-stays = Diesmal passte nichts, also bleibt die Karte, wo sie liegt. Und jetzt bist wieder du dran.
lesson-mantis-steal = Die oberste Karte könnte blau sein, und im rechten Becken ist eine blaue. Stiehl sie: Tippe auf das Becken.
lesson-mantis-stolen = Passt! Beide blauen kommen in dein Becken, wo schon eine war. Drei blaue: Jetzt musst du nur noch mit ihnen punkten.
lesson-mantis-again = Auch die anderen haben gepunktet. Du hast drei blaue, und die oberste Karte könnte blau sein. Jetzt punkten!
lesson-mantis-won = Vier weitere Karten, das macht zehn: gewonnen! Merke: Punkte mit dem, was du hast, bevor es jemand holt.
