// The order of the boxes, their colours, and which guided first game teaches each.
import type { Family } from '../cards/looks'
import type { Edition } from '../wire'

export const SHELF: readonly Edition[] = ['original', 'good-vs-evil', 'two-player', 'board', 'mantis']

export const BOXES: Record<Edition, { family: Family; lesson: string }> = {
  original: { family: 'kitten', lesson: 'kittens' },
  'good-vs-evil': { family: 'armageddon', lesson: 'kittens' },
  'two-player': { family: 'defuse', lesson: 'kittens' },
  board: { family: 'future', lesson: 'board' },
  mantis: { family: 'trick', lesson: 'mantis' },
}
