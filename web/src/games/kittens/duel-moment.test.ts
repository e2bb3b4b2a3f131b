import { expect, test } from 'vitest'
import type { Seen } from '../../wire'
import { DUEL_HOLD, DuelMoment } from './duel-moment.svelte'

const duel = (answer: string, seat: string, other: string): Seen[] => [
  { n: 1, what: answer, seat: 'B', other: 'A' },
  { n: 2, what: 'duel', seat, other },
]

async function waitsOf(events: Seen[], drama: 'whole' | 'short' = 'whole'): Promise<number[]> {
  const waits: number[] = []
  const moment: DuelMoment = new DuelMoment(
    (time) => Promise.resolve(void waits.push(time)),
    () => drama,
  )
  for (const { act } of moment.stepsBefore(events)) await act?.(new AbortController().signal)
  expect([moment.waiting, moment.revealed]).toEqual([false, null])
  return waits
}

test('the hold is equal for both answers and both outcomes', async () => {
  const all = await Promise.all([
    waitsOf(duel('hold', 'A', 'B')),
    waitsOf(duel('hold', 'B', 'A')),
    waitsOf(duel('swap', 'A', 'B')),
    waitsOf(duel('swap', 'B', 'A')),
  ])
  expect(new Set(all.map(String)).size).toBe(1)
  expect(all[0]?.[0]).toBe(DUEL_HOLD)
})

test('both halves are revealed at once, and nothing is held at a quick pace or without a duel', async () => {
  const moment: DuelMoment = new DuelMoment(
    () => Promise.resolve(),
    () => 'whole',
  )
  const [, reveal] = moment.stepsBefore(duel('swap', 'A', 'B'))
  const shown = reveal?.act?.(new AbortController().signal)
  expect(moment.revealed).toEqual({ godcat: 'A', devilcat: 'B' })
  await shown
  expect(await waitsOf(duel('hold', 'A', 'B'), 'short')).toEqual([])
  expect(await waitsOf([{ n: 1, what: 'draw', seat: 'A' }])).toEqual([])
})
