# Exploding Kittens: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

kittens-refusal-open-turn = it’s your turn: play or draw
kittens-refusal-open-target = say who you play it on
kittens-refusal-open-name = name the card you want
kittens-refusal-open-five = choose five different cards
kittens-refusal-open-give = first give a card
kittens-refusal-open-pick = first pick a back: pick, or pick godcat
kittens-refusal-open-take = first take a card from the discard pile
kittens-refusal-open-face = there’s a Kitten in front of you: defuse or explode
kittens-refusal-open-hide = first hide the Kitten in the draw pile
kittens-refusal-open-heck = first decide about the bottom card: keep or top
kittens-refusal-open-lay = first put Godcat or Devilcat in front of someone
kittens-refusal-open-swap = first decide about the card in front of you: hold or swap
kittens-refusal-open-devil = Devilcat is in front of you: defuse or explode
kittens-refusal-out = you’ve exploded
kittens-refusal-seat-out = { $seat } has exploded
kittens-refusal-edition = there is no { $card } in this edition
kittens-refusal-kitten = a Kitten is shown when it’s drawn, never played
kittens-refusal-devilcat = Devilcat is never in a hand
kittens-refusal-cat = you need two of the same cat
kittens-refusal-godcat-turn = Godcat is only for your own turn
kittens-refusal-godcat-as = say which card Godcat is, as in godcat=attack
kittens-refusal-godcat-only = only Godcat is played as another card, as in godcat=attack, not { $word }
kittens-refusal-godcat-nope = Godcat is never a Nope
kittens-refusal-godcat-card = Godcat can’t be { $card }
kittens-refusal-godcat-itself = Godcat is already itself
kittens-refusal-godcat-combo = Godcat can’t be part of a combo
kittens-refusal-godcat-one = there’s only one Godcat
kittens-refusal-godcat-devilcat = Godcat is no help against Devilcat
kittens-refusal-feral = Feral Cats only pair with cats
kittens-refusal-pair = a pair is two matching cards
kittens-refusal-triple = three of a kind is three matching cards
kittens-refusal-combos-off = special combos are off
kittens-refusal-no-combo = { $count ->
    [one] { $count } card doesn’t make a combo
   *[other] { $count } cards don’t make a combo
}
kittens-refusal-no-five = five different cards don’t make a combo in this edition
kittens-refusal-five = five cards must all be different
kittens-refusal-five-aimed = five different cards aren’t aimed at anyone
kittens-refusal-only-three = only three of a kind name a card
kittens-refusal-name = name the card you want, as in :defuse
kittens-refusal-unnamed = { $card } can’t be named
kittens-refusal-armageddon = both cats must be on the mat
kittens-refusal-begun = you’ve started { $play }: finish that
kittens-refusal-begun-five = you’ve started with five different cards: finish that
kittens-refusal-not-discarded = there is no { $card } in the discard pile
kittens-refusal-kitten-taken = a Kitten can’t be taken
kittens-refusal-backs = you only see the backs
kittens-refusal-lay = say which card you put down: lay>B:godcat or lay>B:devilcat
kittens-refusal-hide = say how many cards go above the Kitten: hide@0, hide@3, hide@top or hide@bottom
