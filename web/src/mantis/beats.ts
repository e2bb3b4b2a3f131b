// What is to be seen of the events of Mantis: a card is flipped into a Tank, and a match moves on.
import type { Beat, Flight } from '../table/flights.svelte'
import type { Seen } from '../wire'

const MOST = 6 // cards of a match that are drawn

/** The beats of events; `me` hears when it is on turn. */
export const beatsOf = (events: readonly Seen[], me: string | null): Beat[] =>
  events.flatMap((event) => {
    switch (event.what) {
      case 'score':
        return flip(event, event.seat, `score-${event.seat}`)
      case 'steal':
        return flip(event, event.other, `tank-${event.seat}`)
      case 'turn':
        return event.seat === me ? [{ flights: [], sound: 'turn' }] : []
      case 'win':
        return [{ flights: [], sound: 'win' }]
    }
    return []
  })

/** The top card goes into somebody's Tank; what it matches goes where it belongs, the card with it. */
function flip({ card, count }: Seen, tank: string | null | undefined, to: string): Beat[] {
  const colour = card?.split('/')[0] ?? null
  const down: Beat = { flights: [{ from: 'pile', to: `tank-${tank}`, kind: colour }], sound: 'card' }
  if (!count) return [down]
  const match: Flight = { from: `stack-${tank}-${colour}`, to, kind: colour }
  return [down, { flights: Array.from({ length: Math.min(count, MOST) }, () => match), sound: 'defuse' }]
}
