// Remaining time in a unit that fits.

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** Seconds in the largest unit of which there are at least two, rounded down. */
export function remainingTime(seconds: number): { unit: string; count: number } {
  for (const [unit, size] of UNITS) {
    if (seconds >= 2 * size) return { unit, count: Math.floor(seconds / size) }
  }
  return { unit: 'seconds', count: seconds }
}
