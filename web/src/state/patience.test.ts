import { describe, expect, it } from 'vitest'
import { patiently } from './patience'

describe('patience', () => {
  it('asks again, later and later, until the part is there', async () => {
    const waits: number[] = []
    const answers = [false, false, false, true]
    const part = () => (answers.shift() ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch')))
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    expect(await patiently(part, wait)).toBe('part')
    expect(waits).toEqual([300, 600, 1200])
  })

  it('ends, and tells what was wrong', async () => {
    const waits: number[] = []
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    await expect(patiently(() => Promise.reject(new Error('broken')), wait)).rejects.toThrow('broken')
    expect(waits).toHaveLength(19)
    expect(Math.max(...waits)).toBe(8_000)
  })
})
