// The hand of the board game: what can be played now is lit, the rest says why it cannot.
import type { BoardView } from '../wire'
import type { Table } from '../state/table.svelte'
import { t } from '../state/words.svelte'
import type { Group } from '../table/hand'
import { reasonFor } from '../table/reasons'
import type { Choices } from './choices'

/** One's hand by kind. */
export const groupsOf = (
  table: Table,
  view: BoardView,
  choices: Choices,
  yours: boolean,
  picked: string | null,
): Group[] =>
  Object.entries(view.hand).map(([kind, count]) => {
    const can = kind in choices.plays || kind in choices.discards || choices.words.has(kind)
    const why = yours && !can ? whyNot(kind, table, view) : ''
    return {
      kind,
      count,
      picked: picked === kind ? 1 : 0,
      state: !yours ? '' : can ? 'lit' : 'dimmed',
      can: yours && can,
      why,
    }
  })

function whyNot(kind: string, table: Table, view: BoardView): string {
  if (table.ask?.what === 'turn') return reasonFor(kind, table.ask.id, table.reasons)
  const reacting = view.ask?.what === 'window' || view.ask?.what === 'now'
  return t(reacting ? 'board-dimmed-turn' : 'table-why-first')
}
