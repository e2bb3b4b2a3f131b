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
  it('shows at once what came while nobody shows motion', () => {
    const table = new Table(vi.fn())
    table.take(step({ events: [event(1)], view: view(3), ask: ask(3) }))
    expect(table.view?.ask?.id).toBe(3)
    expect(table.ask?.moves).toEqual(['draw'])
    expect(table.idle).toBe(true)
  })

  it('shows a view only after its events were seen moving, one step after the other', async () => {
    const table = new Table(vi.fn())
    const ends: (() => void)[] = []
    table.moveWith(() => new Promise((end) => ends.push(end)))
    table.take(step({ events: [event(1)], view: view(1) }))
    table.take(step({ events: [event(2)], view: view(2) }))
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

  it('never replays a storm: what comes quietly does not move', () => {
    const table = new Table(vi.fn())
    const mover = vi.fn(() => Promise.resolve())
    table.moveWith(mover)
    table.take(step({ events: [event(1), event(2)], view: view(2), quiet: true }))
    expect(mover).not.toHaveBeenCalled()
    expect(table.idle).toBe(true)
    expect(table.fresh).toEqual([])
  })

  it('does not fall behind: what is late is shown at once while more waits, sooner where one is asked', async () => {
    for (const [asked, late] of [
      [false, 4000],
      [true, 1500],
    ] as const) {
      let now = 0
      const ends: (() => void)[] = []
      const table = new Table(vi.fn(), () => now)
      table.moveWith(() => new Promise((end) => ends.push(end)))
      for (const n of [1, 2, 3]) table.take(step({ events: [event(n)], view: view(n), ask: asked ? ask(n) : null }))
      now = late + 1
      ends[0]?.()
      await vi.waitFor(() => expect(table.view?.ask?.id).toBe(2)) // the second has not moved, the last one does
      expect([ends.length, table.idle]).toEqual([2, false])
    }
  })

  it('lets motion be skipped', async () => {
    const table = new Table(vi.fn())
    table.moveWith((_, __, signal) => new Promise((end) => signal.addEventListener('abort', () => end())))
    table.take(step({ events: [event(1)], view: view(1) }))
    table.skip()
    await vi.waitFor(() => expect(table.idle).toBe(true))
  })

  it('skips at once all that waits to move, and moves again what comes later', async () => {
    const table = new Table(vi.fn())
    const mover = vi.fn((_: unknown, __: unknown, signal: AbortSignal) => {
      return new Promise<void>((end) => signal.addEventListener('abort', () => end()))
    })
    table.moveWith(mover)
    for (const n of [1, 2, 3]) table.take(step({ events: [event(n)], view: view(n) }))
    table.skip()
    await vi.waitFor(() => expect(table.idle).toBe(true))
    expect(table.view?.ask?.id).toBe(3)
    expect(mover).toHaveBeenCalledTimes(1)
    table.take(step({ events: [event(4)], view: view(4) }))
    expect(mover).toHaveBeenCalledTimes(2)
  })

  it('carries one answer away, and none while that is under way', () => {
    const carry = vi.fn()
    const table = new Table(carry)
    table.take(step({ view: view(3), ask: ask(3) }))
    table.answer('draw')
    table.answer('draw')
    expect(carry).toHaveBeenCalledTimes(1)
    table.accepted()
    expect(table.ask).toBeNull()
  })

  it('opens the ask again when an answer is refused', () => {
    const carry = vi.fn()
    const table = new Table(carry)
    table.take(step({ view: view(3), ask: ask(3) }))
    table.answer('draw')
    table.refused()
    table.answer('draw')
    expect(carry).toHaveBeenCalledTimes(2)
  })

  it('closes an ask that a later view no longer has open', () => {
    const table = new Table(vi.fn())
    table.take(step({ view: view(3), ask: ask(3) }))
    table.take(step({ events: [event(1)], view: view(4) }))
    expect(table.ask).toBeNull()
  })

  it('keeps nothing of the game before', () => {
    const table = new Table(vi.fn())
    table.take(step({ events: [event(1)], view: view(3), ask: ask(3) }))
    table.begin(2)
    expect([table.game, table.seen, table.view, table.ask, table.log.length]).toEqual([2, 0, null, null, 0])
  })

  it('knows until when an ask is open', () => {
    const table = new Table(vi.fn(), () => 1000)
    table.take(step({ clock: { type: 'clock', ask: 3, left: 6000 } }))
    expect(table.deadline).toEqual({ ask: 3, until: 7000, whole: 6000 })
  })

  it('counts from when it heard of an ask, however long that waits to be shown', async () => {
    let now = 1000
    const table = new Table(vi.fn(), () => now)
    table.moveWith(() => Promise.resolve(void (now = 3000)))
    table.take(step({ events: [event(1)], clock: { type: 'clock', ask: 3, left: 6000 } }))
    await vi.waitFor(() => expect(table.deadline?.until).toBe(7000))
  })
})
