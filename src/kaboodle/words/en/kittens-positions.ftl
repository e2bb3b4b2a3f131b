# Exploding Kittens: why a position in text can’t be read.

kittens-position-seat-missing = seat { $seat } is missing: write { $seat }: for an empty hand, or dead:
kittens-position-dead-twice = dead: { $seat } is there twice
kittens-position-dead-hand = dead: { $seat } has exploded and can’t have a hand
kittens-position-all-dead = dead: somebody must be alive
kittens-position-never-held = { $part }: { $card } is never in a hand
kittens-position-never-here = { $part }: { $card } is never here
kittens-position-most = { $part }: there are at most { $most } cards
kittens-position-mat = mat: only Godcat and Devilcat lie on the mat of Good vs Evil
kittens-position-turn = turn: expected a seat, then owes and a number, then attacked, not { $word }
kittens-position-turn-dead = turn: { $seat } has exploded and owes no turns
kittens-position-duel = mat: both cats are in the duel, not on the mat
kittens-position-over-alive = over: { $count } seats are alive; all but the winner are dead at the end
kittens-position-over-dead = over: { $seat } has exploded and can’t have won

# What the game waits for.
kittens-position-edition = { $word } is not asked in this edition
kittens-position-own-turn = it is { $seat }’s own turn; expected another seat
kittens-position-no-target = this play doesn’t need to be asked for its target
kittens-position-not-begun = { $seat } can’t have begun this play
kittens-position-name = only three of a kind need a title, as in name loaf+loaf+loaf>B
kittens-position-target = { $seat } can’t be the target of this play
kittens-position-five = when all five cards are chosen, the others are asked: window
kittens-position-from = a play comes from the seat whose turn it is
kittens-position-topmost = { $seat } played the topmost card and is not asked
kittens-position-no-play = { $word } is not a play
kittens-position-no-discard = the discard pile has no card that could be taken
kittens-position-no-gift = { $seat } has no card to give
kittens-position-pick = a back is only chosen where Godcat is among others; { $seat } has no such hand
kittens-position-heck = { $card } is never in the draw pile
kittens-position-swap = say in front of whom Devilcat lies, as in swap B devil A
kittens-position-not-duel = { $seat } is not in the duel

# What a seat knows and suspects.
kittens-knows-pile = { $word }: the draw pile has { $count } cards
kittens-knows-float = { $word }: a card is in one of several hands, and at most { $most } cards are
kittens-knows-holds = { $seat } knows: { $place } holds { $count } hidden cards, not as told
kittens-knows-held = no such card is held
kittens-knows-held-kitten = the held card is a Kitten
kittens-knows-order = the draw pile is not as told
kittens-knows-fear = { $word }: { $deep } shares of { $whole }, and at most { $most } such Kittens
kittens-knows-look = { $word }: nobody has seen as many cards
kittens-knows-share = { $word }: a share of { $whole }
