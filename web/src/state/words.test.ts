import { describe, expect, it } from 'vitest'
import { choose, Words } from './words.svelte'

const files = {
  '../words/en/app.ftl': () => Promise.resolve('hello = Hello { $name }\nbox = Box\n    .title = A box'),
  '../words/de/app.ftl': () => Promise.resolve('hello = Hallo { $name }'),
  '../words/de/more.ftl': () => Promise.resolve('more = Mehr'),
}

describe('words', () => {
  it('are in the language that is spoken', async () => {
    const words = new Words(files)
    await words.speak('en', 'app')
    expect(words.say('hello', { name: 'Mara' })).toBe('Hello Mara')
    expect(words.say('box.title')).toBe('A box')
    await words.speak('de')
    expect(words.say('hello', { name: 'Mara' })).toBe('Hallo Mara')
    await words.need('more')
    expect(words.say('more')).toBe('Mehr')
  })

  it('name what is missing', async () => {
    const words = new Words(files)
    await words.speak('en', 'app')
    expect(words.say('nothing')).toBe('nothing')
    await expect(words.need('nowhere')).rejects.toThrow('nowhere')
  })

  it.each([
    [['pt-PT'], 'pt-BR'],
    [['fr', 'de-AT'], 'de'],
    [['es-MX', 'en'], 'es'],
    [['fr'], 'en'],
    [['en-GB', 'de'], 'en'],
  ])('for %s are %s', (wishes, locale) => {
    expect(choose(wishes)).toBe(locale)
  })
})
