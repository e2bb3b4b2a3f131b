# Exploding Kittens: why a move is refused. Clauses without a full stop; words to be typed stay as they are.

kittens-refusal-open-turn = é a sua vez: jogue uma carta ou compre com draw
kittens-refusal-open-target = diga contra quem
kittens-refusal-open-name = diga qual carta você quer
kittens-refusal-open-five = escolha cinco cartas diferentes
kittens-refusal-open-give = primeiro dê uma carta
kittens-refusal-open-pick = primeiro escolha um verso: pick ou pick godcat
kittens-refusal-open-take = primeiro pegue uma carta dos descartes
kittens-refusal-open-face = há um Kitten na sua frente: defuse ou explode
kittens-refusal-open-hide = primeiro esconda o Kitten na pilha de compra
kittens-refusal-open-heck = primeiro decida sobre a carta do fundo: keep ou top
kittens-refusal-open-lay = primeiro ponha o Gato Supremo ou o Gato das Trevas na frente de alguém
kittens-refusal-open-swap = primeiro decida sobre a carta na sua frente: hold ou swap
kittens-refusal-open-devil = o Gato das Trevas está na sua frente: defuse ou explode
kittens-refusal-out = você explodiu
kittens-refusal-seat-out = { $seat } já explodiu
kittens-refusal-edition = nesta edição não há { $card }
kittens-refusal-kitten = um Kitten se mostra ao ser comprado, nunca se joga
kittens-refusal-devilcat = o Gato das Trevas nunca está na mão de ninguém
kittens-refusal-cat = você precisa de dois gatos iguais
kittens-refusal-godcat-turn = o Gato Supremo só vale na sua vez
kittens-refusal-godcat-as = diga que carta é o Gato Supremo, por exemplo godcat=attack
kittens-refusal-godcat-only = só o Gato Supremo se joga como outra carta, por exemplo godcat=attack, não { $word }
kittens-refusal-godcat-nope = o Gato Supremo nunca vale como Não!
kittens-refusal-godcat-card = o Gato Supremo não pode ser { $card }
kittens-refusal-godcat-itself = o Gato Supremo já é ele mesmo
kittens-refusal-godcat-combo = o Gato Supremo não pode fazer parte de um combo
kittens-refusal-godcat-one = só existe um Gato Supremo
kittens-refusal-godcat-devilcat = o Gato Supremo não ajuda contra o Gato das Trevas
kittens-refusal-feral = os Gatos Selvagens só formam par com gatos
kittens-refusal-pair = um par são duas cartas iguais
kittens-refusal-triple = uma trinca são três cartas iguais
kittens-refusal-combos-off = os combos especiais estão desligados
kittens-refusal-no-combo = { $count ->
    [one] { $count } carta não forma um combo
   *[other] { $count } cartas não formam um combo
}
kittens-refusal-no-five = nesta edição cinco cartas diferentes não formam um combo
kittens-refusal-five = as cinco cartas precisam ser diferentes
kittens-refusal-five-aimed = cinco cartas diferentes não se jogam contra ninguém
kittens-refusal-only-three = só uma trinca pede uma carta pelo nome
kittens-refusal-name = diga qual carta você quer, por exemplo :defuse
kittens-refusal-unnamed = não dá para pedir { $card }
kittens-refusal-armageddon = os dois gatos precisam estar no tapete
kittens-refusal-begun = você começou { $play }: termine
kittens-refusal-begun-five = você começou com cinco cartas diferentes: termine
kittens-refusal-not-discarded = não há { $card } nos descartes
kittens-refusal-kitten-taken = um Kitten não pode ser pego
kittens-refusal-backs = você só vê os versos
kittens-refusal-lay = diga que carta você põe: lay>B:godcat ou lay>B:devilcat
kittens-refusal-hide = diga quantas cartas ficam acima do Kitten: hide@0, hide@3, hide@top ou hide@bottom
