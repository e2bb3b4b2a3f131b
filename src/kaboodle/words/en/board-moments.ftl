# Big moments of the board game.

board-place-behind = { $rank ->
    [1] First place.
    [2] Second place, { $spaces } behind { $name }.
    [3] Third place, { $spaces } behind { $name }.
   *[other] Place { $rank }, { $spaces } behind { $name }.
}
board-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
board-level = Neck and neck with { $name }.
board-flag-label = { $count ->
    [one] { $count } disc leads to space { $space }
   *[other] { $count } discs lead to space { $space }
}{ $bad ->
    [0] {""}
   *[other] , boom with { $bad }
}
board-flag-legend = Flags: how many discs take you there.
board-goal = Land exactly on the Bow to win. Explode: swap with last place.
board-next-known = Next disc: { $disc }
board-next-safe = No boom this time.
board-next-boom = It ends on a Kitten!
board-risk = { $bad } of { $all }
board-spin-line = { $bad ->
    [0] None of these { $all } discs ends on a Kitten
    [one] { $bad } of these { $all } discs ends on a Kitten
   *[other] { $bad } of these { $all } discs end on a Kitten
}
board-spin-tap = tap to reveal it
board-uh-oh = Uh-oh.
board-kaboom = Kaboom!
board-back-you-go = Back you go.
board-thanks = Thanks!
board-phew = Phew!
board-over-kitten = Right over the Kitten.
board-chaos = Chaos!
board-calm = Calm again.
board-page-line = Every space just changed. Pawns stay put, nothing goes off.
board-bow-yours = The Bow is yours!
board-bow-theirs = { $name } takes the Bow!
