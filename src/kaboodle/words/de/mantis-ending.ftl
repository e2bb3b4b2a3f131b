# Wie eine Partie Mantis ausging.

mantis-ending-tank = { $goal } Karten. Schickes Becken.
mantis-ending-short = Du hast { $score } von { $goal } Karten gepunktet.
mantis-ending-stole = { $count ->
    [one] Der beste Griff: { $count } Karte von { $name }.
   *[other] Der beste Griff: { $count } Karten von { $name }.
}
mantis-ending-robbed = { $count ->
    [one] { $name } stahl { $count } Karte aus deinem Becken.
   *[other] { $name } stahl { $count } Karten aus deinem Becken.
}
mantis-ending-course = Deine Punkte, Zug um Zug
mantis-ending-scored = +{ $count }
mantis-ending-lost = { $name } stiehlt { $count }
