// How much time is left, as people say it.

const UNITS = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

/** Seconds in the largest unit of which there are at least two, rounded down so that nobody has less than it says. */
export function leftOf(seconds: number): { unit: string; count: number } {
  for (const [unit, size] of UNITS) {
    if (seconds >= 2 * size) return { unit, count: Math.floor(seconds / size) }
  }
  return { unit: 'seconds', count: seconds }
}
