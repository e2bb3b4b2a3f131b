// The groups of the hand: what can be played now is lit, the rest is dimmed with a reason.
import { nameOf } from '../../cards/card-text'
import type { Table } from '../../state/table.svelte'
import { t } from '../../state/words.svelte'
import type { HandGroup } from '../../table/hand-layout'
import { unplayableReason } from '../../table/unplayable-reason'
import type { AskMessage, KittensView } from '../../wire'
import { KITTENS_CARDS } from '../../wire'
import type { PlaySelection } from './play-selection.svelte'

const ANSWERS: ReadonlySet<string> = new Set(['nope', 'defuse', 'godcat'])
const ORDER = new Map<string, number>(KITTENS_CARDS.map((kind, n) => [kind, n]))

/** The groups of the hand; `given` is the card that is selected to be given away. */
export function groupsOf(table: Table, view: KittensView, selection: PlaySelection, given: string | null): HandGroup[] {
  const ask = table.sent === null ? table.ask : null
  const kinds = Object.entries(view.hand).sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99))
  return kinds.map(([kind, count]) => {
    const picked = kind === given ? 1 : (selection.picked[kind] ?? 0)
    const lit = isLit(kind, ask, selection)
    const state = ask === null ? '' : !lit && !picked ? 'dimmed' : ask.what === 'turn' ? '' : 'lit'
    return { kind, count, picked, state, can: lit, why: lit || picked ? '' : whyOf(kind, table, view, selection) }
  })
}

function isLit(kind: string, ask: AskMessage | null, selection: PlaySelection): boolean {
  if (ask?.what === 'turn') return selection.plays.canAdd(selection.empty ? {} : selection.picked, kind)
  if (ask?.what === 'give') return ask.moves.includes(`give ${kind}`)
  return ask !== null && answerOf(kind, ask) !== undefined
}

/** The answer that a card of the hand gives to a play or a Kitten: Nope, Defuse, or Godcat as one of them. */
export const answerOf = (kind: string, ask: AskMessage): string | undefined =>
  ANSWERS.has(kind) ? ask.moves.find((move) => move === kind || move.startsWith(`${kind}=`)) : undefined

/** Why a card cannot be played now. */
function whyOf(kind: string, table: Table, view: KittensView, selection: PlaySelection): string {
  if (!selection.empty && selection.plays.canAdd({}, kind)) return t('kittens-why-not-with')
  if (table.ask?.what === 'turn') return unplayableReason(kind, table.ask.id, table.reasons)
  if (view.ask?.what === 'window') return t('kittens-why-window')
  return t(table.ask ? 'table-why-first' : 'kittens-why-turn')
}

/** The label of the button that gives a card away. */
export const giveOf = (kind: string): string => t('kittens-give-it', { card: nameOf(kind) })
