// The hand as the fan shows it: what can be played now is lit, the rest is dimmed and says why.
import { nameOf } from '../cards/titles'
import type { Table } from '../state/table.svelte'
import { t } from '../state/words.svelte'
import type { Group } from '../table/hand'
import { reasonFor } from '../table/reasons'
import type { AskMessage, KittensView } from '../wire'
import { KITTENS_CARDS } from '../wire'
import type { Picking } from './picking.svelte'

const HELD: ReadonlySet<string> = new Set(['nope', 'defuse', 'godcat'])
const ORDER = new Map<string, number>(KITTENS_CARDS.map((kind, n) => [kind, n]))

/** The groups of a hand. `given` is the card that is to be given away. */
export function groupsOf(table: Table, view: KittensView, picking: Picking, given: string | null): Group[] {
  const ask = table.sent === null ? table.ask : null
  const kinds = Object.entries(view.hand).sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99))
  return kinds.map(([kind, count]) => {
    const picked = kind === given ? 1 : (picking.picked[kind] ?? 0)
    const lit = isLit(kind, ask, picking)
    const state = ask === null ? '' : !lit && !picked ? 'dimmed' : ask.what === 'turn' ? '' : 'lit'
    return { kind, count, picked, state, can: lit, why: lit || picked ? '' : whyOf(kind, table, view, picking) }
  })
}

function isLit(kind: string, ask: AskMessage | null, picking: Picking): boolean {
  if (ask?.what === 'turn') return picking.plays.canAdd(picking.empty ? {} : picking.picked, kind)
  if (ask?.what === 'give') return ask.moves.includes(`give ${kind}`)
  return ask !== null && answerOf(kind, ask) !== undefined
}

/** The answer to a card or a Kitten that a card of the hand is: Nope, Defuse, or Godcat as one. */
export const answerOf = (kind: string, ask: AskMessage): string | undefined =>
  HELD.has(kind) ? ask.moves.find((move) => move === kind || move.startsWith(`${kind}=`)) : undefined

/** Why a card cannot be played now. */
function whyOf(kind: string, table: Table, view: KittensView, picking: Picking): string {
  if (!picking.empty && picking.plays.canAdd({}, kind)) return t('kittens-why-not-with')
  if (table.ask?.what === 'turn') return reasonFor(kind, table.ask.id, table.reasons)
  if (view.ask?.what === 'window') return t('kittens-why-window')
  return t(table.ask ? 'table-why-first' : 'kittens-why-turn')
}

/** What the button says that gives a card away. */
export const giveOf = (kind: string): string => t('kittens-give-it', { card: nameOf(kind) })
