# The table of The Board Game.

board-your-turn = Your turn
board-your-turn-line = Play any cards you like, then draw a disc.
board-their-turn = { $name }’s turn
board-window = { $me ->
    [seat] { $aimed ->
        [yes] Your { $card } on { $target }
       *[no] Your { $card }
    }
    [other] { $name } wants to steal a random card from you
   *[none] { $aimed ->
        [yes] { $name } plays { $card } on { $target }
       *[no] { $name } plays { $card }
    }
}
board-window-noped = { $me ->
    [seat] { $by } cancels your { $card }
    [self] You cancel your own { $card }
    [other] You cancel { $name }’s { $card }
   *[none] { $by } cancels { $name }’s { $card }
}
board-now = { $me ->
    [seat] You’re about to draw a disc
   *[none] { $name } is about to draw a disc
}
board-now-line = Add a Magnet NOW, or let it happen.
board-place = Where do you hide the magnet?
board-place-line = Only you will know. How many discs go on top of it?
board-place-theirs = { $name } is hiding a magnet
board-order = Put the discs back in any order
board-order-line = The one on the left comes first.
board-order-theirs = { $name } is looking at the discs
board-either = Move, or flip the board?
board-either-line = You jump over occupied spaces.
board-face = You landed on an Exploding Kitten!
board-face-line = { $swap ->
    [none] Defuse it, or explode. You’re last, so you stay put.
    [one] Defuse it, or swap places with { $name }.
   *[tie] Defuse it, or swap places with last place.
}
board-face-line-bare = { $swap ->
    [none] No Defuse. You’re last already, so you stay put.
    [one] No Defuse! You swap places with { $name }.
   *[tie] No Defuse! You swap places with last place.
}
board-face-theirs = { $name } landed on an Exploding Kitten!
board-swap = Who do you swap with?
board-swap-line = They’re tied for last.
board-discard = Boom! You keep { $keep } cards
board-discard-line = { $all ->
    [one] Pick the one you discard.
   *[other] Pick card { $now } of { $all } to discard.
}
board-discard-it = { $all ->
    [one] Discard
   *[other] Discard ({ $now } of { $all })
}
board-target = Who do you steal from?
board-wait = { $name } is deciding
board-over = Game over
board-over-line = First to the Bow wins.
board-turn-disc = Draw a disc
board-let-turn = Let it happen
board-nope = Nope!
board-move-it = Move { $spaces }: to space { $to }
board-flip-it = Flip the board
board-defuse = Defuse it
board-explode = Explode
board-explode-sure = Yes, explode
board-top = On top
board-bottom = At the bottom
board-random = Anywhere
board-under = { $count ->
    [0] on top
    [one] under 1 disc
   *[other] under { $count } discs
}
board-hide = Hide it here
board-put-back = Put them back
board-nth = { $place ->
    [1] first
    [2] second
   *[3] third
}
board-sooner = { $disc } sooner
board-later = { $disc } later
board-play = Play
board-deck = Movement deck
board-deck-count = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
board-used = Used discs
board-actions = Action deck
board-discards = Discards
board-discard-pile = Discarded action cards
board-nothing-yet = Empty so far
board-known = Known discs
board-known-at = { $from ->
    [1] on top
   *[other] #{ $from } from the top
}
board-known-between = #{ $from } to #{ $to } from the top
board-left = Left in the deck
board-close = Close
board-magnets = { $count ->
    [one] 1 magnet left
   *[other] { $count } magnets left
}
board-race = The race
board-where = { $space ->
    [0] Litter Box
   *[other] space { $space }
}
board-where-short = { $space ->
    [0] start
   *[other] on { $space }
}
board-choose = Choose { $name }
board-stands = { $name }: { $space ->
    [0] in the Litter Box
   *[other] on space { $space }
}
board-litter-box = Litter Box
board-bow = The Bow, space { $space }
board-kitten-space = Exploding Kitten
board-gives = { $count ->
    [0] nothing
    [one] draw 1 card
   *[other] draw { $count } cards
}
board-space-label = Space { $space }: { $here }; on the other side: { $there }
board-litter-box-here = Litter Box: everyone starts here.
board-bow-here = The Bow: land here exactly to win. Go past it and you follow the arrow back.
board-track-calm = The track, calm side
board-track-chaos = The track, chaos side
board-side-calm = Calm side
board-side-chaos = Chaos side
board-preview = Preview: { $side }
board-peek-calm = Peek at Calm
board-peek-chaos = Peek at Chaos
board-back = Flip it back
board-dimmed-turn = Only on your turn
board-keep-defuse = Keep it: it saves you when you land on a Kitten.
board-keep-nope = Keep it: it cancels other players’ cards.
board-next = { $disc }: { $part }%
