// The layout of a hand: a fan on a desk, a shelf on a phone.

/** One kind of card in a hand. */
export interface HandGroup {
  kind: string
  count: number
  picked: number
  state: 'lit' | 'dimmed' | ''
  can: boolean // it can be chosen now
  why: string // why it cannot be played now
  pointed?: boolean // a hint means this card
  fresh?: boolean // it has just come from another player or a pile that lies open
  note?: string // what it is for, where that says more than that it can be played
}

const MOST_DRAWN = 4 // cards of one kind; a number shows the rest

/** The place of each card in the fan; `x` counts groups from the left. */
export function fanOf(groups: readonly HandGroup[]): { places: FanPlace[]; width: number } {
  const places: FanPlace[] = []
  let x = 0
  for (const group of groups) {
    const drawn = Math.min(group.count, MOST_DRAWN)
    for (let n = 0; n < drawn; n += 1) {
      if (places.length) x += n ? 0.24 : 1
      places.push({ group, x, last: n === drawn - 1, raised: n >= drawn - group.picked })
    }
  }
  return { places, width: x }
}

export interface FanPlace {
  group: HandGroup
  x: number
  last: boolean
  raised: boolean
}

const ONE_ROW = 5 // kinds that stand in one row
const FEWEST_COLUMNS = 4

/** The rows and columns of a shelf that shows each kind once. */
export function shelfOf(kinds: number): { rows: 1 | 2; columns: number } {
  if (kinds <= ONE_ROW) return { rows: 1, columns: Math.max(kinds, FEWEST_COLUMNS) }
  return { rows: 2, columns: Math.max(Math.ceil(kinds / 2), FEWEST_COLUMNS) }
}
