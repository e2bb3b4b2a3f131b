# As regras de cada jogo numa página, em nossas palavras.

rules-games = Os jogos
rules-ids-show = Ver números das regras
rules-ids-hide = Ocultar números
rules-title-setup = Objetivo e preparação
rules-title-turn = Sua vez
rules-title-cards = As cartas
rules-title-options = Opções
rules-title-end = O fim da partida
rules-options = Onde o livro deixa escolher, a mesa decide. O primeiro valor é o do livro.
rules-missing = Este jogo ainda não tem página de regras.

rules-first = Quem começa é sorteado, a menos que a mesa escolha outra coisa.
