// What is to be seen of the events of Mantis: the top card turns over and goes into a Tank, and a match moves on.
import type { Beat, Flight } from '../table/flights.svelte'
import type { Seen } from '../wire'
import type { Show } from './show.svelte'

const MOST = 6 // cards of a match that are drawn

/** The beats of events; `me` hears when it is on turn. */
export const beatsOf = (events: readonly Seen[], me: string | null, show: Show): Beat[] =>
  events.flatMap((event, n) => {
    switch (event.what) {
      case 'score':
        return flip(event, event.seat, null, events.slice(n), show)
      case 'steal':
        return flip(event, event.other, event.seat ?? null, events.slice(n), show)
      case 'turn':
        return event.seat === me ? [{ flights: [], sound: 'turn' }] : []
      case 'win':
        return [{ flights: [], sound: 'win' }]
    }
    return []
  })

/** The top card goes into somebody's Tank; what it matches goes where it belongs, the card with it. */
function flip(event: Seen, into: Seen['seat'], thief: string | null, after: readonly Seen[], show: Show): Beat[] {
  const { card, count, seat } = event
  const colour = card?.split('/')[0] ?? ''
  const tank = into ?? ''
  const next =
    after
      .find(({ what }) => what === 'top')
      ?.card?.split('/')[1]
      ?.split('-') ?? []
  const stack = `stack-${tank}-${colour}`
  const beats: Beat[] = [
    { flights: [], sound: 'card', act: (signal) => show.turn({ colour, tank, thief, next }, signal) },
    { flights: [{ from: 'pile', to: stack, kind: colour }], act: (signal) => show.land(!!count, signal) },
  ]
  if (!count) return beats
  const match: Flight = { from: stack, to: thief ? `stack-${thief}-${colour}` : `score-${seat}`, kind: colour }
  return [...beats, { flights: Array.from({ length: Math.min(count, MOST) }, () => match), sound: 'defuse' }]
}
