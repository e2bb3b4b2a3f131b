# Exploding Kittens: Original, Good vs Evil and the 2-Player Edition.
# Its options: a title and one sentence; and the names of their values.

option-two_player_variant = Variante para dois
    .why = Com dois jogadores, só entram no baralho duas cartas de Desarmar extras.
option-decks = Baralhos
    .why = De 6 a 9 jogadores precisam de dois. Com menos, vocês escolhem.
option-quick_game = Partida rápida
    .why = Um terço do baralho volta para a caixa, sem olhar, antes de entrarem os Kittens.
option-special_combos = Combos especiais
    .why = Quaisquer duas ou três cartas iguais fazem combo, não só os gatos.
option-attack_stacking = Ataques se acumulam
    .why = Se atacam você e você ataca, os turnos que faltam vão junto.
option-attack_last_turn = Ataque no último turno
    .why = Os turnos que um Ataque passa quando você está no último.
option-dead_hand = Cartas de quem explode
    .why = São descartadas, ou saem do jogo viradas para baixo.
option-five_can_take_kitten = Cinco diferentes pegam um Kitten
    .why = Cinco cartas diferentes podem pegar um Kitten dos descartes. Conta como comprado!
option-defuse_mix = Desarmar extras
    .why = Entram no baralho antes de dar as cartas, como diz o livro, ou depois.
option-armageddon_nopeable = Não! contra o Apocalipse
    .why = Um Não! pode cancelar o Apocalipse.
option-godcat_in_combo = Gato Supremo em combos
    .why = O Gato Supremo pode fazer parte de um combo.
option-heck_kitten = Kitten ao Armar Confusão
    .why = Pode voltar para o topo, ou é mostrado e explode.

value-auto = automático
value-2 = 2
value-3 = 3
value-book = como no livro
value-never = nunca
value-discard = descartadas
value-out_of_game = fora do jogo
value-after_deal = depois de distribuir
value-may_top = pode ir ao topo
value-explodes = explode
