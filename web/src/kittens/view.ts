// What a kittens table shows, worked out from a view and the log.
import { t } from '../state/words.svelte'
import { nameOf } from '../cards/titles'
import type { Fact } from '../table/facts'
import type { KittensView, Seen } from '../wire'

/** The public facts. */
export function factsOf(view: KittensView, log: readonly Seen[]): Fact[] {
  const played = (card: string): number =>
    log.filter((event) => (card === 'nope' ? event.what === 'nope' : event.what === 'defuse')).length
  return [
    { kind: 'kitten', value: view.kittens, words: t('kittens-fact-kittens') },
    { kind: 'defuse', value: played('defuse'), words: t('kittens-fact-defuses') },
    { kind: 'nope', value: played('nope'), words: t('kittens-fact-nopes') },
    { kind: factKind(view), value: knownOf(view), words: t('kittens-fact-known') },
  ]
}

const factKind = (view: KittensView): string =>
  view.edition === 'good-vs-evil' ? 'reveal-the-future' : 'see-the-future'

/** Cards whose place this seat knows: in the pile and in others' hands. */
function knownOf(view: KittensView): number {
  const hands = view.seats.flatMap((seat) => Object.values(seat.known ?? {}))
  return (view.pile_known?.length ?? 0) + hands.reduce((sum, count) => sum + count, 0)
}

/** What a play would do to whoever it hits, in words, for the middle of the ring. */
export function sayPlay(cards: readonly string[], named: string | null | undefined): string {
  if (cards.length === 1 && cards[0]) return nameOf(named && cards[0] === 'godcat' ? named : cards[0])
  return t(`kittens-combo-${cards.length}`)
}

/** The last event of a kind. */
export const lastOf = (log: readonly Seen[], what: string): Seen | undefined =>
  log.findLast((event) => event.what === what)

/** The cards that were looked at last and still lie there: top first, null where nothing is known. */
export function futureOf(log: readonly Seen[]): { cards: (string | null)[]; n: number } | null {
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
