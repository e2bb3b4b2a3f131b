// What the kittens table derives from the view and the log.
import { t } from '../../state/words.svelte'
import { nameOf } from '../../cards/card-text'
import type { PublicFact } from '../../table/public-fact'
import type { Ask, KittensView, Seen } from '../../wire'

/** The public facts. */
export function factsOf(view: KittensView, log: readonly Seen[]): PublicFact[] {
  const played = (card: string): number =>
    log.filter((event) => (card === 'nope' ? event.what === 'nope' : event.what === 'defuse')).length
  return [
    { kind: 'kitten', value: view.kittens, words: t('kittens-fact-kittens') },
    { kind: 'defuse', value: played('defuse'), words: t('kittens-fact-defuses') },
    { kind: 'nope', value: played('nope'), words: t('kittens-fact-nopes') },
    { kind: factKind(view), value: view.pile_known?.length ?? 0, words: t('kittens-fact-known') },
  ]
}

const factKind = (view: KittensView): string => (hasMat(view) ? 'reveal-the-future' : 'see-the-future')

/** Whether the edition is played with Godcat, Devilcat and their mat. */
export const hasMat = ({ edition }: KittensView): boolean => edition === 'good-vs-evil'

/** Whether a seat is out of a game that goes on. */
export const isOut = (view: KittensView | null, seat: string | null): boolean =>
  !view?.winners?.length && view?.seats.some((one) => one.seat === seat && !one.alive) === true

/** The name of a play. */
export function playName(cards: readonly string[], named: string | null | undefined): string {
  if (cards.length === 1 && cards[0]) return nameOf(named && cards[0] === 'godcat' ? named : cards[0])
  return t(`kittens-combo-${cards.length}`)
}

/** The last event of a kind. */
export const lastOf = (log: readonly Seen[], what: string): Seen | undefined =>
  log.findLast((event) => event.what === what)

/** The cards of the pile that were seen last and have not moved: top first, null for an unknown one. */
export function seenCards(log: readonly Seen[]): { cards: (string | null)[]; n: number } | null {
  let end = log.length - 1
  while (end >= 0 && log[end]?.what !== 'future') {
    if (['draw', 'kitten', 'shuffle', 'hide', 'top', 'bottom'].includes(log[end]?.what ?? '')) return null
    end -= 1
  }
  let start = end
  while (start > 0 && log[start - 1]?.what === 'future' && log[start - 1]?.seat === log[end]?.seat) start -= 1
  if (end < 0) return null
  const cards = log.slice(start, end + 1).map((event) => event.card ?? null)
  return cards.some(Boolean) ? { cards, n: log[end]?.n ?? 0 } : null
}

const MOVES_PILE = new Set(['draw', 'kitten', 'shuffle', 'hide', 'top', 'bottom'])

/** Why the chance at the pile is what it is: this seat knows the top card, or somebody has just hidden a Kitten. */
export function whyOdds(
  view: KittensView,
  log: readonly Seen[],
  odds: number | null,
  name: (seat: string) => string,
): string {
  if (odds === 1 && view.kittens < view.pile) return t('kittens-odds-kitten')
  if (odds === 0 && view.kittens > 0) return t('kittens-odds-safe')
  const last = log.findLast(({ what }) => MOVES_PILE.has(what))
  return last?.what === 'hide' && last.seat && last.seat !== view.seat
    ? t('kittens-odds-hid', { name: name(last.seat) })
    : ''
}

/** What a play does to a seat if nobody cancels it; empty if it is not aimed at the seat. */
export function effectOn(seat: string | null, ask: Ask | null): string {
  if (seat === null || !ask) return ''
  if (ask.victim === seat) return t('kittens-on-you', { how: 'attack', count: ask.turns ?? 1 })
  if (ask.target !== seat) return ''
  const [first, ...more] = ask.cards ?? []
  if (more.length === 1) return t('kittens-on-you', { how: 'pair' })
  if (more.length === 2 && ask.named) return t('kittens-on-you', { how: 'three', card: nameOf(ask.named) })
  return [first, ask.named].includes('favor') ? t('kittens-on-you', { how: 'favor' }) : ''
}
