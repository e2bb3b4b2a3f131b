import { describe, expect, it } from 'vitest'
import { read } from '../words/plugin'
import { choose, Words } from './words.svelte'

const files = {
  '../words/en/app.ftl': () => Promise.resolve(read('hello = Hello { $name }\nbox = Box\n    .title = A box')),
  '../words/de/app.ftl': () => Promise.resolve(read('hello = Hallo { $name }')),
  '../words/de/more.ftl': read('more = Mehr'),
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

  it('that came with the script are there without being asked for, in every language', async () => {
    const words = new Words({
      '../words/en/app.ftl': read('yes = Yes'),
      '../words/en/more.ftl': () => Promise.resolve(read('more = More')),
      '../words/de/app.ftl': read('yes = Ja'),
    })
    await words.speak('en')
    expect([words.say('yes'), words.say('more')]).toEqual(['Yes', 'more'])
    await words.speak('de')
    expect(words.say('yes')).toBe('Ja')
    await words.need('app')
    expect(words.say('yes')).toBe('Ja')
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
