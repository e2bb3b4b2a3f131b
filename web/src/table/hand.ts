// One kind of card in a hand, as the fan shows it.
export interface Group {
  kind: string
  count: number
  picked: number
  state: 'lit' | 'dimmed' | ''
  can: boolean // it can be chosen now
  why: string // why it cannot be played now
}

const DRAWN = 4 // cards of one kind that are drawn; the count says the rest

/** Where each card of a fan lies: `x` counts card groups from the left. */
export function fanOf(groups: readonly Group[]): { places: Place[]; width: number } {
  const places: Place[] = []
  let x = 0
  for (const group of groups) {
    const drawn = Math.min(group.count, DRAWN)
    for (let n = 0; n < drawn; n += 1) {
      if (places.length) x += n ? 0.24 : 1
      places.push({ group, x, last: n === drawn - 1, raised: n >= drawn - group.picked })
    }
  }
  return { places, width: x }
}

export interface Place {
  group: Group
  x: number
  last: boolean
  raised: boolean
}
