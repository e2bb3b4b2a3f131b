# What happened, for the log and for screen readers. $me says who is reading: seat, other or none.
# Terms: see cards.ftl.

event-a-card = a card
event-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

event-first = { $me ->
    [seat] You begin.
   *[none] { $seat } begins.
}
event-dealt = { $me ->
    [seat] You are dealt { $cards }.
   *[none] { $seat } is dealt { $cards }.
}
event-turn = { $me ->
    [seat] Your turn.
   *[none] { $seat }’s turn.
}
event-play = { $me ->
    [seat] You play { $cards }.
   *[none] { $seat } plays { $cards }.
}
event-play-at = { $me ->
    [seat] You play { $cards } on { $other }.
    [other] { $seat } plays { $cards } on you.
   *[none] { $seat } plays { $cards } on { $other }.
}
event-nope = { $me ->
    [seat] You play { $nope }: it is off, for now.
   *[none] { $seat } plays { $nope }: it is off, for now.
}
event-yup = { $me ->
    [seat] You play { $nope } on the Nope: Yup, it stands again.
   *[none] { $seat } plays { $nope } on the Nope: Yup, it stands again.
}
event-pass = { $me ->
    [seat] You let it happen.
   *[none] { $seat } lets it happen.
}
event-stands = { $me ->
    [seat] Your play goes ahead.
   *[none] { $seat }’s play goes ahead.
}
event-noped = { $me ->
    [seat] Your play is cancelled.
   *[none] { $seat }’s play is cancelled.
}
event-draw = { $me ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-defuse = { $me ->
    [seat] You are saved by { $card }.
   *[none] { $seat } is saved by { $card }.
}
event-explode = { $me ->
    [seat] You explode!
   *[none] { $seat } explodes!
}
event-discard = { $me ->
    [seat] You lose { $cards } to the discard pile.
   *[none] { $seat } loses { $cards } to the discard pile.
}
event-steal = { $me ->
    [seat] { $other } takes { $card } from you.
    [other] You take { $card } from { $seat }.
   *[none] { $other } takes { $card } from { $seat }.
}
event-none = { $me ->
    [seat] You have no cards at all.
   *[none] { $seat } has no cards at all.
}
event-win = { $me ->
    [seat] You win!
   *[none] { $seat } wins!
}

face-rabbit-face = Rabbit
face-fox = Fox
face-owl = Owl
face-penguin = Penguin
face-frog = Frog
face-panda = Panda
face-koala = Koala
face-hamster = Hamster
face-octopus = Octopus
