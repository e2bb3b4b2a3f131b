# The page of every card: what it does, then what is often asked. In our own words; the rule ids stand below.

help-title = Cards
help-choose = Choose a card to read more.
help-back = All cards
help-copies = { $count ->
    [one] { $count } in the box
   *[other] { $count } in the box
}
help-rules = All rules of this game
help-ids = Where it comes from
help-keys = Keys
help-keys-list = Arrows move through your hand, Enter plays, N says Nope, P lets it happen, ? opens this help. Escape skips what moves.

help-kitten = Whoever draws it shows it at once. With a Defuse you live and hide it again; without one you explode and are out.
    .more = Nothing else saves you, unless Godcat is in the game and you play it as a Defuse. A Kitten cannot be Noped. The pile begins with one Kitten fewer than there are players, so it never runs out.
help-defuse = Play it when you draw a Kitten. It goes to the discard pile, and you put the Kitten back anywhere in the draw pile, in secret.
    .more = Your turn ends then; under attack only one of your turns does. On top is a fine place if the next player is not your friend.
help-nope = Stops any card or combo before it happens, whoever’s turn it is. Not a Kitten, and not a Defuse.
    .more = A Nope can be Noped, and the play stands again. You may not Nope your own card. Noped cards stay on the discard pile, and whoever played them is still on turn.
help-attack = End your turn without drawing. The next player takes two turns in a row.
    .more = In the Original a victim who attacks passes on just two turns. In Good vs Evil and the 2-Player Edition the turns still owed are passed on too: four from the first of two turns, three from the second.
help-targeted-attack = Like Attack, but you choose who takes the two turns; play goes on from there.
    .more = Turns still owed are passed on with it, as with Attack.
help-skip = End your turn at once without drawing.
    .more = Under attack it ends one turn only; two Skips end two.
help-favor = Choose a player with cards. They give you one of their own choice.
    .more = Special combos take better cards; a Favor takes what they can spare.
help-shuffle = The draw pile is shuffled well, and nobody knows where the Kittens are any more.
    .more = Good right after somebody looked into the future, or hid a Kitten on top.
help-see-the-future = Look at the top three cards of the draw pile and put them back in the same order. Only you see them.
    .more = With fewer than three cards you see what is left.
help-reveal-the-future = Everybody sees the top three cards of the draw pile; they go back in the same order.
    .more = With fewer than three cards all of them are shown.
help-raising-heck = Take the bottom card of the draw pile and look at it. Keep it, or put it on top. Your turn ends.
    .more = A Kitten put on top does not explode, and nobody is told. One you keep is shown, and you need a Defuse.
help-armageddon = Only while both cats lie on the mat. Look at them, lay one face down before yourself and one before a player of your choice. That player keeps or swaps. Whoever has Devilcat explodes, Godcat goes into the other hand. Your turn ends.
    .more = A Defuse saves from Devilcat and nothing goes back into the pile. The opponent is chosen after the moment for Nopes has passed. Under attack it ends one turn.
help-godcat = On your own turn it is any card but Nope and Armageddon: a Defuse, an Attack, a cat in a pair. Then it goes back to the mat.
    .more = Its back looks different, so a thief can pick it on purpose. It can be given for a Favor and taken by a triple. If it is Noped, it goes to the mat all the same.
help-devilcat = Whoever has it before them when Armageddon ends explodes at once; only a Defuse helps. It always returns to the mat.
    .more = It never enters the draw pile, and a Defuse against it is simply discarded.
help-cat = Alone it does nothing. Two of the same cat steal a random card from another player.
    .more = With special combos any two of a title do that; three of a title let you name the card you want; in the Original five different titles take a card from the discard pile.
help-feral = It stands for any cat in a pair or a triple, never for a card with an effect of its own.
    .more = Feral Cats also pair with each other. Asked for by name, one answers to Feral Cat only.

help-board-defuse = Play it when you land on a Kitten: you stay where you are and do not explode.
    .more = It cannot be Noped.
help-board-nope = Stops an action card that was just played, or another Nope. Not a Defuse, and not a disc.
    .more = You may not Nope your own card.
help-flip = The board is turned over. Everybody stays on the same space, which may now be another one.
    .more = Nothing triggers: neither a number nor a Kitten, for anyone.
help-super-move = Go forward so many spaces at once. The space does nothing, because your turn goes on.
    .more = Occupied spaces are jumped over. If you land on the Bow, you win.
help-board-skip = End your turn without turning a disc. Nothing triggers.
    .more = The disc stays on top for the next player.
help-draw-from-the-bottom = Your disc of this turn is the bottom one of the movement deck.
    .more = You play no more cards after it; the others may still add a magnet.
help-add-magnet = Hide a Danger Magnet anywhere in the movement deck. Also in another’s turn, just before the disc is turned.
    .more = A magnet drags whoever turns it to the next Kitten. With no magnet left in the supply the card cannot be played.
help-board-see-the-future = Look at the top three discs of the movement deck, in secret, and put them back in the same order.
    .more = With fewer than three you see what is left.
help-alter-the-future = Look at the top three discs, in secret, and put them back in any order.
    .more = The others see that you did, not how.
help-board-reveal-the-future = Everybody sees the top three discs; they go back in the same order.
    .more = With fewer than three all of them are shown.
help-board-shuffle = The movement deck is shuffled; nobody knows any more what comes next.
    .more = The used discs stay where they are.
help-pickpocket = Take a random card from another player.
    .more = Only from somebody who has cards.
help-colour = On your turn decide first: score, or steal from somebody. Then the top card is turned over.
    .more = Score: if its colour is in your Tank already, all your cards of that colour are scored. Steal: if it is in theirs, all of that colour come into your Tank. Otherwise the card stays where it fell. The back always shows three colours, and one of them is the front.
