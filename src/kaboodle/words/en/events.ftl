# What happened, for the log and for screen readers. $me says who is reading: seat, other or none.
# Terms: see cards.ftl.

event-a-card = a card
event-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

event-first = { $me ->
    [seat] You go first.
   *[none] { $seat } goes first.
}
event-dealt = { $me ->
    [seat] You get { $cards }.
   *[none] { $seat } gets { $cards }.
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
    [seat] You play { $nope }. Canceled, for now!
   *[none] { $seat } plays { $nope }. Canceled, for now!
}
event-yup = { $me ->
    [seat] You play { $nope } on the Nope. Yup! It’s back on.
   *[none] { $seat } plays { $nope } on the Nope. Yup! It’s back on.
}
event-pass = { $me ->
    [seat] You let it happen.
   *[none] { $seat } lets it happen.
}
event-stands = { $me ->
    [seat] Your play goes through.
   *[none] { $seat }’s play goes through.
}
event-noped = { $me ->
    [seat] Your play is canceled.
   *[none] { $seat }’s play is canceled.
}
event-draw = { $me ->
    [seat] You draw { $card }.
   *[none] { $seat } draws { $card }.
}
event-defuse = { $me ->
    [seat] { $card } saves you!
   *[none] { $card } saves { $seat }!
}
event-explode = { $me ->
    [seat] You explode!
   *[none] { $seat } explodes!
}
event-discard = { $me ->
    [seat] You discard { $cards }.
   *[none] { $seat } discards { $cards }.
}
event-steal = { $me ->
    [seat] { $other } steals { $card } from you.
    [other] You steal { $card } from { $seat }.
   *[none] { $other } steals { $card } from { $seat }.
}
event-none = { $me ->
    [seat] You’re out of cards.
   *[none] { $seat } is out of cards.
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

temper-bold = bold
temper-careful = careful
temper-vengeful = vengeful
temper-joker = joker
temper-of = { $name }: { $temper }
