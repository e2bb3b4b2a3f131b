// What lies in the middle of a table until a play is settled.
import type { BoardView, KittensView, Seen } from '../wire'

/** What lies in the middle while a window is open: the play, then the Nopes on it, in the order they came. */
export function lyingOf(view: KittensView | BoardView, log: readonly Seen[]): string[] {
  if (view.ask?.what !== 'window') return []
  const since = log.slice(log.findLastIndex((event) => event.what === 'play') + 1)
  const nopes = since.filter((event) => event.what === 'nope').map((event) => event.card ?? 'nope')
  return [...(view.ask.cards ?? []), ...nopes]
}

/** What lies in the middle after an event. */
export function lyingAfter(event: Seen, lying: readonly string[]): readonly string[] {
  if (event.what === 'play') return event.cards ?? []
  if (event.what === 'nope') return [...lying, event.card ?? 'nope']
  return event.what === 'stands' || event.what === 'noped' ? [] : lying
}

/** A pile, top first, without what is shown elsewhere: what was put on it last is taken off first. */
export function belowOf(pile: readonly string[], lying: readonly string[]): readonly string[] {
  let top = 0
  for (const kind of lying.toReversed()) if (pile[top] === kind) top += 1
  return pile.slice(top)
}
