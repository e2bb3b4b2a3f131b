import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pack, unpack, type PackedPattern } from './packed-messages'
import { localesIn } from './vite-plugin'

const FOLDER = '../src/kaboodle/words'
const PATHS = localesIn(FOLDER).flatMap((locale) =>
  readdirSync(`${FOLDER}/${locale}`).map((name) => `${FOLDER}/${locale}/${name}`),
)

it('restores every message of every catalogue, from patterns that are shorter', () => {
  expect(PATHS.length).toBeGreaterThan(60)
  for (const path of PATHS) {
    const { body } = new FluentResource(readFileSync(path, 'utf8'))
    const packed = pack(body)
    const [keys, patterns] = [[...packed.keys()], JSON.stringify([...packed.values()])]
    expect(unpack(keys, JSON.parse(patterns) as PackedPattern[]), path).toEqual(body)
    expect(patterns.length).toBeLessThan(JSON.stringify(body).length)
  }
})

it('refuses what it could not restore', () => {
  const { body } = new FluentResource('a = { NUMBER($n) }')
  expect(() => pack(body)).toThrow('func')
})
