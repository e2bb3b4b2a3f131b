# What every table says, whatever the game.

table-you = You
table-room = Room
table-tools = Tools
table-log = Log
table-missed = Missed
table-missed-nothing = Nothing: you have seen it all.
table-caught-up = Seen it
table-skip = Skip
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
table-hand-empty = No cards in hand
table-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } of them
}{ $picked ->
    [0] {""}
   *[other] , { $picked } picked
}
table-playable = It can be chosen now
table-why-first = First answer what is asked of you
table-unplayable = It can’t be played now
table-choose = Choose { $name }
table-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
table-owes = { $count ->
    [one] { $count } turn to take
   *[other] { $count } turns to take
}
table-away = away
table-stand-in = away · a bot plays
table-gone = has left · a bot plays
table-thinking = thinking
table-your-move = your move
table-would-owe = { $count ->
    [one] { $count } turn if it stands
   *[other] { $count } turns if it stands
}
table-level = bot · { $level }
table-asked-window = Nope, or let it happen? Press N or P.
table-answers = Answer now
table-say-nope = Nope!
table-say-pass = Let it happen
table-no-nope = You hold no Nope.
table-nope = Nope
table-yup = Yup
table-bot-plays = A bot is playing for you.
table-take-back = Take your seat back
table-paused = Paused. The host lets the game go on.
table-hint = Hint
table-menu = Seat and players
table-chat = Chat
table-say = Say something…
table-send = Send
table-emotes = Quick signs
table-mute = Mute { $name }
table-unmute = { $count ->
    [one] Hear the muted player again
   *[other] Hear the { $count } muted players again
}
table-plain = This game has no table of its own in the browser. Choose your moves below; the log tells what happens.
table-plain-asked = Your decision: { $what }
table-plain-waiting = Waiting for { $name }
table-plain-waiting-all = Waiting for the others

over-won = { $me ->
    [seat] You win!
   *[none] { $name } wins!
}
over-shared = { $names } win together!
over-places = Final standing
over-honest = The deal was honest
over-dishonest = The deal does not match its seal
over-deal = Before the cards were dealt the server sent the hash of its secret. Now that the secret is open, your browser has worked the hash out again.
over-rematch = Rematch
over-wait = The host can start a rematch.
over-look = Look at the table
over-back = Back to the result
over-end = The last moments
over-replay = Replay
over-record = Save the game
over-share = Share the link
over-copied = Link copied

emote-hello = Hello!
emote-thanks = Thanks!
emote-well-played = Well played!
emote-oops = Oops!
emote-thinking = Let me think …
emote-laugh = Ha ha!
emote-wow = Wow!
emote-cry = Boo-hoo!
emote-angry = Grrr!
emote-party = Let’s celebrate!
