// The order and position of the other seats, as this seat sees the table.

/** The other seats in turn order from mine; for a spectator all seats. */
export function othersOf<T extends { seat: string }>(seats: readonly T[], me: string | null): T[] {
  const at = seats.findIndex((found) => found.seat === me)
  return at < 0 ? [...seats] : [...seats.slice(at + 1), ...seats.slice(0, at)]
}

/** Points on the rim of an oval, in percent, from left to right: the upper rim, or the whole one if nobody sits below. */
export function rimPositions(count: number, whole = false): { x: number; y: number }[] {
  const open = count <= 3 ? 168 : count <= 5 ? 190 : 228 // degrees of the rim
  return Array.from({ length: count }, (_, place) => {
    const above = count === 1 ? 90 : 90 + open / 2 - (open * place) / (count - 1)
    const degrees = whole ? 270 - (360 * (place + 0.5)) / count : above
    const angle = (degrees * Math.PI) / 180
    return { x: round(50 + 50 * Math.cos(angle)), y: round(50 - 50 * Math.sin(angle)) }
  })
}

const round = (value: number): number => Math.round(value * 10) / 10
