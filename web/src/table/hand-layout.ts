// The layout of a hand as a fan.

/** One kind of card in a hand. */
export interface HandGroup {
  kind: string
  count: number
  picked: number
  state: 'lit' | 'dimmed' | ''
  can: boolean // it can be chosen now
  why: string // why it cannot be played now
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
