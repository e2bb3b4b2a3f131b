import { describe, expect, it, vi } from 'vitest'
import type { AskMessage, KittensView, Seen } from '../wire'
import { Table, type Step } from './table.svelte'

const view = (ask: number): KittensView => ({
  type: 'kittens',
  edition: 'original',
  options: {},
  seat: 'A',
  hand: {},
  seats: [],
  pile: 20,
  kittens: 1,
  ask: { id: ask, what: 'turn', seat: 'A', yours: true },
})
const ask = (id: number): AskMessage => ({ type: 'ask', game: 1, id, what: 'turn', moves: ['draw'] })
const event = (n: number): Seen => ({ n, what: 'draw', seat: 'B' })
const step = (over: Partial<Step>): Step => ({ events: [], view: null, ask: null, clock: null, quiet: false, ...over })

describe('a table', () => {
  it('shows a step at once while there is no animator', () => {
    const table = new Table(vi.fn())
    table.enqueue(step({ events: [event(1)], view: view(3), ask: ask(3) }))
    expect(table.view?.ask?.id).toBe(3)
    expect(table.ask?.moves).toEqual(['draw'])
    expect(table.idle).toBe(true)
  })

  it('shows a view only after its events were animated, one step after the other', async () => {
    const table = new Table(vi.fn())
    const ends: (() => void)[] = []
    table.setAnimator(() => new Promise((end) => ends.push(end)))
    table.enqueue(step({ events: [event(1)], view: view(1) }))
    table.enqueue(step({ events: [event(2)], view: view(2) }))
    expect(table.view).toBeNull()
    expect(table.idle).toBe(false)
    ends[0]?.()
    await vi.waitFor(() => expect(ends.length).toBe(2))
    expect(table.view?.ask?.id).toBe(1)
    ends[1]?.()
    await vi.waitFor(() => expect(table.idle).toBe(true))
    expect(table.view?.ask?.id).toBe(2)
    expect(table.log.map((seen) => seen.n)).toEqual([1, 2])
  })

  it('does not animate a quiet step', () => {
    const table = new Table(vi.fn())
    const animator = vi.fn(() => Promise.resolve())
    table.setAnimator(animator)
    table.enqueue(step({ events: [event(1), event(2)], view: view(2), quiet: true }))
    expect(animator).not.toHaveBeenCalled()
    expect(table.idle).toBe(true)
    expect(table.fresh).toEqual([])
  })

  it('shows late steps at once while others wait, sooner if this seat is asked', async () => {
    for (const [asked, late] of [
      [false, 4000],
      [true, 1500],
    ] as const) {
      let now = 0
      const ends: (() => void)[] = []
      const table = new Table(vi.fn(), () => now)
      table.setAnimator(() => new Promise((end) => ends.push(end)))
      for (const n of [1, 2, 3]) table.enqueue(step({ events: [event(n)], view: view(n), ask: asked ? ask(n) : null }))
      now = late + 1
      ends[0]?.()
      await vi.waitFor(() => expect(table.view?.ask?.id).toBe(2)) // the second is not animated, the last one is
      expect([ends.length, table.idle]).toEqual([2, false])
    }
  })

  it('skips an animation', async () => {
    const table = new Table(vi.fn())
    table.setAnimator((_, __, signal) => new Promise((end) => signal.addEventListener('abort', () => end())))
    table.enqueue(step({ events: [event(1)], view: view(1) }))
    table.skip()
    await vi.waitFor(() => expect(table.idle).toBe(true))
  })

  it('skips all queued animations, and animates later steps again', async () => {
    const table = new Table(vi.fn())
    const animator = vi.fn((_: unknown, __: unknown, signal: AbortSignal) => {
      return new Promise<void>((end) => signal.addEventListener('abort', () => end()))
    })
    table.setAnimator(animator)
    for (const n of [1, 2, 3]) table.enqueue(step({ events: [event(n)], view: view(n) }))
    table.skip()
    await vi.waitFor(() => expect(table.idle).toBe(true))
    expect(table.view?.ask?.id).toBe(3)
    expect(animator).toHaveBeenCalledTimes(1)
    table.enqueue(step({ events: [event(4)], view: view(4) }))
    expect(animator).toHaveBeenCalledTimes(2)
  })

  it('shows a rest that is watched step by step, however much has come in, and its end on request', async () => {
    vi.useFakeTimers()
    const table = new Table(vi.fn())
    const animator = vi.fn(() => Promise.resolve())
    table.setAnimator(animator)
    table.watch(300)
    for (let n = 1; n <= 9; n += 1) table.enqueue(step({ events: [event(n)], view: view(n) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(table.view?.ask?.id).toBe(1)
    await vi.advanceTimersByTimeAsync(300)
    expect([table.view?.ask?.id, animator.mock.calls.length]).toEqual([2, 2])
    table.skip() // only the present one
    await vi.advanceTimersByTimeAsync(0)
    expect(table.view?.ask?.id).toBe(3)
    table.watch(null)
    await vi.advanceTimersByTimeAsync(0)
    expect([table.view?.ask?.id, table.idle]).toEqual([9, true])
    vi.useRealTimers()
  })

  it('submits one answer, and no other before it is acknowledged', () => {
    const submit = vi.fn()
    const table = new Table(submit)
    table.enqueue(step({ view: view(3), ask: ask(3) }))
    table.answer('draw')
    table.answer('draw')
    expect(submit).toHaveBeenCalledTimes(1)
    table.accepted()
    expect(table.ask).toBeNull()
  })

  it('opens the ask again when an answer is refused', () => {
    const submit = vi.fn()
    const table = new Table(submit)
    table.enqueue(step({ view: view(3), ask: ask(3) }))
    table.answer('draw')
    table.refused()
    table.answer('draw')
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it('closes an ask that a later view no longer has open', () => {
    const table = new Table(vi.fn())
    table.enqueue(step({ view: view(3), ask: ask(3) }))
    table.enqueue(step({ events: [event(1)], view: view(4) }))
    expect(table.ask).toBeNull()
  })

  it('keeps nothing of the last game', () => {
    const table = new Table(vi.fn())
    table.enqueue(step({ events: [event(1)], view: view(3), ask: ask(3) }))
    table.begin(2)
    expect([table.game, table.seen, table.view, table.ask, table.log.length]).toEqual([2, 0, null, null, 0])
  })

  it('computes the deadline of an ask', () => {
    const table = new Table(vi.fn(), () => 1000)
    table.enqueue(step({ clock: { type: 'clock', ask: 3, left: 6000 } }))
    expect(table.deadline).toEqual({ ask: 3, until: 7000, whole: 6000 })
  })

  it('counts the deadline from when the clock was received, not shown', async () => {
    let now = 1000
    const table = new Table(vi.fn(), () => now)
    table.setAnimator(() => Promise.resolve(void (now = 3000)))
    table.enqueue(step({ events: [event(1)], clock: { type: 'clock', ask: 3, left: 6000 } }))
    await vi.waitFor(() => expect(table.deadline?.until).toBe(7000))
  })
})
