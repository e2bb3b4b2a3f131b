# How a game of kittens ended.

kittens-ending-rare = { $kittens ->
    [one] { $kittens } in { $pile }, and it was the one
   *[other] { $kittens } in { $pile }, and you drew one
}
kittens-ending-likely = { $kittens } in { $pile }: it was waiting
kittens-ending-not-you = It’s not you. It’s the Kitten.
kittens-ending-escape = You drew at { $percent }% with { $card } in hand.
kittens-ending-attacked = A { $percent }% draw, with { $count ->
    [one] { $count } turn
   *[other] { $count } turns
} to take.
kittens-ending-unprotected = You drew at { $percent }%, out of Defuses.
kittens-ending-robbed = { $name } had your Defuse, and you drew at { $percent }%.
kittens-ending-snipped = { $count ->
    [one] { $count } Kitten met, { $count } Kitten snipped
   *[other] { $count } Kittens met, { $count } Kittens snipped
}
kittens-ending-untouched = Last one left, whiskers intact
kittens-ending-last = { $name } drew the last Kitten.
kittens-ending-course = Cards in your hand, turn by turn
kittens-ending-boom = Boom
kittens-ending-out = { $name } explodes
kittens-ending-saved = Defused
kittens-ending-stolen = { $card } stolen
kittens-ending-given = { $card } given away
kittens-ending-got = You get { $card }
kittens-ending-noped = Noped
