# Help at the table: odds, hints, and moves in words.

odds-title = What you know
odds-now = Right now
odds-stale = As of your last move
odds-player = Might have
odds-percent = { $part }%
odds-missing = No odds for this game.

hint-title = What our best bot would do
hint-equal = { $count ->
    [2] These two are about equal
   *[other] These { $count } are about equal
}
hint-thinking = Thinking…
hint-chance = wins { $part }% of the time
hint-refused-not-now = Hints are for your own decisions, in games against bots.
hint-refused-slow-down = Easy! Give the last hint a second.
hint-refused-other = No hint for this one.
hint-why-rob = { $cards ->
    [one] Takes their only card.
   *[other] Takes one of their { $cards } cards.
}
hint-why-nope-you = It’s aimed at you.
hint-why-nope-back = Puts your own play back on.
hint-why-nope-own = Cancels your own card.
hint-why-nope-other = It’s not aimed at you.
hint-why-pass = Lets it happen and saves your Nope.
hint-why-plain = It won more of the bot’s practice games.

move-nope = Nope!
move-pass = Let it happen
move-defuse = Defuse
move-explode = Explode
move-hide = Hide it { $place ->
    [1] on top
   *[other] as card { $place } from the top
}
move-play = Play { $cards }
move-play-at = Play { $cards } on { $name }

menu-standing = When somebody plays a card
menu-standing-why = Your automatic answer to every card played. Only you can see this.
menu-standing-ask = Ask me
menu-standing-nope-if-target = Nope it if I’m the target
menu-standing-pass = Always let it happen
menu-people = Mute
menu-mute = Mute { $name }
menu-hear = Unmute { $name }
menu-silence = Block { $name }’s chat
menu-let-talk = Unblock { $name }’s chat
menu-watchers = all spectators
menu-pause = Pause the game
menu-go-on = Resume
menu-leave = Leave the game
menu-leave-sure = Yes, leave
menu-leave-why = A bot takes over for the rest of the game. You can’t come back to it.

# Whom a reaction window asks.
menu-when-able = Questions
menu-when-able-why = If you have nothing to answer with, you’re not asked. With other people at the table, nobody can tell: every window then runs its full time.
menu-when-able-on = Only when I can answer
menu-when-able-off = Every time
