# Why a move is refused at the table. Each is a clause without a full stop; rule ids are added by the program.

refusal-tried = { $seat } tentou { $move }: { $why }; { $open }
refusal-open-over = a partida acabou
refusal-open-window = há tempo para o Não!
refusal-open = falta { $question } de { $seats }
refusal-stale = { $seat } responde à pergunta { $given } com { $move }, mas já é a vez da { $ask } ({ $question })
refusal-not-asked = nada se pergunta a { $seat }; { $open }
refusal-no-seat = não há lugar { $word }; os lugares vão de A a { $last }
refusal-no-seat-number = não há lugar { $number }
refusal-no-seat-here = não há lugar { $word } nesta mesa; há { $seats }
refusal-move-type = uma jogada é texto, não { $type }
refusal-stream-number = os eventos se contam em números inteiros, não em { $word }
refusal-move-long = uma jogada tem no máximo { $most } caracteres, não { $count }
refusal-move-empty = um texto vazio não é uma jogada
refusal-move-signs = uma jogada se escreve com letras sem acento, números e sinais
refusal-no-card = não existe a carta { $word }
refusal-card-missing = falta uma carta
refusal-turn = não é a sua vez, a partida espera { $seat }
refusal-over = a partida acabou, { $count ->
    [one] { $seats } venceu
   *[other] { $seats } venceram
}
refusal-not-held = você não tem { $card }
refusal-held-only = você só tem { $count } de { $card }
refusal-nothing-to-nope = não há nada para cancelar agora
refusal-passed = você já deixou passar
refusal-nope-own = você não pode cancelar a sua própria carta
refusal-others-first = antes os outros podem dizer Não!
refusal-window-first = primeiro diga nope ou pass
refusal-nobody = ninguém tem carta para roubar
refusal-yourself = você não pode se escolher
refusal-no-cards = { $seat } não tem cartas
refusal-not-aimed = { $card } não se joga contra ninguém
refusal-only-places = { $count ->
    [one] só há { $count } lugar, o 0
   *[other] só há { $count } lugares, de 0 a { $last }
}
refusal-nope-answer = guarde para quando alguém jogar uma carta
refusal-defuse-answer = guarde: salva você de um Kitten
refusal-whom = diga contra quem: { $seats }
refusal-you-unasked = agora não é com você
refusal-no-such-move = { $move } não é uma das suas jogadas
refusal-tried-like = { $seat } tentou { $move }: { $why } (você quis dizer { $words }?); { $open }
refusal-no-card-like = não há nenhuma carta { $word } (você quis dizer { $words }?)
refusal-no-action = não há nenhuma ação { $word }
refusal-no-action-like = não há nenhuma ação { $word } (você quis dizer { $words }?)
refusal-action-number = uma ação é um número inteiro de 0 a { $last }, não { $word }
refusal-action-not-now = { $seat } não pode fazer { $action } agora; { $open }
refusal-no-window = não há nenhuma janela para passar; { $open }
refusal-undo = não há nenhuma jogada para desfazer

# A deal that is void because a player did not reveal the entropy that they had committed to.

refusal-deal-voided = essa distribuição não valeu: { $seats } ia ajudar a embaralhar e desistiu. Distribuindo de novo
