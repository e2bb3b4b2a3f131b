// How the events of the board game are worded.
import { t, type Args } from '../../state/words.svelte'
import type { Seen } from '../../wire'
import { cardMark, type EventGrammar } from '../../words/event-text'
import { discName } from './discs'

const space = (number: number | null | undefined): { space: string } => ({
  space: t('event-space', { number: number ?? 0 }),
})

export const events: EventGrammar = {
  message,
  args: (event, reader): Args => {
    switch (event.what) {
      case 'trap':
        return { card: cardMark('kitten') }
      case 'move':
        return space(event.place)
      case 'exchange':
        return space(event.other === reader ? event.count : event.place)
    }
    return {}
  },
  runs: new Set(['peek']),
  unit: ({ what }) => (what === 'peek' ? 'event-discs' : 'event-cards'),
  nameOf: (id) => (id === 'kitten' ? t('board-kitten-space') : discName(id)),
  minor: { ending: ['done'] },
  icons: { explode: 'i-collision' },
}

function message(event: Seen): string | undefined {
  switch (event.what) {
    case 'shuffle':
      return event.seat ? 'shuffle-discs' : 'shuffle-used'
    case 'peek':
      return event.card ? 'peek-seen' : 'peek'
    case 'disc':
      return event.note === 'bottom' ? 'disc-bottom' : 'disc'
    case 'flip':
      return `flip-${event.note}`
  }
  return undefined
}
