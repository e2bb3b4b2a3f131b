# How a game of Mantis ended.

mantis-ending-tank = { $goal } cards. Nice tank.
mantis-ending-short = You scored { $score } of { $goal } cards.
mantis-ending-stole = { $count ->
    [one] The steal that helped most: { $count } card from { $name }.
   *[other] The steal that helped most: { $count } cards from { $name }.
}
mantis-ending-robbed = { $count ->
    [one] { $name } stole { $count } card from your tank.
   *[other] { $name } stole { $count } cards from your tank.
}
mantis-ending-course = Cards you scored, turn by turn
mantis-ending-scored = +{ $count }
mantis-ending-lost = { $name } steals { $count }
