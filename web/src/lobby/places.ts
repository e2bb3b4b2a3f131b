// Where the seats of a table that is being set stand: all around it, one's own at the bottom.

export interface Place {
  x: number
  y: number
}

/** The place of each seat in percent of the oval, clockwise from the bottom for the seat at `mine`. */
export function placesOf(count: number, mine: number): Place[] {
  return Array.from({ length: count }, (_, seat) => {
    const turn = (2 * Math.PI * (seat - Math.max(0, mine))) / count
    return { x: round(50 - 50 * Math.sin(turn)), y: round(50 + 50 * Math.cos(turn)) }
  })
}

const round = (value: number): number => Math.round(value * 10) / 10
