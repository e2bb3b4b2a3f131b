import { beforeEach, expect, test, vi } from 'vitest'
import type { DailyDeal, DailyGame, DailyState } from '../wire'
import { DailyRun, markOf, nextDeal, signsOf } from './daily-run.svelte'

const dealOf = (number: number, points: number | null): DailyDeal => ({
  number,
  edition: 'mantis',
  players: 4,
  seat: 'A',
  begun: points !== null,
  won: points === null ? null : 1,
  points,
  others: points === null ? null : 25,
})

const gameOf = (answers: number, legal: string[]): DailyGame =>
  ({
    deal: 2,
    edition: 'mantis',
    seat: 'A',
    answers,
    steps: [{ events: [], view: { ask: { id: answers + 1, what: 'turn' } } }],
    legal,
    won: legal.length ? null : 1,
  }) as unknown as DailyGame

let answers: (unknown | null)[]
let asked: [string, unknown][]

beforeEach(() => {
  answers = []
  asked = []
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push([path, body ? JSON.parse(body as string) : undefined])
    const answer = answers.shift() ?? null
    if (answer === 'late') return Promise.resolve(Response.json({ code: 'not-now' }, { status: 409 }))
    return answer === null ? Promise.reject(new Error('no network')) : Promise.resolve(Response.json(answer))
  })
})

test('the signs tell how each deal went and nothing else', () => {
  expect([20, 3, -3, -20].map(markOf)).toEqual(['above', 'even', 'even', 'below'])
  expect(signsOf([dealOf(0, 40), dealOf(1, -25), dealOf(2, 0), dealOf(3, null)])).toBe('▲ ▼ ■ ·')
  const state = { deals: [dealOf(0, 40), dealOf(1, null)] } as unknown as DailyState
  expect(nextDeal(state)?.number).toBe(1)
})

test('an answer says how many came before, so that none is played twice', async () => {
  answers = [gameOf(0, ['score', 'steal>B']), gameOf(1, ['score'])]
  const run = new DailyRun(() => 'Ada')
  await run.open(2)
  expect(run.table.ask?.moves).toEqual(['score', 'steal>B'])
  run.table.answer('steal>B')
  await vi.waitFor(() => expect(run.game?.answers).toBe(1))
  expect(asked.at(-1)).toEqual(['/api/daily/2', { answers: 0, move: 'steal>B', name: 'Ada' }])
  expect(run.table.ask?.moves).toEqual(['score'])
})

test('a late answer shows the game as it is', async () => {
  answers = [gameOf(0, ['score']), 'late', gameOf(3, ['score'])]
  const run = new DailyRun(() => 'Ada')
  await run.open(2)
  run.table.answer('score')
  await vi.waitFor(() => expect(run.game?.answers).toBe(3))
})

test('without a network the answer can be given again', async () => {
  answers = [gameOf(0, ['score']), null, gameOf(1, [])]
  const run = new DailyRun(() => 'Ada')
  await run.open(2)
  run.table.answer('score')
  await vi.waitFor(() => expect(run.trouble).toBe('unreachable'))
  run.table.answer('score')
  await vi.waitFor(() => expect(run.game?.won).toBe(1))
})
