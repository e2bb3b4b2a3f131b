import { beforeAll, describe, expect, it } from 'vitest'
import { words } from '../state/words.svelte'
import { phraseText } from './phrase-text'

const name = (seat: string): string => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat

describe('a phrase', () => {
  beforeAll(() => words.setLocale('de', 'refusals', 'kittens-refusals', 'cards', 'kittens-cards'))

  it('is a sentence of the current locale without the rules that it cites', () => {
    expect(phraseText({ message: 'kittens-refusal-cat', rules: ['EK-44'] }, name)).toBe(
      'Du brauchst zwei gleiche Katzen',
    )
  })

  it('names cards as the table does, and players by their names', () => {
    const card = { message: 'card-attack' }
    expect(phraseText({ message: 'refusal-not-held', arguments: { card } }, name)).toBe(
      'Angriff hast du nicht auf der Hand',
    )
    expect(phraseText({ message: 'refusal-turn', arguments: { seat: 'B' } }, name)).toMatch(/Bo$/)
    expect(phraseText({ message: 'refusal-over', arguments: { seats: 'A B', count: 2 } }, name)).toMatch(
      /Ada und Bo haben/,
    )
  })

  it('joins words to choose from', () => {
    expect(phraseText({ message: 'refusal-whom', arguments: { seats: ['>B', '>C'] } }, name)).toMatch(/>B oder >C$/)
  })

  it('is undefined where no catalogue has its message', () => {
    expect(phraseText({ message: 'nowhere' }, name)).toBeUndefined()
  })
})
