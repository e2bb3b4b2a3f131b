# The game in the terminal. Words to be typed stay as they are. Whatever the browser says too is in the other catalogues.

terminal-seats = You’re { $seat }. Clockwise: { $seats }.
terminal-commands = Commands: { $commands }.
terminal-hash = The hash of the secret behind the deal: { $hash }.
terminal-secret = The secret behind the deal: { $secret }.
terminal-left = You leave the game. See you!
terminal-over = Game over. Winner: { $names }.
terminal-saved = The game is saved in { $file }.
terminal-held = You see { $card }.
terminal-play-at = { $play } on { $seat }
terminal-window = { $noped ->
    [yes] { $play } is Noped. Nope the Nope?
   *[no] { $play } is on. Nope it?
}
terminal-moves = You can type { $moves }.
terminal-places = You can type { $first } (the top) to { $last } (the bottom).
terminal-type = Type a move, or help.
terminal-list = You can type:
terminal-naming = { $moves }, then :CARD for the card you want
terminal-five = five different cards, { $count ->
    [one] one way
   *[other] { $count } ways
}, such as { $move }
terminal-not-now = Not { $card } now: { $why }.
terminal-explode = You can still be saved. Really explode? Type { $yes } or { $no }.
terminal-known = you know { $cards }
terminal-lacks = the rest has no { $cards }
terminal-maybe = You know { $card } is with { $places }.
terminal-box = the box
terminal-rules = Type rules and the name of a card: { $cards }.
terminal-no-card = There’s no card { $word }. There are { $cards }.
terminal-no-rules = { $game } has no cards to look up.
terminal-odds-anybody = Someone else has { $card }
