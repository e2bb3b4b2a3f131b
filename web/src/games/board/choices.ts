// The legal moves by the control that makes them, parsed from their notation. There are no rules in here.

export interface Play {
  move: string | null // null: a target must be chosen first
  targets: Record<string, string> // the move by the seat of the target
}

export interface Choices {
  words: ReadonlySet<string> // done, pass, nope, defuse, explode, move, flip-it
  plays: Record<string, Play> // by card
  discards: Record<string, string> // by card
  swaps: Record<string, string> // by seat
  places: readonly number[] // for a magnet, from the top
  orders: boolean
}

const WORDS = new Set(['done', 'pass', 'nope', 'defuse', 'explode', 'move', 'flip-it'])

/** The choices of an ask. */
export function choicesOf(moves: readonly string[]): Choices {
  const words = new Set<string>()
  const plays: Record<string, Play> = {}
  const discards: Record<string, string> = {}
  const swaps: Record<string, string> = {}
  const places: number[] = []
  let orders = false
  for (const move of moves) {
    const [start = '', seat] = move.split('>')
    if (WORDS.has(move)) words.add(move)
    else if (move.startsWith('hide@')) places.push(Number(move.slice(5)))
    else if (move.startsWith('order ')) orders = true
    else if (move.startsWith('discard ')) discards[move.slice(8)] = move
    else if (start === 'swap' && seat) swaps[seat] = move
    else if (seat) (plays[start] ??= { move: null, targets: {} }).targets[seat] = move
    else plays[start] = { move, targets: {} }
  }
  return { words, plays, discards, swaps, places, orders }
}
