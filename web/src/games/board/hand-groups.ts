// The groups of the hand. Lit: cards that answer what is asked, or that a hint means. Plain: playable. Dimmed: not
// playable now, with a reason.
import type { BoardView } from '../../wire'
import type { Table } from '../../state/table.svelte'
import { t } from '../../state/words.svelte'
import type { HandGroup } from '../../table/hand-layout'
import { unplayableReason } from '../../table/unplayable-reason'
import type { Choices } from './choices'

/** The hand by kind of card. */
export const groupsOf = (
  table: Table,
  view: BoardView,
  choices: Choices,
  yours: boolean,
  picked: string | null,
  hint: string | null,
): HandGroup[] =>
  Object.entries(view.hand).map(([kind, count]) => {
    const can = kind in choices.plays || kind in choices.discards || choices.words.has(kind)
    const why = yours && !can ? whyNot(kind, table, view) : ''
    const pointed = hint?.split('>')[0]?.replace(/^discard /, '') === kind
    const lit = pointed || (can && (choices.words.has(kind) || view.ask?.what === 'now'))
    return {
      kind,
      count,
      picked: picked === kind ? 1 : 0,
      state: !yours ? '' : lit ? 'lit' : can ? '' : 'dimmed',
      can: yours && can,
      why,
      pointed,
    }
  })

const KEPT = new Set(['defuse', 'nope']) // cards that wait for their moment

function whyNot(kind: string, table: Table, view: BoardView): string {
  const reacting = view.ask?.what === 'window' || view.ask?.what === 'now'
  if (KEPT.has(kind) && (reacting || table.ask?.what === 'turn')) return t(`board-keep-${kind}`)
  if (table.ask?.what === 'turn') return unplayableReason(kind, table.ask.id, table.reasons)
  return t(reacting ? 'board-dimmed-turn' : 'table-why-first')
}
