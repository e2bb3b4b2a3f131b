// The cards of a play that is not resolved yet: they lie in the middle of the table.
import type { Ask, Seen } from '../wire'

/** The pending cards while a window is open: the play, then the Nopes on it, in order. */
export function pendingCards(view: { ask?: Ask | null }, log: readonly Seen[]): string[] {
  if (view.ask?.what !== 'window') return []
  const since = log.slice(log.findLastIndex((event) => event.what === 'play') + 1)
  const nopes = since.filter((event) => event.what === 'nope').map((event) => event.card ?? 'nope')
  return [...(view.ask.cards ?? []), ...nopes]
}

/** The pending cards after an event. */
export function pendingAfter(event: Seen, pending: readonly string[]): readonly string[] {
  if (event.what === 'play') return event.cards ?? []
  if (event.what === 'nope') return [...pending, event.card ?? 'nope']
  return event.what === 'stands' || event.what === 'noped' ? [] : pending
}

/** A discard pile, top first, without the pending cards, which the view counts as discarded. */
export function withoutPending(pile: readonly string[], pending: readonly string[]): readonly string[] {
  let top = 0
  for (const kind of pending.toReversed()) if (pile[top] === kind) top += 1
  return pile.slice(top)
}
