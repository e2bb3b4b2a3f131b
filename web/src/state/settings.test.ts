import { describe, expect, it } from 'vitest'
import { Settings } from './settings.svelte'

const box = (kept: string | null) => ({
  kept,
  getItem() {
    return this.kept
  },
  setItem(_: string, value: string) {
    this.kept = value
  },
})

describe('settings', () => {
  it('are remembered', () => {
    const storage = box(null)
    new Settings(storage).set({ language: 'de', sound: false })
    const again = new Settings(storage)
    expect([again.current.language, again.current.sound]).toEqual(['de', false])
  })

  it.each(['{', '[1', 'null', '{"sound": "loud", "unknown": 1}'])('are the defaults where %s is stored', (stored) => {
    expect(new Settings(box(stored)).current.sound).toBe(true)
  })

  it('take no pace that does not exist', () => {
    expect(new Settings(box('{"pace": "long"}')).current.pace).toBe('usual')
    expect(new Settings(box('{"pace": "quick"}')).current.pace).toBe('quick')
  })

  it.each([
    [{ motion: 'full' }, 'whole', 1],
    [{ motion: 'full', pace: 'quick' }, 'short', 0.5],
    [{ motion: 'full', pace: 'short' }, 'short', 1],
    [{ motion: 'full', calm: true }, 'still', 1],
    [{ motion: 'reduced' }, 'still', 1],
  ])('%o show big moments %s, with durations times %d', (stored, drama, tempo) => {
    const settings = new Settings(box(JSON.stringify(stored)))
    expect([settings.drama, settings.tempo]).toEqual([drama, tempo])
  })

  it('work without storage', () => {
    const settings = new Settings(null)
    settings.set({ name: 'Mara' })
    expect(settings.current.name).toBe('Mara')
  })
})
