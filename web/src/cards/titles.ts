// What is printed on a card in the language that is spoken.
import { t } from '../state/words.svelte'
import { isColour } from './looks'

/** A title, and how many times a card counts where that is part of it: See the Future (3x). */
export function titleOf(kind: string): { name: string; times: string } {
  const whole = t(isColour(kind) ? `colour-${kind}` : `card-${kind}`)
  const found = /^(.*\S)\s*\((\dx|x\d)\)$/.exec(whole)
  return found ? { name: found[1] ?? whole, times: found[2] ?? '' } : { name: whole, times: '' }
}

/** A title inside a sentence. */
export const nameOf = (kind: string): string => titleOf(kind).name

/** The sentence under the title; of a card that both decks have, the board game's own. */
export function lineOf(kind: string, board = false): string {
  if (isColour(kind)) return ''
  return t(board && BOTH.has(kind) ? `card-${kind}.board` : `card-${kind}.line`)
}

const BOTH = new Set(['nope', 'defuse', 'skip', 'see-the-future', 'reveal-the-future', 'shuffle'])

/** How small a title must be printed. */
export function titleLength(name: string): 0 | 1 | 2 | 3 {
  const longest = Math.max(...name.split(' ').map((word) => word.length))
  if (name.length > 24 || longest > 15) return 3
  if (name.length > 17 || longest > 12) return 2
  return name.length > 11 ? 1 : 0
}

/** How small a sentence must be printed. */
export const lineLength = (line: string): 0 | 1 => (line.length > 50 ? 1 : 0)
