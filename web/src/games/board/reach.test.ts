import { expect, test } from 'vitest'
import lesson from './lesson.json'
import type { BoardView } from '../../wire'
import { spinOf } from './holds'
import { flagsFor, moveFor, nextDiscs, riskFor, type PublicBoard } from './reach'
import { scorchedSpaces } from './scorch'

const view = (lesson.frames[0] as unknown as { view: BoardView }).view
const track = (...kittens: number[]): string[] =>
  Array.from({ length: 20 }, (_, space) => (kittens.includes(space) ? 'kitten' : '1'))
const board = (change: Partial<PublicBoard>): PublicBoard => ({
  seats: [
    { seat: 'A', space: 10, cards: 0 },
    { seat: 'B', space: 14, cards: 0 },
  ],
  side: 'calm',
  calm: track(12, 15),
  chaos: track(11),
  goal: 19,
  loop_back: 9,
  discs: 9,
  discs_left: {},
  used: [],
  options: {},
  ...change,
})

test('a flag counts the discs that lead to its space, and those that explode there', () => {
  const discs_left = { 'move-1': 2, 'move-2': 1, 'flip-then-move-1': 1, leapfrog: 1, magnet: 1, 'move-or-flip-2': 1 }
  const flags = flagsFor(board({ discs_left }), 'A')
  expect(flags).toEqual([
    { space: 11, safe: 2, bad: 1, flips: { safe: 0, bad: 1 } }, // the flip turns 11 into a Kitten
    { space: 12, safe: 0, bad: 2, flips: { safe: 0, bad: 0 } }, // the magnet too; who may flip instead does not go there
    { space: 15, safe: 0, bad: 1, flips: { safe: 0, bad: 0 } }, // over B
  ])
  const risk = riskFor(board({ discs_left }), 'A')
  expect(risk).toEqual({ bad: 4, all: 7 })
  expect(flags.reduce((sum, { bad }) => sum + bad, 0)).toBe(risk.bad) // what the flags say is what the banner says
})

test('a seat counts with the discs that it knows to be next, or not to be', () => {
  const discs_left = { 'move-1': 4, 'move-2': 2, magnet: 2 }
  const next = (discs_next: Record<string, number>) => nextDiscs({ ...board({ discs_left }), discs_next })
  expect(next({ 'move-1': 2, 'move-2': 1, magnet: 1 })).toEqual(discs_left) // nothing is known: as many as there are
  expect(next({ 'move-1': 4, 'move-2': 2, magnet: 1 })).toEqual({ 'move-1': 4, 'move-2': 2, magnet: 1 })
  expect(next({ 'move-2': 1 })).toEqual({ 'move-2': 1 })
  expect(next({})).toEqual(discs_left)
  const seen = { ...board({ discs_left }), discs_next: { 'move-2': 1 } }
  expect(riskFor(seen, 'A', nextDiscs(seen))).toEqual({ bad: 1, all: 1 })
})

test('a taken space leads to the next one, the arrow leads back, and who is first cannot leap', () => {
  const flags = (space: number, disc: string): number[] => {
    const seats = [
      { seat: 'A', space, cards: 0 },
      { seat: 'B', space: 14, cards: 0 },
    ]
    return flagsFor(board({ seats, discs_left: { [disc]: 1 } }), 'A').map((flag) => flag.space)
  }
  expect(flags(10, 'move-4')).toEqual([15])
  expect(flags(18, 'move-1')).toEqual([19])
  expect(flags(18, 'move-3')).toEqual([10])
  expect(flags(16, 'leapfrog')).toEqual([])
})

test('an empty deck is renewed from the used discs', () => {
  expect(riskFor(board({ discs: 0, used: ['move-2', 'move-1', 'move-2'] }), 'A')).toEqual({ bad: 2, all: 3 })
})

test('the spin depends on public facts alone: not on a disc that was looked at, a hand, or what comes', () => {
  const looked: BoardView = {
    ...view,
    hand: { defuse: 1 },
    discs_known: [{ card: 'magnet', first: 0, last: 0 }] as NonNullable<BoardView['discs_known']>,
    discs_next: { magnet: 1 },
    unseen: {},
  }
  const seat = view.turn ?? 'A'
  expect(riskFor(looked, seat)).toEqual(riskFor(view, seat))
  expect(spinOf).toHaveLength(1) // of the risk, which has two numbers
})

test('a disc spins longer the higher the risk, and not at all without one', () => {
  const time = (bad: number, all: number): number => spinOf({ bad, all }).time
  expect([time(0, 9), time(1, 10), time(1, 5), time(2, 5), time(9, 9), time(0, 0)]).toEqual([
    0, 500, 900, 1300, 1300, 0,
  ])
})

test('a scorch stays until the page turns', () => {
  const exchange = { n: 1, what: 'exchange', seat: 'A', other: 'B', place: 3, count: 8 }
  expect(scorchedSpaces([exchange, { n: 2, what: 'turn' }])).toEqual([8])
  expect(scorchedSpaces([exchange, { n: 2, what: 'flip' }])).toEqual([])
})

test('an offered move ends on the first free space, and says whether it explodes there', () => {
  expect(moveFor(board({}), 'A', 3)).toMatchObject({ space: 13, safe: 1, bad: 0, jumps: false })
  expect(moveFor(board({}), 'A', 4)).toMatchObject({ space: 15, safe: 0, bad: 1, jumps: true })
  expect(moveFor(board({ side: 'chaos' }), 'A', 4)).toMatchObject({ space: 15, safe: 1, bad: 0, jumps: true })
})
