// The spaces where somebody exploded since the page was turned.
import type { Seen } from '../../wire'

/** Whoever explodes swaps places: the space is where the other one came to stand. A flip gives a clean page. */
export function scorchedSpaces(log: readonly Seen[]): number[] {
  const turned = log.findLastIndex(({ what }) => what === 'flip')
  const spaces = log.slice(turned + 1).flatMap(({ what, count }) => (what === 'exchange' && count ? [count] : []))
  return [...new Set(spaces)]
}
