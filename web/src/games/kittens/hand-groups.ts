// The groups of the hand. Lit: cards that answer what is asked, or that a hint means. Plain: playable, alone or in
// company. Dimmed: not playable now, with a reason.
import { nameOf } from '../../cards/card-text'
import { lookOf } from '../../cards/looks'
import type { Table } from '../../state/table.svelte'
import { t } from '../../state/words.svelte'
import type { HandGroup } from '../../table/hand-layout'
import { unplayableReason } from '../../table/unplayable-reason'
import type { AskMessage, KittensView, Seen } from '../../wire'
import { KITTENS_CARDS } from '../../wire'
import { parse } from './choices'
import type { PlaySelection } from './play-selection.svelte'

const ANSWERS: ReadonlySet<string> = new Set(['nope', 'defuse', 'godcat'])
const KEPT: ReadonlySet<string> = new Set(['nope', 'defuse', 'godcat']) // cards that wait for their moment
const MOST_LIT = 2 // kinds: if more would be lit, none is
const ORDER = new Map<string, number>(KITTENS_CARDS.map((kind, n) => [kind, n]))

const isCat = (kind: string): boolean => lookOf(kind)?.family === 'cat'

/** The groups of the hand; `given` is the card that is selected to be given away, `hint` a move that is advised. */
export function groupsOf(
  table: Table,
  view: KittensView,
  selection: PlaySelection,
  given: string | null,
  hint: string | null = null,
): HandGroup[] {
  const ask = table.sent === null ? table.ask : null
  const kinds = Object.entries(view.hand).sort(([a], [b]) => (ORDER.get(a) ?? 99) - (ORDER.get(b) ?? 99))
  const pointed = hint === null ? null : cardOf(hint)
  const gained = gainedOf(table.fresh, view.seat)
  const answers = kinds.filter(([kind]) => ask?.what !== 'turn' && isPlayable(kind, ask, selection))
  const groups = kinds.map(([kind, count]): HandGroup => {
    const picked = kind === given ? 1 : (selection.picked[kind] ?? 0)
    const can = isPlayable(kind, ask, selection)
    const alone = ask?.what === 'turn' && !can && selection.empty && isCat(kind)
    const kept = ask?.what === 'turn' && !picked && KEPT.has(kind) && !selection.plays.exactly({ [kind]: 1 }).length
    const lit = kind === pointed || (can && ask?.what !== 'turn' && answers.length <= MOST_LIT)
    return {
      kind,
      count,
      picked,
      state: ask === null ? '' : lit ? 'lit' : !kept && (can || picked || alone) ? '' : 'dimmed',
      can,
      why: can || picked ? '' : whyOf(kind, table, view, selection),
      pointed: kind === pointed,
      fresh: gained.includes(kind),
      ...(kept && { note: purposeOf(kind) ?? '' }),
    }
  })
  return groups
}

/** The card that is missed least when one is given away: a lone cat, then any cat, and last what is kept. */
export function leastOf(groups: readonly HandGroup[]): string | null {
  const worth = ({ kind, count }: HandGroup): number => (KEPT.has(kind) ? 9 : isCat(kind) ? count : 5)
  return groups.filter(({ can }) => can).toSorted((one, other) => worth(one) - worth(other))[0]?.kind ?? null
}

/** Whether a card waits for its moment, so that it is not combined by a second press. */
export const isKept = (kind: string): boolean => KEPT.has(kind)

/** The cards that events brought to a seat from another player or from the discard pile. */
export const gainedOf = (events: readonly Seen[], me: string | null): string[] =>
  events.flatMap(({ what, seat, other, card }) => {
    const to = what === 'take' ? seat : what === 'steal' || what === 'give' ? other : null
    return card && me !== null && to === me ? [card] : []
  })

/** The card of the hand that a move plays or gives; null for a move without one. */
export function cardOf(move: string): string | null {
  const { cards, verb, named } = parse(move)
  return cards[0] ?? (verb === 'give' ? named : ANSWERS.has(verb) ? verb : null)
}

function isPlayable(kind: string, ask: AskMessage | null, selection: PlaySelection): boolean {
  if (ask?.what === 'turn') return selection.plays.canAdd(selection.empty ? {} : selection.picked, kind)
  if (ask?.what === 'give') return ask.moves.includes(`give ${kind}`)
  return ask !== null && answerOf(kind, ask) !== undefined
}

/** The answer that a card of the hand gives to a play or a Kitten: Nope, Defuse, or Godcat as one of them. */
export const answerOf = (kind: string, ask: AskMessage): string | undefined =>
  ANSWERS.has(kind) ? ask.moves.find((move) => move === kind || move.startsWith(`${kind}=`)) : undefined

/** What a card that cannot be played by itself is for; undefined for other cards. */
export const purposeOf = (kind: string): string | undefined =>
  KEPT.has(kind) ? t(`kittens-keep-${kind}`) : isCat(kind) ? t('kittens-alone') : undefined

/** Why a card cannot be played now. */
function whyOf(kind: string, table: Table, view: KittensView, selection: PlaySelection): string {
  if (!selection.empty && selection.plays.canAdd({}, kind)) return t('kittens-why-not-with')
  if (table.ask?.what === 'turn') return purposeOf(kind) ?? unplayableReason(kind, table.ask.id, table.reasons)
  if (view.ask?.what === 'window') return t('kittens-why-window')
  if (table.ask) return t('table-why-first')
  return (KEPT.has(kind) && purposeOf(kind)) || t('kittens-why-turn')
}

/** The label of the button that gives a card away. */
export const giveOf = (kind: string): string => t('kittens-give-it', { card: nameOf(kind) })
