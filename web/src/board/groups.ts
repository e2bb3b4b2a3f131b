// The hand of the board game: what can be played now is lit, the rest says why it cannot.
import type { BoardView } from '../wire'
import { t } from '../state/words.svelte'
import type { Group } from '../table/hand'
import type { Choices } from './choices'

/** One's hand by kind. */
export const groupsOf = (view: BoardView, choices: Choices, yours: boolean, picked: string | null): Group[] =>
  Object.entries(view.hand).map(([kind, count]) => {
    const can = kind in choices.plays || kind in choices.discards || choices.words.has(kind)
    const why = yours && !can ? whyNot(kind, view.ask?.what ?? '') : ''
    return {
      kind,
      count,
      picked: picked === kind ? 1 : 0,
      state: !yours ? '' : can ? 'lit' : 'dimmed',
      can: yours && can,
      why,
    }
  })

function whyNot(kind: string, what: string): string {
  if (kind === 'defuse') return t('board-dimmed-kitten')
  if (kind === 'nope' && what === 'turn') return t('board-dimmed-answer')
  return t(what === 'turn' ? 'board-dimmed-now' : 'board-dimmed-turn')
}
