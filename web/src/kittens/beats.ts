// How the events of a kittens game are seen: which card goes from where to where.
import type { Seen } from '../wire'
import type { Beat, Flight } from '../table/flights.svelte'
import { lyingAfter } from '../table/lying'

const HOMEWARD: Flight = { from: 'middle', to: 'mat', kind: 'devilcat' }
const COMES_FROM: Record<string, string> = { discard: 'discard', bottom: 'middle' } // a Kitten; else from the pile
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
    if (event.what === 'explode' && event.card === 'devilcat') beats.push({ flights: [HOMEWARD] })
    run = event.what
  }
  return beats
}

function beatOf(event: Seen, me: string | null, lying: readonly string[]): Beat | null {
  const home = (seat: string | null | undefined): string => (seat && seat === me ? 'hand' : `seat-${seat}`)
  const from = home(event.seat)
  const card = event.card ?? null
  const fly = (a: string, b: string, kind: string | null = card): Flight[] => [{ from: a, to: b, kind }]
  const slip = (a: string, b: string): Flight => ({ from: a, to: b, kind: null, godcat: true }) // a cat, face down
  const laid = (seat: string | null | undefined): string => `laid-${seat}`
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
      return seen(fly('pile', 'middle'), 'draw')
    case 'kitten':
      return seen(fly(COMES_FROM[event.note ?? ''] ?? 'pile', 'middle', 'kitten'), 'kitten')
    case 'defuse':
      return seen(
        [...fly(from, 'discard', card ?? 'defuse'), ...(event.note === 'devilcat' ? [HOMEWARD] : [])],
        'defuse',
      )
    case 'hide':
      return seen(fly('middle', 'pile', null), 'card')
    case 'explode':
      return { flights: [], sound: 'boom', effect: 'boom' }
    case 'discard':
    case 'remove':
      return seen(fly(card === 'kitten' ? 'middle' : from, 'discard'), 'card')
    case 'shuffle':
      return { flights: [], sound: 'shuffle', effect: 'shuffle' }
    case 'future':
      return event.place ? null : seen([], 'future')
    case 'give':
    case 'steal':
      return seen(fly(from, home(event.other)), 'card')
    case 'take':
      return seen(fly('discard', from), 'card')
    case 'keep':
      return seen(fly('middle', from), 'card')
    case 'top':
      return seen(fly('middle', 'pile'), 'card')
    case 'lay':
      return seen([slip('mat', laid(event.other)), slip('mat', laid(event.seat))], 'card')
    case 'swap':
      return seen([slip(laid(event.seat), laid(event.other)), slip(laid(event.other), laid(event.seat))], 'card')
    case 'duel':
      return seen([...fly(laid(event.seat), from, 'godcat'), ...fly(laid(event.other), 'middle', 'devilcat')], 'future')
    case 'win':
      return seen([], 'win')
  }
  return null
}
