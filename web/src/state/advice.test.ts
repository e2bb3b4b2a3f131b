import { describe, expect, it, vi } from 'vitest'
import type { ChancesMessage, HintedMessage } from '../wire'
import { Advice } from './advice.svelte'

const chances = { type: 'chances', game: 1, ask: 3, odds: { type: 'mantis', colours: {}, hits: [] } } as unknown
const hinted: HintedMessage = { type: 'hinted', game: 1, ask: 3, move: 'draw' }

describe('advice', () => {
  it('asks for the odds of a moment once, and again after the connection was lost', () => {
    const send = vi.fn()
    const advice = new Advice(send)
    advice.wonder(1, 3)
    advice.wonder(1, 3)
    expect(send.mock.calls).toEqual([[{ type: 'odds' }]])
    advice.wonder(1, 4)
    advice.wonder(2, 4)
    expect(send).toHaveBeenCalledTimes(3)
    advice.lost()
    advice.wonder(2, 4)
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
    expect(advice.refused({ type: 'refused', code: 'illegal', text: '', about: 'move' })).toBe(false)
  })
})
