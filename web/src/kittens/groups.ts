// The hand as the fan shows it: what can be played now is lit, the rest is dimmed and says why.
import { nameOf } from '../cards/titles'
import type { Table } from '../state/table.svelte'
import { t, words } from '../state/words.svelte'
import type { Group } from '../table/hand'
import type { AskMessage, KittensView } from '../wire'
import { KITTENS_CARDS } from '../wire'
import type { Picking } from './picking.svelte'

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
  return ask?.what === 'window' && kind === 'nope' && ask.moves.includes('nope')
}

/** Why a card cannot be played now: the server's reason where it gave one, which it does in English. */
function whyOf(kind: string, table: Table, view: KittensView, picking: Picking): string {
  if (!picking.empty && picking.plays.canAdd({}, kind)) return t('kittens-why-not-with')
  if (table.ask?.what !== 'turn') return t(view.ask?.what === 'window' ? 'kittens-why-window' : 'kittens-why-turn')
  const reason = table.reasons?.ask === table.ask.id ? table.reasons.cards?.[kind] : undefined
  if (reason && words.locale === 'en') return reason.text
  const said = t('kittens-why', { kind })
  return reason?.rule ? `${said} · ${reason.rule}` : said
}

/** What the button says that gives a card away. */
export const giveOf = (kind: string): string => t('kittens-give-it', { card: nameOf(kind) })
