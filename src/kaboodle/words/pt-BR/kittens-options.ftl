# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante com dois jogadores
    .why = Com dois jogadores, só entram no baralho dois Desarmar de sobra.
option-decks = Baralhos
    .why = De 6 a 9 jogadores são precisos dois baralhos; com menos, são permitidos.
option-quick_game = Partida rápida
    .why = Um terço do baralho sai sem ser visto antes de entrarem os Kittens.
option-special_combos = Combos especiais
    .why = Duas ou três do mesmo título são combo; sem isso, só pares de gatos.
option-attack_stacking = Ataques se acumulam
    .why = Se quem é atacado e ataca passa também as vezes que devia.
option-attack_last_turn = Ataque na última vez
    .why = Quantas vezes passa um Ataque na última de várias vezes devidas.
option-dead_hand = Cartas de quem explode
    .why = Se são descartadas ou saem do jogo viradas para baixo.
option-five_can_take_kitten = Cinco diferentes pegam um Kitten
    .why = Se cinco cartas diferentes podem pegar um Kitten dos descartes, como se comprado.
option-defuse_mix = Desarmar de sobra
    .why = Se entram no baralho antes de distribuir, como diz o livro, ou depois.
option-armageddon_nopeable = Não! contra o Apocalipse
    .why = Se um Não! para o Apocalipse.
option-godcat_in_combo = Gato Supremo em combos
    .why = Se o Gato Supremo pode ser uma das cartas de um combo.
option-heck_kitten = Kitten ao Armar Confusão
    .why = Se pode ir para o topo, ou é mostrado e explode.

value-auto = se for preciso
value-2 = 2
value-3 = 3
value-book = como no livro
value-never = nunca
value-discard = descartadas
value-out_of_game = fora do jogo
value-after_deal = depois de distribuir
value-may_top = pode ir ao topo
value-explodes = explode
