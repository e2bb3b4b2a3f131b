// The animation of the events of Mantis: the top card is flipped and goes into a Tank, and a match moves on.
import type { Flight, TimelineStep } from '../../table/flights.svelte'
import type { Seen } from '../../wire'
import type { FlipAnimation } from './flip-animation.svelte'

const MOST_DRAWN = 6 // cards of a match

/** The timeline of events, with a sound for the turns of `me`. */
export const timelineOf = (events: readonly Seen[], me: string | null, animation: FlipAnimation): TimelineStep[] =>
  events.flatMap((event, n) => {
    switch (event.what) {
      case 'score':
        return flip(event, event.seat, null, events.slice(n), animation)
      case 'steal':
        return flip(event, event.other, event.seat ?? null, events.slice(n), animation)
      case 'turn':
        return event.seat === me ? [{ flights: [], sound: 'turn' }] : []
      case 'win':
        return [{ flights: [], sound: 'win', act: (signal) => animation.win(signal) }]
    }
    return []
  })

/** The top card goes into a Tank; if it matches, all cards of its colour move on. */
function flip(
  event: Seen,
  into: Seen['seat'],
  thief: string | null,
  after: readonly Seen[],
  animation: FlipAnimation,
): TimelineStep[] {
  const { card, count, seat } = event
  const colour = card?.split('/')[0] ?? ''
  const tank = into ?? ''
  const next =
    after
      .find(({ what }) => what === 'top')
      ?.card?.split('/')[1]
      ?.split('-') ?? []
  const stack = `stack-${tank}-${colour}`
  const steps: TimelineStep[] = [
    { flights: [], sound: 'card', act: (signal) => animation.turn({ colour, tank, thief, next }, signal) },
    { flights: [{ from: 'pile', to: stack, kind: colour }], act: (signal) => animation.land(!!count, signal) },
  ]
  if (!count) return steps
  const match: Flight = { from: stack, to: thief ? `stack-${thief}-${colour}` : `score-${seat}`, kind: colour }
  return [...steps, { flights: Array.from({ length: Math.min(count, MOST_DRAWN) }, () => match), sound: 'defuse' }]
}
