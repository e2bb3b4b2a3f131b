// How the events of a kittens game are seen: which card goes from where to where.
import type { Seen } from '../wire'
import type { Beat, Flight } from '../table/flights.svelte'
import { lyingAfter } from '../table/lying'

const TOGETHER = new Set(['dealt', 'discard', 'remove']) // runs of these are one beat

/** The beats of some events for a seat; null is a spectator. `lying` is what lies in the middle before them. */
export function beatsOf(events: readonly Seen[], me: string | null, lying: readonly string[] = []): Beat[] {
  const beats: Beat[] = []
  let run = ''
  for (const event of events) {
    const beat = beatOf(event, me, lying)
    lying = lyingAfter(event, lying)
    if (!beat) continue
    const last = beats.at(-1)
    if (last && TOGETHER.has(event.what) && run === event.what) {
      beats[beats.length - 1] = { ...last, flights: [...last.flights, ...beat.flights] }
    } else beats.push(beat)
    run = event.what
  }
  return beats
}

function beatOf(event: Seen, me: string | null, lying: readonly string[]): Beat | null {
  const home = (seat: string | null | undefined): string => (seat && seat === me ? 'hand' : `seat-${seat}`)
  const from = home(event.seat)
  const card = event.card ?? null
  const fly = (a: string, b: string, kind: string | null = card): Flight[] => [{ from: a, to: b, kind }]
  const seen = (flights: Flight[], sound?: string): Beat => ({ flights, ...(sound ? { sound } : {}) })
  switch (event.what) {
    case 'dealt':
      return seen(fly('pile', from), 'card')
    case 'turn':
      return event.seat === me ? seen([], 'turn') : null
    case 'play':
      return seen(
        (event.cards ?? []).flatMap((kind) => fly(from, 'middle', kind)),
        'card',
      )
    case 'nope':
      return seen(fly(from, 'middle', card ?? 'nope'), event.note === 'yup' ? 'yup' : 'nope')
    case 'stands':
    case 'noped':
      return seen(
        lying.flatMap((kind) => fly('middle', kind === 'godcat' ? 'mat' : 'discard', kind)),
        'card',
      )
    case 'draw':
      return seen(fly('pile', from), 'draw')
    case 'bottom':
      return seen(fly('pile', from), 'draw')
    case 'kitten':
      return seen(fly(event.note === 'discard' ? 'discard' : 'pile', 'middle', 'kitten'), 'kitten')
    case 'defuse':
      return seen(fly(from, 'discard', card ?? 'defuse'), 'defuse')
    case 'hide':
      return seen(fly('middle', 'pile', null), 'card')
    case 'explode':
      return { flights: [], sound: 'boom', effect: 'boom' }
    case 'discard':
    case 'remove':
      return seen(fly(from, 'discard'), 'card')
    case 'shuffle':
      return { flights: [], sound: 'shuffle', effect: 'shuffle' }
    case 'future':
      return event.place ? null : seen([], 'future')
    case 'give':
    case 'steal':
      return seen(fly(from, home(event.other)), 'card')
    case 'take':
      return seen(fly('discard', from), 'card')
    case 'top':
      return seen(fly(from, 'pile'), 'card')
    case 'lay':
      return seen([...fly('mat', home(event.other), null), ...fly('mat', from, null)], 'card')
    case 'swap':
      return seen([...fly(from, home(event.other), null), ...fly(home(event.other), from, null)], 'card')
    case 'duel':
      return seen([...fly('middle', from, 'godcat'), ...fly('middle', home(event.other), 'devilcat')], 'future')
    case 'win':
      return seen([], 'win')
  }
  return null
}
