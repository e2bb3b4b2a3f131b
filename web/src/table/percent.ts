import { t } from '../state/words.svelte'

/** A whole percentage; only what is certain or impossible is 100 or 0. */
export const percentOf = (chance: number): number =>
  Math.min(Math.max(Math.round(100 * chance), chance > 0 ? 1 : 0), chance < 1 ? 99 : 100)

/** The same as a text. */
export const percentText = (chance: number): string => t('odds-percent', { part: percentOf(chance) })
