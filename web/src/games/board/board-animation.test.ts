import { expect, test } from 'vitest'
import lesson from './lesson.json'
import type { Drama } from '../../state/settings.svelte'
import type { BoardView, Seen } from '../../wire'
import { BoardAnimation } from './board-animation.svelte'

const frames = lesson.frames as unknown as { events: Seen[]; view: BoardView }[]
const first = (frames[0] as (typeof frames)[0]).view
const none = new AbortController().signal

async function play(animation: BoardAnimation, events: Seen[], signal = none): Promise<void> {
  for (const { act } of animation.timelineOf(events)) await act?.(signal)
}

test('after the animation of every frame the board shows what its view says', async () => {
  const animation = new BoardAnimation(() => Promise.resolve())
  animation.show(first)
  for (const { events, view } of frames) {
    await play(animation, events)
    const shown = [animation.side, { ...animation.places }]
    animation.show(view)
    expect(shown).toEqual([animation.side, { ...animation.places }])
  }
})

test('a pawn is shown on every space of its path', async () => {
  const seen: number[] = []
  const animation: BoardAnimation = new BoardAnimation(
    () => Promise.resolve(void seen.push(animation.places['A'] ?? -1)),
    () => 'short',
  )
  animation.show(first)
  await play(animation, [{ n: 1, what: 'move', seat: 'A', count: 10, place: 13 }])
  expect(seen).toEqual([11, 12, 13])
})

test('an aborted animation waits for nothing', async () => {
  const animation = new BoardAnimation(() => Promise.reject(new Error('waited')))
  animation.show(first)
  await play(animation, [{ n: 1, what: 'move', seat: 'A', count: 10, place: 13 }], AbortSignal.abort())
  expect(animation.places['A']).toBe(10)
})

test('a card flies face up only if its face was seen', () => {
  const animation = new BoardAnimation()
  animation.show(first)
  const [mine, theirs] = animation.timelineOf([
    { n: 1, what: 'draw', seat: 'A', card: 'skip' },
    { n: 2, what: 'draw', seat: 'B' },
  ])
  expect(mine?.flights).toEqual([{ from: 'draw', to: 'hand', kind: 'skip' }])
  expect(theirs?.flights).toEqual([{ from: 'draw', to: 'seat-B', kind: null }])
})

test('a play and the Nopes on it stay in the middle until it is resolved, and are discarded then', () => {
  const animation = new BoardAnimation()
  animation.show(first)
  const flightsOf = (events: Seen[], pending: string[] = []): string[][] =>
    animation
      .timelineOf(events, pending)
      .map(({ flights }) => flights.map(({ from, to, kind }) => `${kind}: ${from}-${to}`))
  const nope: Seen = { n: 2, what: 'nope', seat: 'B', card: 'nope' }
  expect(flightsOf([{ n: 1, what: 'play', seat: 'A', cards: ['flip'] }, nope])).toEqual([
    ['flip: hand-middle'],
    ['nope: seat-B-middle'],
  ])
  const gone = ['flip: middle-discard', 'nope: middle-discard']
  expect(flightsOf([nope, { n: 3, what: 'noped', seat: 'A' }], ['flip'])).toEqual([['nope: seat-B-middle'], gone])
  const flip: Seen[] = [
    { n: 4, what: 'stands', seat: 'A' },
    { n: 5, what: 'flip', seat: 'A', note: 'chaos' },
    { n: 6, what: 'play', seat: 'A', cards: ['shuffle'] },
  ]
  expect(flightsOf(flip, ['flip', 'nope'])).toEqual([[], gone, ['shuffle: hand-middle']]) // after its effect
})

test('cards drawn in a row fly together, and peeked discs are shown together, face up only to who sees them', async () => {
  const looked: (readonly (string | null)[])[] = []
  const animation: BoardAnimation = new BoardAnimation(() => Promise.resolve(void looked.push(animation.peeked)))
  animation.show(first)
  const draws = animation.timelineOf([1, 2].map((n) => ({ n, what: 'draw', seat: 'B' }) as Seen))
  expect(draws.map(({ flights }) => flights.length)).toEqual([2])
  await play(animation, [
    { n: 1, what: 'peek', seat: 'A', place: 0, card: 'move-2' },
    { n: 2, what: 'peek', seat: 'A', place: 1, card: 'magnet' },
    { n: 3, what: 'peek', seat: 'B', place: 0 },
  ])
  expect(looked).toEqual([['move-2', 'magnet'], [null]])
  expect(animation.peeked).toEqual([])
})

test('a view is shown without hops and without turning the page', async () => {
  const animation = new BoardAnimation(() => Promise.resolve())
  animation.show(first)
  await play(animation, [
    { n: 1, what: 'flip', seat: 'A', note: 'chaos' },
    { n: 2, what: 'move', seat: 'A', count: 10, place: 13 },
  ])
  expect([animation.pace > 0, animation.turningPage]).toEqual([true, true])
  animation.show(first)
  expect([animation.pace, animation.turningPage]).toEqual([0, false])
})

const drawn = async (drama: Drama, change: Partial<BoardView>, disc: string): Promise<number[]> => {
  const waits: number[] = []
  const animation = new BoardAnimation(
    (time) => Promise.resolve(void waits.push(time)),
    () => drama,
  )
  animation.show({ ...first, seat: 'A', ...change })
  await play(animation, [{ n: 1, what: 'disc', seat: 'A', card: disc }])
  expect(animation.moment).toBeNull()
  return waits
}

test('this seat’s disc is held by the public risk, whatever it is and whatever the seat has looked at', async () => {
  const discs = { discs: 2, discs_left: { 'move-1': 1, magnet: 1 } }
  const looked = { discs_known: [{ card: 'magnet', first: 0, last: 0 }] as NonNullable<BoardView['discs_known']> }
  const safe = await drawn('whole', { ...discs }, 'move-1')
  expect(safe).toContain(1300)
  expect(await drawn('whole', { ...discs }, 'magnet')).toEqual(safe)
  expect(await drawn('whole', { ...discs, ...looked, discs_next: { magnet: 1 } }, 'magnet')).toEqual(safe)
})

test('nothing is held at a quick pace or without motion, nor for the discs of others', async () => {
  const discs = { discs: 2, discs_left: { 'move-1': 1, magnet: 1 } }
  expect(await drawn('short', discs, 'move-1')).not.toContain(1300)
  expect(await drawn('still', discs, 'move-1')).toHaveLength(1)
  expect(await drawn('whole', { ...discs, seat: 'B' }, 'move-1')).toHaveLength(1)
})

test('a tap ends the hold, and the disc still shows its face', async () => {
  const animation: BoardAnimation = new BoardAnimation(
    (_time, signal) =>
      new Promise((done) => {
        if (!animation.hold.active) return done()
        signal.addEventListener('abort', () => done())
        animation.hold.end()
      }),
    () => 'whole',
  )
  const stages: (string | undefined)[] = []
  animation.show({ ...first, seat: 'A', discs: 1, discs_left: { magnet: 1 } })
  const shown = play(animation, [{ n: 1, what: 'disc', seat: 'A', card: 'magnet' }])
  while (animation.moment || !stages.length) {
    stages.push(animation.moment?.what === 'disc' ? animation.moment.stage : undefined)
    await Promise.resolve()
  }
  await shown
  expect(new Set(stages)).toContain('face')
})
