import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from '../state/settings.svelte'
import { captions } from './sound-captions.svelte'
import { sound, SOUND_NAMES } from './sounds'

it('every sound has a caption, and every caption a sound', () => {
  const written = [...readFileSync('../src/kaboodle/words/en/sounds.ftl', 'utf8').matchAll(/^sound-([\w-]+) =/gm)]
  expect(written.map((match) => match[1]).sort()).toEqual([...SOUND_NAMES].sort())
})

it('a sound is written only for who wants captions, and the last two stay', () => {
  sound('boom')
  expect(captions.shown).toEqual([])
  settings.set({ captions: true })
  for (const name of ['boom', 'card', 'win', 'nothing-like-it']) sound(name)
  settings.set({ captions: false })
  expect(captions.shown.map(({ name }) => name)).toEqual(['card', 'win'])
})
