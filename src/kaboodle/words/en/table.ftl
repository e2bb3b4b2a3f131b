# What every table says, whatever the game.

table-you = You
table-room = Room
table-tools = Tools
table-log = Log
table-missed = While away
table-missed-nothing = You’re all caught up.
table-caught-up = Mark as seen
table-skip = Skip ahead
table-close = Close
table-cancel = Cancel
table-left = { $unit ->
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
    [hours] { $count } h
    [minutes] { $count } min
   *[seconds] { $count } s
}
table-hand = Your hand
table-hand-empty = No cards left
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}{ $picked ->
    [0] {""}
   *[other] , { $picked } picked
}
table-playable = You can play this now
table-why-first = Answer the question first
table-unplayable = You can’t play this right now
table-choose = Choose { $name }
table-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
table-owes = { $count ->
    [one] { $count } turn to go
   *[other] { $count } turns to go
}
table-away = away
table-stand-in = away · bot playing
table-gone = left · bot playing
table-thinking = thinking
table-your-move = your turn
table-would-owe = { $count ->
    [one] { $count } turn if it goes through
   *[other] { $count } turns if it goes through
}
table-level = bot · { $level }
table-asked-window = Nope it, or let it happen? Press N or P.
table-answers = Answer now
table-say-nope = Nope!
table-say-pass = Let it happen
table-say-yup = Nope it back
table-say-accept = Accept
table-no-nope = You don’t have a Nope.
table-nope = Nope
table-yup = Yup
table-bot-plays = A bot is playing for you.
table-take-back = Take my seat back
table-paused = Paused. Waiting for the host.
table-hint = Hint
table-menu = Game menu
table-chat = Chat
table-say = Say something…
table-send = Send
table-emotes = Emotes
table-mute = Mute { $name }
table-unmute = { $count ->
    [one] Unmute 1 player
   *[other] Unmute { $count } players
}
table-plain = This game doesn’t have its own table here yet. Pick your moves below and follow the log.
table-plain-asked = You decide: { $what }
table-plain-waiting = Waiting for { $name }
table-plain-waiting-all = Waiting for the others

over-places = Final standings
over-honest = Fair deal, verified
over-dishonest = We couldn’t verify this deal
over-rematch = Rematch
over-wait = Waiting for the host to start a rematch.
over-look = See the table
over-back = Back to the result
over-end = Final moments
over-replay = Replay
over-review = Review
over-record = Download this game
over-share = Share the link
over-copied = Link copied

emote-hello = Hello!
emote-thanks = Thanks!
emote-well-played = Well played!
emote-oops = Oops!
emote-thinking = Let me think…
emote-laugh = Ha ha!
emote-wow = Wow!
emote-cry = Boo-hoo!
emote-angry = Grrr!
emote-party = Let’s celebrate!
