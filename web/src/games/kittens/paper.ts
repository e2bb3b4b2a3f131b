// Shapes cut from paper for the big moments. The same seed always gives the same shape.

const random =
  (seed: number): (() => number) =>
  () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }

/** The path of a ragged star around the origin, with spikes of uneven length. */
export function raggedStar(spikes: number, outer: number, inner: number, seed = 7, rough = 0.24): string {
  const roll = random(seed)
  const points = Array.from({ length: spikes * 2 }, (_, n) => {
    const angle = (n / spikes) * Math.PI + (roll() - 0.5) * 0.12
    const radius = (n % 2 ? inner : outer) * (1 - rough / 2 + roll() * rough)
    return `${(radius * Math.cos(angle)).toFixed(0)} ${(radius * Math.sin(angle)).toFixed(0)}`
  })
  return `M${points.join('L')}Z`
}

export interface Scrap {
  x: number
  y: number
  turn: number
  size: number
  colour: string
}

/** Torn bits of paper in a ring around the origin. */
export function scraps(count: number, colours: readonly string[], from: number, to: number, seed = 11): Scrap[] {
  const roll = random(seed)
  return Array.from({ length: count }, () => {
    const [angle, radius] = [roll() * 2 * Math.PI, from + roll() * (to - from)]
    return {
      x: Math.round(radius * Math.cos(angle)),
      y: Math.round(radius * Math.sin(angle)),
      turn: Math.round(roll() * 360),
      size: Math.round(8 + roll() * 16),
      colour: colours[Math.floor(roll() * colours.length)] ?? '',
    }
  })
}
