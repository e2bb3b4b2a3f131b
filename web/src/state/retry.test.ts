import { afterEach, describe, expect, it, vi } from 'vitest'
import { reloadIfOutdated, retry } from './retry'

describe('retry', () => {
  it('loads again after longer and longer waits until it succeeds', async () => {
    const waits: number[] = []
    const answers = [false, false, false, true]
    const part = () => (answers.shift() ? Promise.resolve('part') : Promise.reject(new TypeError('Failed to fetch')))
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    expect(await retry(part, wait)).toBe('part')
    expect(waits).toEqual([300, 600, 1200])
  })

  it('gives up with the last error', async () => {
    const waits: number[] = []
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    await expect(retry(() => Promise.reject(new Error('broken')), wait)).rejects.toThrow('broken')
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

  it('is reloaded', async () => {
    served(() => Promise.resolve(new Response('<script type="module" src="/assets/newer.js">')))
    void reloadIfOutdated()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it.each([
    ['it is the one that is served', () => Promise.resolve(new Response('<script src="/assets/mine.js">'))],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is in trouble', () => Promise.resolve(new Response('', { status: 503 }))],
  ])('stays when %s', async (_, answer) => {
    served(answer)
    await reloadIfOutdated()
    expect(reload).not.toHaveBeenCalled()
  })
})
