# Os grandes momentos do jogo de tabuleiro.

board-place-behind = { $rank ->
    [1] Em primeiro.
   *[other] Em { $rank }º, a { $spaces } de { $name }.
}
board-spaces = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
board-level = Lado a lado com { $name }.
board-flag-label = { $count ->
    [one] { $count } disco leva à casa { $space }
   *[other] { $count } discos levam à casa { $space }
}{ $bad ->
    [0] {""}
   *[other] , bum com { $bad }
}
board-flag-legend = Bandeiras: quantos discos levam você até lá.
board-goal = Pare bem no Laço. Se explodir, troca com o último.
board-next-known = Próximo disco: { $disc }
board-next-safe = Desta vez, sem bum.
board-next-boom = Acaba num Kitten!
board-risk = { $bad } de { $all }
board-spin-line = { $bad ->
    [0] Nenhum destes { $all } discos acaba num Kitten
    [one] { $bad } destes { $all } discos acaba num Kitten
   *[other] { $bad } destes { $all } discos acabam num Kitten
}
board-spin-tap = toque para revelar
board-uh-oh = Xi...
board-kaboom = Bum!
board-back-you-go = Volta lá pra trás.
board-thanks = Valeu!
board-phew = Ufa!
board-over-kitten = Bem por cima do Kitten.
board-chaos = Caos!
board-calm = Calma de novo.
board-page-line = Todas as casas mudaram. Ninguém sai do lugar e nada explode.
board-bow-yours = O Laço é seu!
board-bow-theirs = { $name } chega ao Laço!
