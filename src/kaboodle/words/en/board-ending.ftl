# How a race ended.

board-ending-bow = The Bow is yours
board-ending-despite = { $count ->
    [one] One Kitten got in the way. It didn’t stop you.
   *[other] { $count } Kittens got in the way. They didn’t stop you.
}
board-ending-unhurt = Not one Kitten caught you.
board-ending-short = { $count ->
    [one] { $count } space from the Bow
   *[other] { $count } spaces from the Bow
}{ $kittens ->
    [0] .
    [one] , after one Kitten.
   *[other] , after { $kittens } Kittens.
}
board-ending-course = Your space, turn by turn
board-ending-boom = Boom
board-ending-thrown = Boom: { $from } to { $to }
board-ending-saved = Defused
board-ending-up = Swapped up to { $to }
board-ending-won = The Bow!
