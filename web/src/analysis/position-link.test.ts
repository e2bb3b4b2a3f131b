import { describe, expect, it } from 'vitest'
import { linkTo, readLink } from './position-link'

describe('a link to a position', () => {
  const whole = {
    edition: 'one-game',
    position: 'A: a*2 | B: b | draw: c d | A knows: B+b draw@0!',
    options: { first: 'host', decks: '2' },
    seat: 'B',
  }

  it('has all of it', () => {
    expect(readLink(linkTo(whole).replace('/analysis', ''))).toEqual(whole)
    expect(readLink(linkTo({ ...whole, options: {}, seat: null }).replace('/analysis', ''))).toEqual({
      ...whole,
      options: {},
      seat: null,
    })
  })

  it('is none without a game or a position', () => {
    for (const hash of ['', '#', '#game=one-game', '#position=x', '#%E0%A4%A']) expect(readLink(hash)).toBeNull()
  })
})
