// The paper scenery behind the track: hills or peaks at the bottom, clouds between the rows.
import { CELL, type Layout, type Spot } from './track'

export interface Scenery {
  far: string
  near: string
  clouds: (Spot & { scale: number; bolt: boolean })[]
}

export const CLOUD = 'M18 56a18 18 0 0 1 0-36 30 30 0 0 1 56-8 22 22 0 0 1 34 16 14 14 0 0 1-4 28z'
export const BOLT = 'M60 44 45 66h11l-7 20 25-28H62l9-14z'

// the clouds in each gap between two rows: position in parts of the width, and scale
const GAPS = [
  [{ part: 0.47, scale: 1.05 }],
  [{ part: 0.24, scale: 1.1 }],
  [
    { part: 0.36, scale: 1.05 },
    { part: 0.69, scale: 1.15 },
  ],
  [{ part: 0.2, scale: 1 }],
  [{ part: 0.6, scale: 1.1 }],
]

/** The scenery of a side of the board: round hills for calm, peaks and lightning for chaos. */
export function sceneryOf({ wide, high, rows }: Layout, side: string): Scenery {
  const clouds = Array.from({ length: rows }, (_, gap) =>
    (GAPS[gap % GAPS.length] ?? []).map(({ part, scale }, n) => ({
      x: part * wide - 60,
      y: gap === 0 ? -14 : gap * CELL.high - 18,
      scale,
      bolt: side === 'chaos' && gap > 0 && n === 0,
    })),
  ).flat()
  const ridge = side === 'chaos' ? peaks : hills
  return { far: ridge(wide, high, 150, 4, 0.5), near: ridge(wide, high, 70, 5, 0), clouds }
}

function hills(wide: number, high: number, rise: number, count: number, shift: number): string {
  const step = wide / count
  let path = `M0 ${high}V${high - rise * 0.5}`
  for (let n = 0; n < count; n += 1) {
    const top = high - rise * (1 + ((n + shift * 2) % 2) * 0.45)
    path += `Q${(n + 0.5) * step} ${top - rise * 0.4} ${(n + 1) * step} ${high - rise * 0.5}`
  }
  return `${path}V${high}z`
}

function peaks(wide: number, high: number, rise: number, count: number, shift: number): string {
  const step = wide / (2 * count)
  let path = `M0 ${high}V${high - rise * 0.5}`
  for (let n = 1; n <= 2 * count; n += 1) {
    const top = n % 2 ? 1.35 + ((n + shift * 4) % 3) * 0.2 : 0.45
    path += `L${n * step} ${high - rise * top}`
  }
  return `${path}V${high}z`
}
