// How the events of Mantis are worded. A card of an event is its front and its back: `red/red-blue-pink`, `?/red-blue-pink`.
import { t, type Args } from '../../state/words.svelte'
import { nameOf } from '../../cards/card-text'
import { cardMark, type EventGrammar } from '../../words/event-text'
import type { Seen } from '../../wire'

export const events: EventGrammar = {
  message: (event) => {
    switch (event.what) {
      case 'turn':
        return event.note === 'again' ? 'turn-again' : 'turn'
      case 'steal':
        return event.count ? 'tank-steal' : 'tank-miss'
      case 'score':
        return event.count ? 'score' : 'score-miss'
      case 'top':
        return 'back'
    }
    return undefined
  },
  args: (event): Args => {
    if (event.what === 'score' || event.what === 'steal')
      return { cards: t('event-cards', { count: event.count ?? 0 }) }
    return event.what === 'top' ? backColours(event) : {}
  },
  nameOf: (id) => nameOf(id.split('/')[0] ?? id),
  minor: { ending: ['top'], replay: ['top'] },
}

function backColours(event: Seen): Args {
  const [first = '', second = '', third = ''] = (event.card?.split('/')[1] ?? '').split('-')
  return { first: cardMark(first), second: cardMark(second), third: cardMark(third) }
}
