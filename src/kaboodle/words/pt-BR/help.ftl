# A página de cada carta: o que faz e o que se costuma perguntar. Em nossas palavras; embaixo, os números das regras.

help-title = Cartas
help-all = Teclas e cartas
help-choose = Escolha uma carta para ler mais.
help-back = Todas as cartas
help-copies = { $count } no baralho
help-rules = Todas as regras deste jogo
help-ids = Números das regras
help-keys = Teclado
help-key-arrows = navegar
help-key-enter = escolher ou jogar
help-key-d = comprar
help-key-n = cancelar
help-key-p = deixar passar
help-key-l = abrir o histórico
help-key-escape = cancelar ou pular
help-key-help = esta ajuda
help-missing = Este jogo ainda não tem páginas de ajuda.
