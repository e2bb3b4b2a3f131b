# As regras de cada jogo numa página, em nossas palavras.

rules-games = Os jogos
rules-title-setup = Objetivo e preparação
rules-title-turn = A sua vez
rules-title-cards = As cartas
rules-title-options = Opções
rules-title-end = O fim
rules-options = O que o livro deixa em aberto, a mesa escolhe; o primeiro valor é o do livro.
rules-missing = Este jogo não tem página de regras no navegador.

rules-first = Quem começa é sorteado, se a mesa não escolheu outra coisa.
