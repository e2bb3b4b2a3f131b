# Why a name is refused. Whole sentences: every page may say them.

name-invisible = Seu nome precisa de pelo menos uma letra visível.
name-taken = { $name } já está aqui. Escolha outro nome.
name-bot = { $name } é nome de bot. Escolha outro.
name-banned = Este servidor não permite esse nome. Escolha outro.
