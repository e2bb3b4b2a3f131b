import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settings } from '../state/settings.svelte'
import { AMBIENCES, startAmbience } from './ambience'
import { captions } from './sound-captions.svelte'
import { sound, SOUND_NAMES } from './sounds'

it('every sound has a caption, and every caption a sound', () => {
  const written = [...readFileSync('../src/kaboodle/words/en/sounds.ftl', 'utf8').matchAll(/^sound-([\w-]+) =/gm)]
  expect(written.map((match) => match[1]).sort()).toEqual([...SOUND_NAMES, ...AMBIENCES].sort())
})

it('a sound is written only for who wants captions, and the last two stay', () => {
  sound('boom')
  expect(captions.shown).toEqual([])
  settings.set({ captions: true })
  for (const name of ['boom', 'card', 'win', 'nothing-like-it']) sound(name)
  settings.set({ captions: false })
  expect(captions.shown.map(({ name }) => name)).toEqual(['card', 'win'])
})

it('a background sound is off by default, and is written when it begins', () => {
  expect(settings.current.ambience).toBe(false)
  settings.set({ captions: true })
  startAmbience('sea')
  expect(captions.shown.map(({ name }) => name)).not.toContain('sea')
  settings.set({ ambience: true })
  startAmbience('sea')()
  settings.set({ captions: false, ambience: false })
  expect(captions.shown.at(-1)?.name).toBe('sea')
})
