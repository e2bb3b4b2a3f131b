import { afterEach, describe, expect, it, vi } from 'vitest'
import { patiently, renewed } from './patience'

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

describe('a page of an older version', () => {
  const reload = vi.fn()
  const served = (answer: () => Promise<Response>): void => {
    const script = { getAttribute: () => '/assets/mine.js' } as unknown as Element
    vi.spyOn(document, 'querySelector').mockReturnValue(script)
    vi.stubGlobal('fetch', answer)
    vi.stubGlobal('location', { reload })
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    reload.mockClear()
  })

  it('is loaded anew', async () => {
    served(() => Promise.resolve(new Response('<script type="module" src="/assets/newer.js">')))
    void renewed()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it.each([
    ['it is the one that is served', () => Promise.resolve(new Response('<script src="/assets/mine.js">'))],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is in trouble', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('stays when %s', async (_, answer) => {
    served(answer)
    await renewed()
    expect(reload).not.toHaveBeenCalled()
  })
})
