import { expect, test } from 'vitest'
import lesson from '../lessons/board.json'
import type { BoardView, Seen } from '../wire'
import { Race } from './race.svelte'

const frames = lesson.frames as unknown as { events: Seen[]; view: BoardView }[]
const first = (frames[0] as (typeof frames)[0]).view
const none = new AbortController().signal

async function show(race: Race, events: Seen[], signal = none): Promise<void> {
  for (const { act } of race.beatsOf(events)) await act?.(signal)
}

test('after the motion of every frame the board shows what its view says', async () => {
  const race = new Race(() => Promise.resolve())
  race.settle(first)
  for (const { events, view } of frames) {
    await show(race, events)
    const shown = [race.side, { ...race.places }]
    race.settle(view)
    expect(shown).toEqual([race.side, { ...race.places }])
  }
})

test('a character is seen on every space of its way', async () => {
  const seen: number[] = []
  const race: Race = new Race(() => Promise.resolve(void seen.push(race.places['A'] ?? -1)))
  race.settle(first)
  await show(race, [{ n: 1, what: 'move', seat: 'A', count: 10, place: 13 }])
  expect(seen).toEqual([11, 12, 13])
})

test('whoever is in a hurry waits for no step', async () => {
  const race = new Race(() => Promise.reject(new Error('waited')))
  race.settle(first)
  await show(race, [{ n: 1, what: 'move', seat: 'A', count: 10, place: 13 }], AbortSignal.abort())
  expect(race.places['A']).toBe(10)
})

test('a card flies face up only where its face was seen', () => {
  const race = new Race()
  race.settle(first)
  const [mine, theirs] = race.beatsOf([
    { n: 1, what: 'draw', seat: 'A', card: 'skip' },
    { n: 2, what: 'draw', seat: 'B' },
  ])
  expect(mine?.flights).toEqual([{ from: 'draw', to: 'hand', kind: 'skip' }])
  expect(theirs?.flights).toEqual([{ from: 'draw', to: 'seat-B', kind: null }])
})

test('a play and the Nopes on it lie in the middle until it is settled, and only then go to the discards', () => {
  const race = new Race()
  race.settle(first)
  const ways = (events: Seen[], lying: string[] = []): string[][] =>
    race.beatsOf(events, lying).map(({ flights }) => flights.map(({ from, to, kind }) => `${kind}: ${from}-${to}`))
  const nope: Seen = { n: 2, what: 'nope', seat: 'B', card: 'nope' }
  expect(ways([{ n: 1, what: 'play', seat: 'A', cards: ['flip'] }, nope])).toEqual([
    ['flip: hand-middle'],
    ['nope: seat-B-middle'],
  ])
  const gone = ['flip: middle-discard', 'nope: middle-discard']
  expect(ways([nope, { n: 3, what: 'noped', seat: 'A' }], ['flip'])).toEqual([['nope: seat-B-middle'], gone])
  const flip: Seen[] = [
    { n: 4, what: 'stands', seat: 'A' },
    { n: 5, what: 'flip', seat: 'A', note: 'chaos' },
    { n: 6, what: 'play', seat: 'A', cards: ['shuffle'] },
  ]
  expect(ways(flip, ['flip', 'nope'])).toEqual([[], gone, ['shuffle: hand-middle']]) // once it has been done
})

test('cards drawn in a row fly together, discs looked at are shown together, and only to who may see them', async () => {
  const looked: (readonly (string | null)[])[] = []
  const race: Race = new Race(() => Promise.resolve(void looked.push(race.looked)))
  race.settle(first)
  const draws = race.beatsOf([1, 2].map((n) => ({ n, what: 'draw', seat: 'B' }) as Seen))
  expect(draws.map(({ flights }) => flights.length)).toEqual([2])
  await show(race, [
    { n: 1, what: 'peek', seat: 'A', place: 0, card: 'move-2' },
    { n: 2, what: 'peek', seat: 'A', place: 1, card: 'magnet' },
    { n: 3, what: 'peek', seat: 'B', place: 0 },
  ])
  expect(looked).toEqual([['move-2', 'magnet'], [null]])
  expect(race.looked).toEqual([])
})

test('nobody hops and no page turns to where a view only says they are', async () => {
  const race = new Race(() => Promise.resolve())
  race.settle(first)
  await show(race, [
    { n: 1, what: 'flip', seat: 'A', note: 'chaos' },
    { n: 2, what: 'move', seat: 'A', count: 10, place: 13 },
  ])
  expect([race.pace > 0, race.leafing]).toEqual([true, true])
  race.settle(first)
  expect([race.pace, race.leafing]).toEqual([0, false])
})
