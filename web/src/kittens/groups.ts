// The hand as the fan shows it: what can be played now is lit, the rest is dimmed and says why.
import { nameOf } from '../cards/titles'
import { t } from '../state/words.svelte'
import type { Group } from '../table/hand'
import type { AskMessage, KittensView } from '../wire'
import { KITTENS_CARDS } from '../wire'
import type { Picking } from './picking.svelte'

const ORDER = new Map<string, number>(KITTENS_CARDS.map((kind, n) => [kind, n]))

/** The groups of a hand. `given` is the card that is to be given away. */
export function groupsOf(view: KittensView, ask: AskMessage | null, picking: Picking, given: string | null): Group[] {
  const kinds = Object.entries(view.hand).sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99))
  return kinds.map(([kind, count]) => {
    const picked = kind === given ? 1 : (picking.picked[kind] ?? 0)
    const lit = isLit(kind, ask, picking)
    const state = ask === null ? '' : !lit && !picked ? 'dimmed' : ask.what === 'turn' ? '' : 'lit'
    return { kind, count, picked, state, why: lit ? '' : whyOf(kind, view, ask, picking) }
  })
}

function isLit(kind: string, ask: AskMessage | null, picking: Picking): boolean {
  if (ask?.what === 'turn') return picking.plays.canAdd(picking.empty ? {} : picking.picked, kind)
  if (ask?.what === 'give') return ask.moves.includes(`give ${kind}`)
  return ask?.what === 'window' && kind === 'nope' && ask.moves.includes('nope')
}

/** Why a card cannot be played now: the server's reason where it gave one. */
function whyOf(kind: string, view: KittensView, ask: AskMessage | null, picking: Picking): string {
  if (!picking.empty && picking.plays.canAdd({}, kind)) return t('kittens-why-not-with')
  if (ask?.what === 'turn') return t('kittens-why', { kind })
  return t(view.ask?.what === 'window' ? 'kittens-why-window' : 'kittens-why-turn')
}

/** What the button says that gives a card away. */
export const giveOf = (kind: string): string => t('kittens-give-it', { card: nameOf(kind) })
