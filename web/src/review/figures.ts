// Figures of a review in the current locale.
import { t, words } from '../state/words.svelte'

/** A number with so many decimals. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−')

/** A change in points, with its sign. */
export const change = (points: number, digits = 1): string => {
  const text = figure(Math.abs(points), digits)
  return text === figure(0, digits) ? text : `${points < 0 ? '−' : '+'}${text}`
}

/** A chance. */
export const percent = (chance: number, digits = 0): string => t('review-percent', { part: figure(chance, digits) })
