import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import { moveText } from './move-text'

const reader = { name: (seat: string) => ({ B: 'Bo' })[seat] ?? seat, events: {} }

beforeAll(async () => {
  await words.setLocale('en', 'events', 'advice')
})

describe('a move in words', () => {
  it('counts several cards of one kind', () => {
    expect(moveText('skip+skip+skip>B:defuse', reader)).toBe('Play 3× Skip on Bo: Defuse')
    expect(moveText('skip+nope>B', reader)).toBe('Play Skip + Nope on Bo')
  })

  it('names places and things', () => {
    expect(moveText('hide@2', reader)).toBe('Hide it as card 3 from the top')
    expect(moveText('juggle spoon', reader)).toBe('juggle spoon')
  })
})
