// The legal moves, parsed from their notation. There are no rules in here.

/** One legal move, parsed: `loaf+loaf+loaf>B:defuse`, `godcat=favor>C`, `hide@3`, `give skip`, `draw`. */
export interface Choice {
  text: string
  verb: string // play, lay, hide, give, take, pick, or the move itself where it is one word
  cards: readonly string[] // what is played, in the order of the text
  as: string | null // what Godcat stands for
  target: string | null
  named: string | null
  place: number | null
}

const WORDS = new Set(['draw', 'nope', 'pass', 'defuse', 'explode', 'keep', 'top', 'hold', 'swap', 'pick'])

/** Parse a move. `nope` and `defuse` are answers here, not cards that are played. */
export function parse(text: string): Choice {
  const nothing: Choice = { text, verb: text, cards: [], as: null, target: null, named: null, place: null }
  if (WORDS.has(text)) return nothing
  const [verb = '', object] = text.split(' ')
  if (object !== undefined) return { ...nothing, verb, named: object }
  if (text.startsWith('hide@')) return { ...nothing, verb: 'hide', place: Number(text.slice(5)) }
  const [front = '', named = null] = text.split(':')
  const [words = '', target = null] = front.split('>')
  if (words === 'lay') return { ...nothing, verb: 'lay', target, named }
  const [first = '', as = null] = words.split('=')
  return { ...nothing, verb: 'play', cards: first.split('+'), as, target, named }
}

/** How many of each card. */
export type Counts = Readonly<Record<string, number>>

/** Count cards. */
export function countOf(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
const within = (some: Counts, all: Counts): boolean =>
  Object.entries(some).every(([card, count]) => count <= (all[card] ?? 0))

// from the card that is missed least in a hand to the one that is missed most; cats, which are not here, come first
const MISSED = [
  ...['feral', 'shuffle', 'favor', 'raising-heck', 'reveal-the-future', 'see-the-future'],
  ...['skip', 'attack', 'targeted-attack', 'armageddon', 'nope', 'godcat', 'defuse'],
]

/** How much a hand misses cards: one that is missed more outweighs any number of those before it. */
const worthOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + 8 ** (MISSED.indexOf(card) + 1), 0)

/** The plays of a turn, and which cards can be added to a selection. */
export class Plays {
  readonly draws: boolean
  readonly #plays: readonly { choice: Choice; counts: Counts; size: number }[]

  constructor(moves: readonly string[]) {
    const choices = moves.map(parse)
    this.draws = choices.some((choice) => choice.verb === 'draw')
    this.#plays = choices
      .filter((choice) => choice.verb === 'play')
      .map((choice) => ({ choice, counts: countOf(choice.cards), size: choice.cards.length }))
  }

  /** The moves that play exactly the selected cards. */
  exactly(picked: Counts): Choice[] {
    const size = total(picked)
    if (!size) return []
    return this.#plays.filter((play) => play.size === size && within(picked, play.counts)).map((play) => play.choice)
  }

  /** Whether one more of a card can be selected. */
  canAdd(picked: Counts, card: string): boolean {
    const more = { ...picked, [card]: (picked[card] ?? 0) + 1 }
    return this.#plays.some((play) => within(more, play.counts))
  }

  /** The combos that a card is part of: for each size the one with the fewest kinds, and of these the one that is missed least. */
  combosOf(card: string): Combo[] {
    const found = new Map<number, Combo & { kinds: number; worth: number }>()
    for (const { choice, counts, size } of this.#plays) {
      if (size < 2 || !counts[card]) continue
      const kinds = Object.keys(counts).length
      const worth = worthOf(choice.cards)
      const best = found.get(size)
      if (!best || kinds < best.kinds || (kinds === best.kinds && worth < best.worth)) {
        found.set(size, { size, cards: choice.cards, kinds, worth })
      }
    }
    return [...found.values()].sort((a, b) => a.size - b.size).map(({ size, cards }) => ({ size, cards }))
  }
}

export interface Combo {
  size: number
  cards: readonly string[]
}

/** The cards that a combo spends and that are worth more in the hand: any Defuse, Godcat, and the last Nope. */
export function costOf({ cards }: Combo, hand: Counts): string[] {
  const spent = countOf(cards)
  return Object.keys(spent).filter(
    (card) => card === 'defuse' || card === 'godcat' || (card === 'nope' && spent[card] === hand[card]),
  )
}

/** The distinct values of a field among choices, in order. */
export function distinct(choices: readonly Choice[], key: 'as' | 'target' | 'named'): string[] {
  return [...new Set(choices.flatMap((choice) => (choice[key] === null ? [] : [choice[key]])))]
}
