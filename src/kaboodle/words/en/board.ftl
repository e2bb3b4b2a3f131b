# The table of The Board Game.

board-your-turn = Your turn
board-your-turn-line = Play cards if you like, then turn a disc.
board-their-turn = { $name } is on turn
board-window = { $me ->
    [seat] { $aimed ->
        [yes] Your { $card } on { $target }
       *[no] Your { $card }
    }
    [other] { $name } plays { $card } on you
   *[none] { $aimed ->
        [yes] { $name } plays { $card } on { $target }
       *[no] { $name } plays { $card }
    }
}
board-window-noped = { $card } is Noped
board-now = { $me ->
    [seat] You are about to turn a disc
   *[none] { $name } is about to turn a disc
}
board-now-line = Add a Magnet NOW, or let it turn.
board-place = Where does the magnet go?
board-place-line = Nobody else sees it. Under how many discs?
board-place-theirs = { $name } hides a magnet
board-order = Put the discs back in any order
board-order-line = The left one is turned first.
board-order-theirs = { $name } looks at the discs
board-either = Move, or flip the board?
board-face = You are on an Exploding Kitten!
board-face-line = Defuse it, or swap places with whoever is last.
board-face-line-bare = No Defuse: you swap places with whoever is last.
board-face-theirs = { $name } is on an Exploding Kitten!
board-swap = With whom do you swap?
board-swap-line = They all share the last place.
board-discard = { $count ->
    [one] One more card to discard
   *[other] { $count } cards to discard
}
board-discard-line = Keep your three best.
board-target = Whose pocket?
board-target-line = Tap a player.
board-wait = { $name } decides
board-over = The game is over
board-over-line = First on the Bow.
board-turn-disc = Turn a disc
board-let-turn = Let it turn
board-nope = Nope!
board-move-it = Move { $spaces }
board-flip-it = Flip the board
board-defuse = Defuse
board-explode = Explode
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
board-play = Play { $card }
board-cancel = Not this one
board-deck = Movement deck
board-deck-count = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
board-used = Used discs
board-actions = Action deck
board-discards = Discards
board-discard-pile = Discarded action cards
board-nothing-yet = Nothing there yet
board-known = Discs you know
board-known-at = { $from ->
    [1] on top
   *[other] no. { $from } from the top
}
board-known-between = no. { $from } to { $to } from the top
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
board-track-calm = The track, calm side
board-track-chaos = The track, chaos side
board-side-calm = Calm side
board-side-chaos = Chaos side
board-peek-calm = Peek at Calm
board-peek-chaos = Peek at Chaos
board-back = Turn it back
board-dimmed-turn = Only on your own turn (BG-12)
board-next = { $disc }: { $part } %
