/** A whole percentage; what is neither sure nor impossible is never shown as if it were. */
export const percentOf = (chance: number): number =>
  Math.min(Math.max(Math.round(100 * chance), chance > 0 ? 1 : 0), chance < 1 ? 99 : 100)
