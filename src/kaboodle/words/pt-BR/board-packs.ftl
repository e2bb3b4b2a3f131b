# The Board Game: what is wrong with a content pack, each fault a sentence. Names of parts stay as they are.

pack-faulty = { $faults }
pack-table = Um pacote é uma tabela de partes com nome: id, track, discs e cards.
pack-no-track = Falta track no pacote: ele precisa de goal, loop-back e dos lados calm e chaos.
pack-unreachable = Ninguém consegue chegar ao Laço em { $goal }: nenhuma série de avanços de { $steps } a partir da Caixa de Areia cai exatamente nele.
pack-stranger = O pacote tem uma parte { $word } que não é uma de { $known }.
pack-track-stranger = A trilha tem uma parte { $word } que não é uma de { $known }.
pack-disc-stranger = O disco { $disc } tem uma parte { $word } que não é uma de { $known }.
pack-card-stranger = A carta { $card } tem uma parte { $word } que não é uma de { $known }.
pack-unprintable = o que está escrito ali
pack-id = O id tem no máximo { $most } letras minúsculas, números e hifens, não { $word }.
pack-note = A nota é um texto de no máximo { $most } caracteres.
pack-start-side = O start-side é calm ou chaos, não { $word }.
pack-start = A saída é a casa 0, a Caixa de Areia, não { $word }.
pack-goal = A meta é o número da casa do Laço, de 3 a { $most }, não { $word }.
pack-loop = A seta leva a uma casa de 1 a { $most }, não { $word }. Ela fica atrás do Laço e deixa uma casa para andar, ou ninguém poderia passar dele e voltar a alcançá-lo.
pack-same = { $count ->
    [one] Casa { $spaces }: toda casa muda ao virar o tabuleiro.
   *[other] Casas { $spaces }: toda casa muda ao virar o tabuleiro.
}
pack-side-list = O lado { $side } é uma lista de { $count } casas.
pack-side-length = O lado { $side } tem { $count } casas; com o Laço em { $goal } precisa de { $needed }.
pack-space = A casa { $space } de { $side } é K para um Kitten ou um número de 0 a { $most }, não { $word }.
pack-no-kitten = O lado { $side } não tem Kitten a partir do destino { $space } da seta, então um ímã não leva a lugar nenhum.
pack-no-discs = Faltam discos no pacote: cada linha precisa de disc e count, e de spaces se o disco move.
pack-disc-twice = O disco { $disc } ({ $spaces } casas) aparece duas vezes; some as quantidades.
pack-disc-twice-plain = O disco { $disc } aparece duas vezes; some as quantidades.
pack-most-discs = Há { $count } discos, mais que os { $most } que cabem.
pack-only-magnets = A pilha de movimento começa sem ímãs, então o pacote precisa de outros discos.
pack-no-moves = Nenhum disco move um número de casas, então ninguém consegue chegar ao Laço.
pack-disc-row = Um disco é uma linha com disc e count, não { $word }.
pack-no-disc = Não existe o disco { $word }; há { $known }.
pack-disc-spaces = O disco { $disc } move de 1 a { $most } casas, não { $word }.
pack-disc-no-spaces = O disco { $disc } não tem número de casas.
pack-disc-count = O disco { $disc } tem uma quantidade de 1 a { $most }, não { $word }.
pack-supply = A reserva começa com os ímãs e nenhum outro disco. O disco { $disc } diz outra coisa.
pack-no-cards = Faltam cartas no pacote: cada linha precisa de card e count.
pack-card-twice = A carta { $card } aparece duas vezes; some as quantidades.
pack-most-cards = Há { $count } cartas de ação, mais que as { $most } que cabem.
pack-few-cards = Há { $count } cartas de ação; { $players } jogadores precisam de { $needed } no início.
pack-card-row = Uma carta é uma linha com card e count, não { $word }.
pack-no-card = Não há carta com o efeito { $word }; há { $known }.
pack-card-count = A carta { $card } tem uma quantidade de 1 a { $most }, não { $word }.
pack-card-timing = A carta { $card } tem timing { $timing }, não { $word }.
pack-card-habit = A carta { $card } tem { $part } { $value }, não { $word }.
pack-nested = O pacote tem níveis demais.
pack-text-long = Um pacote tem no máximo { $most } caracteres, não { $count }.
pack-text-empty = O texto está vazio.
pack-text-nested = O texto tem níveis demais para ser um pacote.
pack-text-format = O texto não é JSON nem TOML: { $why }.

# What kaboodle board check says.
pack-unplayable = este pacote não pode ser jogado. { $faults } Veja kaboodle board check
pack-fault-count = { $path }: este pacote não pode ser jogado. Falhas: { $count }.
pack-contents = { $pack }: { $cards } cartas de ação, { $discs } discos e { $magnets } ímãs.
pack-bow = O Laço fica na casa { $goal }, e a seta leva de volta à { $loop }.
pack-side = { $side }: { $kittens } Kittens, { $cards } cartas para comprar.
pack-playable = Este pacote pode ser jogado.
