# Why a name is refused. Whole sentences: every page may say them.

name-invisible = Dein Name braucht mindestens einen sichtbaren Buchstaben.
name-taken = { $name } ist schon da. Nimm einen anderen Namen.
name-bot = { $name } ist der Name eines Bots. Nimm einen anderen.
name-banned = Diesen Namen erlaubt der Server nicht. Nimm einen anderen.
