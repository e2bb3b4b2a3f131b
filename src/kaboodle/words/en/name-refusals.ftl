# Why a name is refused. Whole sentences: every page may say them.

name-invisible = Your name needs at least one letter people can see.
name-taken = { $name } is already here. Pick another name.
name-bot = { $name } is a bot’s name. Pick another one.
name-banned = This server doesn’t allow that name. Pick another one.
