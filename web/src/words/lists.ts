// Lists as the current language writes them: “Defuse and 7 cards”.
import { words } from '../state/words.svelte'

/** A list that ends with `and`. `shown` replaces the names, which decide the conjunction (es: `y`, but `e Imán`). */
export function allOf(names: readonly string[], shown: readonly string[] = names): string {
  let at = 0
  return new Intl.ListFormat(words.locale)
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? (shown[at++] ?? value) : value))
    .join('')
}

/** A list that ends with `or`. */
export const oneOf = (names: readonly string[]): string =>
  new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(names)

/** A text that is followed by another one: with a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
