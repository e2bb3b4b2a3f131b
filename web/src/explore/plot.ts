// Scales and paths of the explorer's plots: plain SVG, no library.
import type { Interval } from '../wire'

export interface Scale {
  (value: number): number
}

/** A linear scale from one range to another. */
export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0])

/** The path of a line through points. */
export const linePath = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The path of a band between two lines over the same places. */
export const bandPath = (
  low: readonly (readonly [number, number])[],
  high: readonly (readonly [number, number])[],
): string => `${linePath(high)}${linePath([...low].reverse()).replace('M', 'L')}Z`

/** Round numbers that divide a range into at most `most` parts. */
export function ticks(highest: number, most = 5): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50].find((one) => highest / one <= most) ?? 100
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, n) => n * step)
}

/** Whether an interval tells that a value is not zero. */
export const isClear = ({ low, high }: Interval): boolean => low > 0 || high < 0

/** The largest distance from zero that intervals reach, at least 1. */
export const reach = (all: readonly Interval[]): number =>
  Math.max(1, ...all.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
