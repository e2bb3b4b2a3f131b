// How the events of the kittens games are worded.
import { t, type Args } from '../../state/words.svelte'
import { cardMark, type EventGrammar, type Me } from '../../words/event-text'
import type { Seen } from '../../wire'

export const events: EventGrammar = {
  message,
  args: (event): Args => {
    switch (event.what) {
      case 'kitten':
        return { card: cardMark('kitten') }
      case 'hide':
        return { place: event.place ?? 0 }
      case 'play':
        return event.note ? { cards: playedAs(event, event.note) } : {}
    }
    return {}
  },
  actor: ({ what, seat, other }) => (what === 'steal' ? other : seat), // a theft is about who is robbed
  runs: new Set(['remove', 'future']),
  minor: { ending: ['remove', 'top'] },
  icons: { explode: 'i-collision' },
}

function message(event: Seen, me: Me): string | undefined {
  switch (event.what) {
    case 'turn':
      return (event.count ?? 0) > 1 ? 'turn-owed' : 'turn'
    case 'play':
      return event.named ? 'play-naming' : undefined
    case 'kitten':
      return event.note === 'bottom' || event.note === 'discard' ? `kitten-${event.note}` : 'kitten'
    case 'hide':
      return (event.place ?? null) === null ? 'hide' : me === 'seat' ? 'hide-at' : 'hide-at-theirs'
    case 'future':
      return event.card ? 'future-seen' : 'future'
    case 'lay':
      return event.card && me === 'seat' ? 'lay-seen' : 'lay'
  }
  return undefined
}

/** Godcat and the card that it stands for. */
function playedAs({ cards }: Seen, as: string): string {
  return t('event-play-as', { card: cardMark(cards?.[0] ?? ''), as: cardMark(as) })
}
