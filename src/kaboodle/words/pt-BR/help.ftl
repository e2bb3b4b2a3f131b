# A página de cada carta: o que faz e o que se costuma perguntar. Em nossas palavras; embaixo, os números das regras.

help-title = Cartas
help-choose = Escolha uma carta para ler mais.
help-back = Todas as cartas
help-copies = { $count } no baralho
help-rules = Todas as regras deste jogo
help-ids = Números das regras
help-keys = Teclado
help-keys-list = Setas: percorrer a mão. Enter: jogar. N: Não! P: deixar passar. ?: esta ajuda. Esc: pular a animação.
help-keys-choices = Setas: mudar de resposta. Enter: escolher. ?: esta ajuda. Esc: pular a animação.
help-missing = Este jogo ainda não tem páginas de ajuda.
