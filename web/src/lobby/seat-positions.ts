// The positions of the seats in the lobby: around the table, this client's seat at the bottom.

export interface SeatPosition {
  x: number
  y: number
}

/** The position of each seat in percent of the oval, clockwise from the seat `mine` at the bottom. */
export function seatPositions(count: number, mine: number): SeatPosition[] {
  return Array.from({ length: count }, (_, seat) => {
    const turn = (2 * Math.PI * (seat - Math.max(0, mine))) / count
    return { x: round(50 - 50 * Math.sin(turn)), y: round(50 + 50 * Math.cos(turn)) }
  })
}

const round = (value: number): number => Math.round(value * 10) / 10
