import { beforeEach, expect, test, vi } from 'vitest'
import type { PuzzleBody, PuzzleMove } from '../wire'
import { cardOf, targetOf } from './move-picture'
import { candidateOf, choicesOf, isRight, PuzzleRun } from './puzzle-run.svelte'

const ALL = { edition: '', theme: '' }
const RATING = { value: 1500, deviation: 350, tried: 0, solved: 0 }

const moveOf = (move: string, chance: number, alike: string[] = []): PuzzleMove => ({
  move,
  alike,
  chance,
  error: 1,
  why: { key: 'plain', numbers: {}, text: '' },
})

const puzzleOf = (id: string): PuzzleBody =>
  ({
    id,
    edition: 'original',
    theme: 'count',
    seat: 'A',
    view: { ask: { id: 7, what: 'turn' } },
    events: [],
    legal: ['draw', 'skip', 'skip+skip', 'attack'],
    moves: [moveOf('skip', 50, ['skip+skip']), moveOf('draw', 30), moveOf('attack', 20)],
    lead: 20,
    error: 1,
    tried: 0,
    found: 0,
  }) as unknown as PuzzleBody

let answers: (unknown | null)[] // what the server says, in order; null: it cannot be reached
let asked: [string, unknown][]

beforeEach(() => {
  localStorage.clear()
  answers = []
  asked = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push([path, body ? JSON.parse(body as string) : undefined])
    const answer = answers.shift() ?? null
    return answer === null ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json(answer))
  })
})

const batchOf = (...ids: string[]) => ({ puzzles: ids.map(puzzleOf), rating: RATING, themes: { count: 9 }, left: 9 })
const result = { right: true, counted: true, rating: { ...RATING, value: 1600 }, change: 100, tried: 1, found: 1 }

test('a move that leads to the same game is right too', () => {
  const puzzle = puzzleOf('a')
  expect(['skip', 'skip+skip', 'draw', 'castle'].map((move) => isRight(puzzle, move))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(candidateOf(puzzle, 'skip+skip')?.move).toBe('skip')
})

test('the choices do not tell the best move by their order', () => {
  expect(choicesOf(puzzleOf('a')).map(({ move }) => move)).toEqual(['draw', 'skip', 'attack'])
})

test('an answer closes the puzzle, is sent, and the next one comes', async () => {
  answers = [batchOf('a', 'b', 'c', 'd', 'e', 'f'), result]
  const run = new PuzzleRun(() => 'Ada')
  await run.begin(ALL)
  expect([run.puzzle?.id, run.table.ask?.moves.length]).toEqual(['a', 4])
  await run.answer('skip')
  expect([run.answered, run.result?.change, run.rating.value, run.inRow]).toEqual(['skip', 100, 1600, 1])
  expect(asked.at(-1)).toEqual(['/api/puzzles/a', { move: 'skip', name: 'Ada' }])
  await run.answer('draw') // too late
  expect(run.answered).toBe('skip')
  await run.next(ALL)
  expect([run.puzzle?.id, run.answered, run.result]).toEqual(['b', null, null])
})

test('without a network it goes on with what is on the device, and sends the answers later', async () => {
  answers = [batchOf('a', 'b'), null, null]
  const run = new PuzzleRun(() => 'Ada')
  await run.begin(ALL)
  await run.answer('draw')
  expect([run.offline, run.result, run.inRow]).toEqual([true, null, 0])
  await run.next(ALL)
  expect(run.puzzle?.id).toBe('b')

  const later = new PuzzleRun(() => 'Ada') // another visit, first without and then with a network
  await later.begin(ALL)
  expect([later.puzzle?.id, later.offline]).toEqual(['b', true])
  answers = [result, batchOf('c')]
  await later.begin(ALL)
  expect(asked.at(-2)).toEqual(['/api/puzzles/a', { move: 'draw', name: 'Ada' }])
  expect([later.puzzle?.id, later.offline]).toEqual(['c', false])
})

test('the picture of a move is its first card, or its target', () => {
  expect(cardOf('attack+attack>B:defuse')).toBe('attack')
  expect(cardOf('take nope')).toBe('nope')
  expect(cardOf('draw')).toBeUndefined()
  expect([targetOf('steal>C'), targetOf('score')]).toEqual(['C', undefined])
})
