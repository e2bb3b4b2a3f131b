import { describe, expect, it } from 'vitest'
import { isolateName, playerName } from './player-names'

describe('names', () => {
  it('leaves a name alone that runs from left to right', () => {
    expect(isolateName('Zoë')).toBe('Zoë')
  })

  it('isolates a name that runs from right to left', () => {
    expect(isolateName('שרה')).toBe('\u2068שרה\u2069')
    expect(playerName({ seat: 'A', name: 'علي 2', here: true })).toBe('\u2068علي 2\u2069')
  })

  it('removes direction controls from a name', () => {
    expect(isolateName('Eve\u202E')).toBe('Eve')
    expect(isolateName('\u2069שרה\u202D')).toBe('\u2068שרה\u2069')
  })
})
