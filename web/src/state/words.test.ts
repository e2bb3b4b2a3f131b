import { describe, expect, it } from 'vitest'
import { packText } from '../words/vite-plugin'
import { matchLocale, Words, type Catalogue } from './words.svelte'

function messages(text: string, half: 'all' | 'face' | 'help' = 'all'): Extract<Catalogue, unknown[]> {
  const packed = packText(text, half)
  return [[...packed.keys()], JSON.stringify([...packed.values()])]
}

const files = {
  'en/app': () => Promise.resolve(messages('hello = Hello { $name }\nbox = Box\n    .title = A box')),
  'de/app': () => Promise.resolve(messages('hello = Hallo { $name }')),
  'de/more': messages('more = Mehr'),
}

describe('words', () => {
  it('are formatted in the current locale', async () => {
    const words = new Words(files)
    await words.setLocale('en', 'app')
    expect(words.format('hello', { name: 'Mara' })).toBe('Hello Mara')
    expect(words.format('box.title')).toBe('A box')
    await words.setLocale('de')
    expect(words.format('hello', { name: 'Mara' })).toBe('Hallo Mara')
    await words.load('more')
    expect(words.format('more')).toBe('Mehr')
  })

  it('of the first script need not be loaded, in any locale', async () => {
    const words = new Words({
      'en/app': messages('yes = Yes'),
      'en/more': () => Promise.resolve(messages('more = More')),
      'de/app': messages('yes = Ja'),
    })
    await words.setLocale('en')
    expect([words.format('yes'), words.format('more')]).toEqual(['Yes', 'more'])
    await words.setLocale('de')
    expect(words.format('yes')).toBe('Ja')
    await words.load('app')
    expect(words.format('yes')).toBe('Ja')
  })

  it('of a card come in two parts: its face first, its help page when it is opened', async () => {
    const card =
      'card-nap = Nap\n    .line = Sleep.\n    .help = Long.\n    .more = Longer.\ncard-all =\n    .help = Shared.'
    const words = new Words({
      'en/game-cards': messages(card, 'face'),
      'en/game-help': async () => messages(card, 'help'),
    })
    await words.setLocale('en')
    expect(words.format('card-nap.line')).toBe('Sleep.')
    expect(words.format('card-nap.help')).toBe('card-nap.help')
    expect(words.has('card-all')).toBe(false)
    await words.load('game-help')
    const all = ['card-nap', 'card-nap.line', 'card-nap.help', 'card-nap.more', 'card-all.help']
    expect(all.map((id) => words.format(id))).toEqual(['Nap', 'Sleep.', 'Long.', 'Longer.', 'Shared.'])
  })

  it('name what is missing', async () => {
    const words = new Words(files)
    await words.setLocale('en', 'app')
    expect(words.format('nothing')).toBe('nothing')
    await expect(words.load('nowhere')).rejects.toThrow('nowhere')
  })

  it.each([
    [['pt-PT'], 'pt-BR'],
    [['fr', 'de-AT'], 'de'],
    [['es-MX', 'en'], 'es'],
    [['fr'], 'en'],
    [['en-GB', 'de'], 'en'],
  ])('for %s are %s', (tags, locale) => {
    expect(matchLocale(tags)).toBe(locale)
  })
})
