import { describe, expect, it } from 'vitest'
import { isolated, personOf } from './people'

describe('names', () => {
  it('leaves a name that runs as the sentence does as it is', () => {
    expect(isolated('Zoë')).toBe('Zoë')
  })

  it('isolates a name that runs from right to left, in lists of players and in sentences alike', () => {
    expect(isolated('שרה')).toBe('\u2068שרה\u2069')
    expect(personOf({ seat: 'A', name: 'علي 2', here: true })).toBe('\u2068علي 2\u2069')
  })

  it('lets no name turn the direction of what follows it', () => {
    expect(isolated('Eve\u202E')).toBe('Eve')
    expect(isolated('\u2069שרה\u202D')).toBe('\u2068שרה\u2069')
  })
})
