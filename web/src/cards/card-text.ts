// The texts of a card in the current locale.
import { words } from '../state/words.svelte'
import { lookOf } from './looks'

/** A title, and the number of turns or cards that is part of it: See the Future (3x). */
export function titleOf(kind: string): { name: string; times: string } {
  const whole = words.find(lookOf(kind)?.title ?? `card-${kind}`) ?? kind
  const found = /^(.*\S)\s*\((\dx|x\d)\)$/.exec(whole)
  return found ? { name: found[1] ?? whole, times: found[2] ?? '' } : { name: whole, times: '' }
}

/** A title inside a sentence. */
export const nameOf = (kind: string): string => titleOf(kind).name

/** A text of a card in a game: the game's own one, if several games have the card. */
export const cardText = (kind: string, game: string, part: 'line' | 'help' | 'more'): string =>
  words.find(`${game}-card-${kind}.${part}`) ?? words.find(`card-${kind}.${part}`) ?? ''

/** The size class of a title. */
export function titleLength(name: string): 0 | 1 | 2 | 3 {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  if (name.length > 24 || longest > 15) return 3
  if (name.length > 17 || longest > 12) return 2
  return name.length > 11 ? 1 : 0
}

/** The size class of the line under a title. */
export const lineLength = (line: string): 0 | 1 => (line.length > 50 ? 1 : 0)
