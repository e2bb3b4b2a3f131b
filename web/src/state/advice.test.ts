import { describe, expect, it, vi } from 'vitest'
import type { AskMessage, OddsMessage, HintMessage } from '../wire'
import { Advice } from './advice.svelte'

const chances = { type: 'odds', game: 1, ask: 3, odds: { type: 'mantis', colours: {}, hits: [] } } as unknown
const turn: AskMessage = { type: 'ask', game: 1, id: 3, what: 'turn', moves: [] }
const hinted: HintMessage = { type: 'hint', game: 1, ask: 3, move: 'draw' }

describe('advice', () => {
  it('requests the odds of a moment once, and again after a lost connection', () => {
    const send = vi.fn()
    const advice = new Advice(send)
    advice.requestOdds({ game: 1, id: 3 })
    advice.requestOdds({ game: 1, id: 3 })
    expect(send.mock.calls).toEqual([[{ type: 'odds' }]])
    advice.requestOdds({ game: 1, id: 4 })
    advice.requestOdds({ game: 2, id: 4 })
    expect(send).toHaveBeenCalledTimes(3)
    advice.reset()
    advice.requestOdds({ game: 2, id: 4 })
    expect(send).toHaveBeenCalledTimes(4)
    advice.receive(chances as OddsMessage)
    expect(advice.chances).toBe(chances)
  })

  it('requests one hint at a time and keeps it until it is dismissed', () => {
    const send = vi.fn()
    const advice = new Advice(send)
    advice.requestHint()
    advice.requestHint()
    expect(send.mock.calls).toEqual([[{ type: 'hint' }]])
    expect(advice.thinking).toBe(true)
    advice.receive(hinted)
    expect([advice.thinking, advice.hint]).toEqual([false, hinted])
    advice.dismissHint()
    expect(advice.hint).toBeNull()
  })

  it('keeps why there is no hint, and ignores refused odds', () => {
    const advice = new Advice(vi.fn())
    advice.requestHint()
    expect(advice.handleRefusal({ type: 'refused', code: 'not-now', text: '', about: 'hint' })).toBe(true)
    expect([advice.thinking, advice.refusal]).toEqual([false, 'not-now'])
    advice.dismissHint()
    expect(advice.handleRefusal({ type: 'refused', code: 'slow-down', text: '', about: 'odds' })).toBe(true)
    expect(advice.refusal).toBeNull()
    expect(advice.handleRefusal({ type: 'refused', code: 'slow-down', text: '', about: 'why' })).toBe(true)
    expect(advice.handleRefusal({ type: 'refused', code: 'illegal', text: '', about: 'move' })).toBe(false)
  })

  it('requests reasons at a turn, and repeats what was sent too fast while the same ask is open', () => {
    vi.useFakeTimers()
    const send = vi.fn()
    const advice = new Advice(send)
    advice.onAsk({ ...turn, what: 'window' })
    expect(send).not.toHaveBeenCalled()
    advice.onAsk(turn)
    expect(send.mock.calls).toEqual([[{ type: 'why' }]])
    advice.handleRefusal({ type: 'refused', code: 'slow-down', text: '', about: 'odds' })
    vi.runAllTimers()
    expect(send.mock.calls.slice(1)).toEqual([[{ type: 'odds' }]])
    advice.handleRefusal({ type: 'refused', code: 'slow-down', text: '', about: 'why' })
    advice.onAsk({ ...turn, id: 4, what: 'give' })
    vi.runAllTimers()
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
