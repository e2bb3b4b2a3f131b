// The animation of the events of a kittens game: which card flies from where to where.
import type { Seen } from '../../wire'
import type { Flight, TimelineStep } from '../../table/flights.svelte'
import type { Moments } from './moments.svelte'
import { pendingAfter } from '../../table/pending-play'

const DEVILCAT_BACK: Flight = { from: 'middle', to: 'mat', kind: 'devilcat' }
const COMES_FROM: Record<string, string> = { discard: 'discard', bottom: 'middle' } // where a Kitten comes from, if not from the pile
const TOGETHER = new Set(['dealt', 'discard', 'remove']) // runs of these are one step

/** The timeline of events for a seat; null is a spectator. `pending` are the cards in the middle before them. */
export function timelineOf(
  events: readonly Seen[],
  me: string | null,
  pending: readonly string[] = [],
  moments: Moments | null = null,
): TimelineStep[] {
  const steps: TimelineStep[] = []
  let run = ''
  for (const event of events) {
    const moment = moments && momentOf(event, me, pending, moments)
    const step = stepOf(event, me, pending)
    pending = pendingAfter(event, pending)
    if (moment) {
      steps.push(...moment)
      run = event.what
      continue
    }
    if (!step) continue
    const last = steps.at(-1)
    if (last && TOGETHER.has(event.what) && run === event.what) {
      steps[steps.length - 1] = { ...last, flights: [...last.flights, ...step.flights] }
    } else steps.push(step)
    if (event.what === 'explode' && event.card === 'devilcat') steps.push({ flights: [DEVILCAT_BACK] })
    run = event.what
  }
  return steps
}

/** The steps of an event that is a big moment; null if it is none. */
function momentOf(
  event: Seen,
  me: string | null,
  pending: readonly string[],
  moments: Moments,
): readonly TimelineStep[] | null {
  const seat = event.seat ?? ''
  const plain = stepOf(event, me, pending)
  const flies = (to: string, kind: string | null): TimelineStep => ({ flights: [{ from: 'drawn', to, kind }] })
  const clear: TimelineStep = { flights: [], act: async () => moments.clear() }
  switch (event.what) {
    case 'draw': {
      if (!moments.shows(seat)) return null
      const card = event.card ?? null
      const lifted: TimelineStep = { flights: [], sound: 'draw', act: moments.draw(seat, card) }
      return [lifted, flies(seat === me ? 'hand' : `seat-${seat}`, card), clear]
    }
    case 'kitten':
      if ((event.note ?? '') in COMES_FROM || !moments.shows(seat)) return null
      return [{ flights: [], sound: 'draw', act: moments.draw(seat, 'kitten') }, flies('middle', 'kitten'), clear]
    case 'explode':
      return [
        { flights: [], act: moments.explode(seat) },
        ...(event.card === 'devilcat' ? [{ flights: [DEVILCAT_BACK] }] : []),
      ]
    case 'defuse':
      return plain && [plain, { flights: [], act: moments.snip(seat) }]
    case 'nope': {
      const links = pending.filter((kind) => kind === 'nope').length
      return plain && [plain, { flights: [], act: moments.slam(event, links) }]
    }
  }
  return null
}

function stepOf(event: Seen, me: string | null, pending: readonly string[]): TimelineStep | null {
  const home = (seat: string | null | undefined): string => (seat && seat === me ? 'hand' : `seat-${seat}`)
  const from = home(event.seat)
  const card = event.card ?? null
  const fly = (a: string, b: string, kind: string | null = card): Flight[] => [{ from: a, to: b, kind }]
  const slip = (a: string, b: string): Flight => ({ from: a, to: b, kind: null, back: 'godcat' }) // a cat, face down
  const laid = (seat: string | null | undefined): string => `laid-${seat}`
  const seen = (flights: Flight[], sound?: string): TimelineStep => ({ flights, ...(sound ? { sound } : {}) })
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
        pending.flatMap((kind) => fly('middle', kind === 'godcat' ? 'mat' : 'discard', kind)),
        'card',
      )
    case 'draw':
      return seen(fly('pile', from), 'draw')
    case 'bottom':
      return seen(fly('pile', 'middle'), 'draw')
    case 'kitten':
      return seen(fly(COMES_FROM[event.note ?? ''] ?? 'pile', 'middle', 'kitten'), 'alarm')
    case 'defuse':
      return seen(
        [...fly(from, 'discard', card ?? 'defuse'), ...(event.note === 'devilcat' ? [DEVILCAT_BACK] : [])],
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
