# Why a name is refused. Whole sentences: every page may say them.

name-invisible = Tu nombre necesita al menos una letra que se vea.
name-taken = { $name } ya está aquí. Elige otro nombre.
name-bot = { $name } es nombre de bot. Elige otro.
name-banned = Este servidor no permite ese nombre. Elige otro.
