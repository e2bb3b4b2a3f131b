// The order of the boxes, their colours, and which guided first game teaches each.
import type { Family } from '../cards/looks'
import { GAMES } from '../facts/games'
import { t } from '../state/words.svelte'
import type { Edition } from '../wire'

export const SHELF: readonly Edition[] = ['original', 'good-vs-evil', 'two-player', 'board', 'mantis']

export const BOXES: Record<Edition, { family: Family; lesson: string }> = {
  original: { family: 'kitten', lesson: 'kittens' },
  'good-vs-evil': { family: 'armageddon', lesson: 'kittens' },
  'two-player': { family: 'defuse', lesson: 'kittens' },
  board: { family: 'future', lesson: 'board' },
  mantis: { family: 'trick', lesson: 'mantis' },
}

/** How many can play, as a text: numbers wait for the browser's tables of number formats. */
export function seatsOf(edition: Edition): string {
  const [from, to] = GAMES[edition].seats
  return from === to ? `${to}` : t('home-seats', { from: `${from}`, to: `${to}` })
}
