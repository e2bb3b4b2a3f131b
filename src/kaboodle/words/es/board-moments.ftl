# Los grandes momentos del juego de tablero.

board-place-behind = { $rank ->
    [1] En cabeza.
   *[other] Puesto { $rank }, a { $spaces } de { $name }.
}
board-spaces = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
board-level = A la par con { $name }.
board-flag-label = { $count ->
    [one] { $count } disco lleva a la casilla { $space }
   *[other] { $count } discos llevan a la casilla { $space }
}{ $bad ->
    [0] {""}
   *[other] , bum con { $bad }
}
board-flag-legend = Banderas: cuántos discos te llevan ahí.
board-goal = Cae justo en el Lazo. Si explotas, cambias con el último.
board-next-known = Próximo disco: { $disc }
board-next-safe = Esta vez no hay bum.
board-next-boom = ¡Acaba en un Kitten!
board-risk = { $bad } de { $all }
board-spin-line = { $bad ->
    [0] Ninguno de estos { $all } discos acaba en un Kitten
    [one] { $bad } de estos { $all } discos acaba en un Kitten
   *[other] { $bad } de estos { $all } discos acaban en un Kitten
}
board-spin-tap = toca para descubrirlo
board-uh-oh = Ay, ay.
board-kaboom = ¡Bum!
board-back-you-go = ¡Vuelta atrás!
board-thanks = ¡Gracias!
board-phew = ¡Uf!
board-over-kitten = Justo por encima del Kitten.
board-chaos = ¡Caos!
board-calm = Vuelve la calma.
board-page-line = Todas las casillas cambian. Nadie se mueve y nada explota.
board-bow-yours = ¡El Lazo es tuyo!
board-bow-theirs = ¡{ $name } llega al Lazo!
