import { describe, expect, it, vi } from 'vitest'
import type { AskMessage, ChancesMessage, HintedMessage } from '../wire'
import { Advice } from './advice.svelte'

const chances = { type: 'chances', game: 1, ask: 3, odds: { type: 'mantis', colours: {}, hits: [] } } as unknown
const turn: AskMessage = { type: 'ask', game: 1, id: 3, what: 'turn', moves: [] }
const hinted: HintedMessage = { type: 'hinted', game: 1, ask: 3, move: 'draw' }

describe('advice', () => {
  it('asks for the odds of a moment once, and again after the connection was lost', () => {
    const send = vi.fn()
    const advice = new Advice(send)
    advice.wonder({ game: 1, id: 3 })
    advice.wonder({ game: 1, id: 3 })
    expect(send.mock.calls).toEqual([[{ type: 'odds' }]])
    advice.wonder({ game: 1, id: 4 })
    advice.wonder({ game: 2, id: 4 })
    expect(send).toHaveBeenCalledTimes(3)
    advice.lost()
    advice.wonder({ game: 2, id: 4 })
    expect(send).toHaveBeenCalledTimes(4)
    advice.hear(chances as ChancesMessage)
    expect(advice.chances).toBe(chances)
  })

  it('seeks one hint at a time, and shows it until it is put away', () => {
    const send = vi.fn()
    const advice = new Advice(send)
    advice.seek()
    advice.seek()
    expect(send.mock.calls).toEqual([[{ type: 'hint' }]])
    expect(advice.thinking).toBe(true)
    advice.hear(hinted)
    expect([advice.thinking, advice.hint]).toEqual([false, hinted])
    advice.dismiss()
    expect(advice.hint).toBeNull()
  })

  it('says why there is no hint, and is silent about odds that are refused', () => {
    const advice = new Advice(vi.fn())
    advice.seek()
    expect(advice.refused({ type: 'refused', code: 'not-now', text: '', about: 'hint' })).toBe(true)
    expect([advice.thinking, advice.refusal]).toEqual([false, 'not-now'])
    advice.dismiss()
    expect(advice.refused({ type: 'refused', code: 'slow-down', text: '', about: 'odds' })).toBe(true)
    expect(advice.refusal).toBeNull()
    expect(advice.refused({ type: 'refused', code: 'slow-down', text: '', about: 'why' })).toBe(true)
    expect(advice.refused({ type: 'refused', code: 'illegal', text: '', about: 'move' })).toBe(false)
  })

  it('asks why at a turn, and asks once more for what came too fast, while the same is asked of the seat', () => {
    vi.useFakeTimers()
    const send = vi.fn()
    const advice = new Advice(send)
    advice.attend({ ...turn, what: 'window' })
    expect(send).not.toHaveBeenCalled()
    advice.attend(turn)
    expect(send.mock.calls).toEqual([[{ type: 'why' }]])
    advice.refused({ type: 'refused', code: 'slow-down', text: '', about: 'odds' })
    vi.runAllTimers()
    expect(send.mock.calls.slice(1)).toEqual([[{ type: 'odds' }]])
    advice.refused({ type: 'refused', code: 'slow-down', text: '', about: 'why' })
    advice.attend({ ...turn, id: 4, what: 'give' })
    vi.runAllTimers()
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})
